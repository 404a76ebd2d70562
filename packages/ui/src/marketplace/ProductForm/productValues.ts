import { readNumber } from '../../lib/readNumber.ts'
import { readPictures } from '../PicturesField/pictures.ts'
import { readPriceSteps } from '../PriceBreaksField/steps.ts'
import type { Product } from '../product.ts'
import { changeOf, type Wholesale, type WholesaleField, wholesaleFields } from './wholesale.ts'

/** What a supplier says about a product. */
export type ProductValues = Omit<Product, '_id' | 'reviewCount' | 'supplier' | 'withdrawn' | WholesaleField> & Wholesale
export type ProductField = Exclude<keyof ProductValues, WholesaleField | 'images'>
/** Those of an update. */
export type EditedField = Exclude<keyof ProductValues, 'priceBreaks' | 'images'>

/** What is wrong, field by field, of price steps also row by row; `form` is what concerns all of it. */
export type ProductErrors = { [Field in Exclude<keyof ProductValues, 'priceBreaks'>]?: string | undefined } & {
  priceBreaks?: string | readonly (string | undefined)[] | undefined
  form?: { title: string; text?: string | undefined } | undefined
}

/** An update that came too late: what it was made from, and what the product has become since. */
export type Conflict = { from: ProductValues; theirs: ProductValues }

type Figure = 'rating' | 'mainQuantity' | 'minQuantity'

/** What the fields begin with: a figure, or what somebody has typed for one. */
export type FieldStarts = Omit<ProductValues, Figure | 'orderMultiple' | 'leadDays'> &
  Record<Figure, number | string> & {
    orderMultiple?: number | string | undefined
    leadDays?: number | string | null | undefined
  }

const untilPrice = ['image', 'name', 'brand', 'category', 'description', 'price'] as const satisfies ProductField[]
const afterPrice = ['mainQuantity', 'minQuantity', 'rating'] as const satisfies ProductField[]

/** The required fields. */
export const productFields = [...untilPrice, ...afterPrice] as const

/** Every field that can be wrong, in the order of the form: the first wrong one gets the focus. */
export const allFields = [...untilPrice, ...wholesaleFields, ...afterPrice] as const

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All of its pictures, or the one it has. */
export function picturesOf({ image, images }: Pick<ProductValues, 'image' | 'images'>) {
  return images ?? (image ? [image] : [])
}

export function controlOf(form: HTMLFormElement, field: keyof ProductValues) {
  return form.elements.namedItem(field) as Control | null
}

/** Of price steps the first that is wrong has it, else what comes first there. */
export function focusOnFirst(form: HTMLFormElement, faults: ProductErrors) {
  const field = allFields.find((name) => faults[name])
  if (field === undefined && faults.images)
    return form.querySelector<HTMLElement>('[data-slot=pictures-field] [type=file]')?.focus()
  if (field !== 'priceBreaks') return field && controlOf(form, field)?.focus()
  const steps = form.querySelector('[data-slot=price-breaks-field]')
  const wrong = steps?.querySelector<HTMLElement>('[aria-invalid=true]')
  return (wrong ?? steps?.querySelector<HTMLElement>('input, button'))?.focus()
}

const numericFields: readonly string[] = ['price', 'rating', 'mainQuantity', 'minQuantity', 'orderMultiple', 'leadDays']

export function isNumeric(field: keyof ProductValues) {
  return numericFields.includes(field)
}

/** What stands in the fields of an update, as it was typed. */
export function typedIn(form: HTMLFormElement, price: number): FieldStarts {
  const typed = (field: keyof ProductValues) => controlOf(form, field)?.value ?? ''
  return {
    image: typed('image'),
    name: typed('name'),
    brand: typed('brand'),
    category: typed('category'),
    description: typed('description'),
    price,
    rating: typed('rating'),
    mainQuantity: typed('mainQuantity'),
    minQuantity: typed('minQuantity'),
    sku: typed('sku'),
    orderMultiple: typed('orderMultiple'),
    leadDays: typed('leadDays'),
    images: controlOf(form, 'images') ? readPictures(typed('images')) : undefined,
  }
}

/** Of one alone nothing is told, unless it is what is left of several. */
function imagesIn(carried: string, saved: ProductValues | undefined) {
  const images = readPictures(carried)
  return images.length > 1 || (images.length === 1 && saved?.images) ? { images } : {}
}

/** What the form holds; a number that cannot be parsed is 0. What it does not send (the price of an update) is given. */
export function readProduct(
  form: HTMLFormElement,
  locale: string,
  saved?: ProductValues,
  given?: Partial<ProductValues>,
): ProductValues {
  const text = (field: keyof ProductValues) => controlOf(form, field)?.value.trim() ?? ''
  const number = (field: keyof ProductValues) => readNumber(text(field), locale) ?? 0
  const optional = (field: 'orderMultiple' | 'leadDays') => (text(field) === '' ? undefined : number(field))
  const steps = readPriceSteps(text('priceBreaks'), locale)
  return {
    image: text('image'),
    ...imagesIn(text('images'), saved),
    name: text('name'),
    brand: text('brand'),
    category: text('category'),
    description: text('description'),
    price: number('price'),
    rating: number('rating'),
    mainQuantity: number('mainQuantity'),
    minQuantity: number('minQuantity'),
    ...(controlOf(form, 'sku') && {
      ...changeOf('sku', text('sku'), saved),
      ...changeOf('orderMultiple', optional('orderMultiple'), saved),
      ...changeOf('leadDays', optional('leadDays'), saved),
    }),
    ...(steps.length > 0 && { priceBreaks: steps.map(({ from, price }) => ({ from: from ?? 0, price: price ?? 0 })) }),
    ...given,
  }
}
