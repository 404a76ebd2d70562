import type { FormErrors } from '@arot/ui/internal/lib/formErrors'
import { readNumber } from '@arot/ui/internal/lib/readNumber'
import { readPictures } from '@arot/ui/internal/marketplace/PicturesField/pictures'
import { readPriceSteps } from '@arot/ui/internal/marketplace/PriceBreaksField/steps'
import type { Product } from '@arot/ui/internal/marketplace/product'
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

/** The fields of a product that a supplier edits. */
export type ProductValues = Omit<Product, '_id' | 'reviewCount' | 'supplier' | 'withdrawn' | WholesaleField> & Wholesale
export type ProductField = Exclude<keyof ProductValues, WholesaleField | 'images'>
/** The fields that an update edits. */
export type EditedField = Exclude<keyof ProductValues, 'priceBreaks' | 'images'>

/** The errors, for price steps also by row. */
export type ProductErrors = FormErrors<ProductValues>

/** An update that came too late: the values it was made from, and the current ones of another person. */
export type Conflict = { from: ProductValues; theirs: ProductValues }

const texts = ['image', 'name', 'brand', 'category', 'description'] as const satisfies ProductField[]
const figures = ['mainQuantity', 'minQuantity', 'rating'] as const satisfies ProductField[]
type Figure = (typeof figures)[number]

/** The initial values: numbers, or the text that the user has typed. */
export type FieldStarts = Omit<ProductValues, Figure | OptionalFigure> &
  Record<Figure, number | string> & { [Field in OptionalFigure]?: ProductValues[Field] | string }

/** The required fields. */
export const productFields = [...texts, 'price', ...figures] as const

/** Every field that can have an error, in the order of the form. */
export const allFields = [...texts, 'price', ...wholesaleFields, ...figures] as const

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All pictures of a product, or its only one. */
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

/** The typed text of an update's fields. */
export function readForm(form: HTMLFormElement, price: number): FieldStarts {
  const read = (field: keyof ProductValues) => controlOf(form, field)?.value ?? ''
  return {
    ...valuesOf([...texts, ...figures, ...optionalFields], read),
    price,
    images: controlOf(form, 'images') ? readPictures(read('images')) : undefined,
  }
}

/** A single picture is not submitted as a list, unless it is left of several. */
function imagesIn(carried: string, saved: ProductValues | undefined) {
  const images = readPictures(carried)
  return images.length > 1 || (images.length === 1 && saved?.images) ? { images } : {}
}

/**
 * The values of the form. Text that is not a number is 0. `given` has values that the form does not submit, such as the
 * price of an update.
 */
export function readProduct(
  form: HTMLFormElement,
  locale: string,
  saved?: ProductValues,
  others?: Partial<ProductValues>,
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
    ...others,
  }
}
