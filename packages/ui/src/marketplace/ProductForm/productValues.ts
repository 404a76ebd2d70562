import type { FormErrors } from '../../lib/formErrors.ts'
import { readNumber } from '../../lib/readNumber.ts'
import { readPictures } from '../PicturesField/pictures.ts'
import { readPriceSteps } from '../PriceBreaksField/steps.ts'
import type { Product } from '../product.ts'
import {
  changeOf,
  type OptionalField,
  type OptionalFigure,
  optionalFields,
  optionalFigures,
  type Wholesale,
  type WholesaleField,
  wholesaleFields,
} from './wholesale.ts'

/** What a supplier says about a product. */
export type ProductValues = Omit<Product, '_id' | 'reviewCount' | 'supplier' | 'withdrawn' | WholesaleField> & Wholesale
export type ProductField = Exclude<keyof ProductValues, WholesaleField | 'images'>
/** Those of an update. */
export type EditedField = Exclude<keyof ProductValues, 'priceBreaks' | 'images'>

/** What is wrong, of price steps also row by row. */
export type ProductErrors = FormErrors<ProductValues>

/** An update that came too late: what it was made from, and what the product has become since. */
export type Conflict = { from: ProductValues; theirs: ProductValues }

const texts = ['image', 'name', 'brand', 'category', 'description'] as const satisfies ProductField[]
const figures = ['mainQuantity', 'minQuantity', 'rating'] as const satisfies ProductField[]
type Figure = (typeof figures)[number]

/** What the fields begin with: a figure, or what somebody has typed for one. */
export type FieldStarts = Omit<ProductValues, Figure | OptionalFigure> &
  Record<Figure, number | string> & { [Field in OptionalFigure]?: ProductValues[Field] | string }

/** The required fields. */
export const productFields = [...texts, 'price', ...figures] as const

/** Every field that can be wrong, in the order of the form. */
export const allFields = [...texts, 'price', ...wholesaleFields, ...figures] as const

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All of its pictures, or the one it has. */
export function picturesOf({ image, images }: Pick<ProductValues, 'image' | 'images'>) {
  return images ?? (image ? [image] : [])
}

export function controlOf(form: HTMLFormElement, field: keyof ProductValues) {
  return form.elements.namedItem(field) as Control | null
}

const numericFields: readonly string[] = ['price', ...figures, ...optionalFigures]

export function isNumeric(field: keyof ProductValues) {
  return numericFields.includes(field)
}

const valuesOf = <Field extends string, Value>(fields: readonly Field[], of: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, Value>

/** What stands in the fields of an update, as it was typed. */
export function readForm(form: HTMLFormElement, price: number): FieldStarts {
  const read = (field: keyof ProductValues) => controlOf(form, field)?.value ?? ''
  return {
    ...valuesOf([...texts, ...figures, ...optionalFields], read),
    price,
    images: controlOf(form, 'images') ? readPictures(read('images')) : undefined,
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
  const optional = (field: OptionalField) => (text(field) === '' ? undefined : number(field))
  const changes = optionalFields.map((field) => changeOf(field, field === 'sku' ? text(field) : optional(field), saved))
  const steps = readPriceSteps(text('priceBreaks'), locale)
  return {
    ...valuesOf(texts, text),
    ...imagesIn(text('images'), saved),
    ...valuesOf(['price', ...figures], number),
    ...(controlOf(form, 'sku') && Object.assign({}, ...changes)),
    ...(steps.length > 0 && { priceBreaks: steps.map(({ from, price }) => ({ from: from ?? 0, price: price ?? 0 })) }),
    ...given,
  }
}
