import { readNumber } from '../../lib/readNumber.ts'
import type { Product } from '../product.ts'

/** What a supplier says about a product. */
export type ProductValues = Omit<Product, '_id' | 'sku' | 'orderMultiple' | 'priceBreaks' | 'leadDays'>
export type ProductField = keyof ProductValues

/** What is wrong, field by field; `form` is what concerns all of it. */
export type ProductErrors = { [Field in ProductField]?: string | undefined } & {
  form?: { title: string; text?: string | undefined } | undefined
}

/** An update that came too late: what it was made from, and what the product has become since. */
export type Conflict = { from: ProductValues; theirs: ProductValues }

type Figure = 'rating' | 'mainQuantity' | 'minQuantity'

/** What the fields begin with: a figure, or what somebody has typed for one. */
export type FieldStarts = Omit<ProductValues, Figure> & Record<Figure, number | string>

/** The order in which the form shows them, and in which the first wrong one is looked for. */
export const productFields = [
  'image',
  'name',
  'brand',
  'category',
  'description',
  'price',
  'rating',
  'mainQuantity',
  'minQuantity',
] as const satisfies ProductField[]

type ProductFormRules = { [Figure in 'price' | 'rating' | 'mainQuantity' | 'minQuantity']: string }

/** The rules of a product where the host brings none. */
export function judgeProduct(
  { price, rating, mainQuantity, minQuantity }: ProductValues,
  rules: ProductFormRules,
): ProductErrors {
  const errors: ProductErrors = {}
  if (price <= 0) errors.price = rules.price
  if (rating < 1 || rating > 5) errors.rating = rules.rating
  if (mainQuantity < 0 || !Number.isInteger(mainQuantity)) errors.mainQuantity = rules.mainQuantity
  if (minQuantity < 1 || !Number.isInteger(minQuantity)) errors.minQuantity = rules.minQuantity
  return errors
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function controlOf(form: HTMLFormElement, field: ProductField) {
  return form.elements.namedItem(field) as Control | null
}

const numericFields: readonly string[] = ['price', 'rating', 'mainQuantity', 'minQuantity']

export function isNumeric(field: ProductField) {
  return numericFields.includes(field)
}

/** What stands in the fields of an update, as it was typed. */
export function typedIn(form: HTMLFormElement, price: number): FieldStarts {
  const typed = (field: ProductField) => controlOf(form, field)?.value ?? ''
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
  }
}

/** What the form holds; a number that cannot be parsed is 0. What it does not send (the price of an update) is given. */
export function readProduct(form: HTMLFormElement, locale: string, given?: Partial<ProductValues>): ProductValues {
  const text = (field: ProductField) => controlOf(form, field)?.value.trim() ?? ''
  const number = (field: ProductField) => readNumber(text(field), locale) ?? 0
  return {
    image: text('image'),
    name: text('name'),
    brand: text('brand'),
    category: text('category'),
    description: text('description'),
    price: number('price'),
    rating: number('rating'),
    mainQuantity: number('mainQuantity'),
    minQuantity: number('minQuantity'),
    ...given,
  }
}
