import type { Product } from '../product.ts'

/** What only some products have, in the order of the form, with the value that an update sends to take it away. */
const none = {
  sku: '',
  orderMultiple: 1,
  leadDays: null,
} as const

export type OptionalField = keyof typeof none
export type OptionalFigure = Exclude<OptionalField, 'sku'>
/** The fields of a product that wholesale alone has. */
export type WholesaleField = OptionalField | 'priceBreaks'

export const optionalFigures = Object.keys(none).filter((field) => field !== 'sku') as OptionalFigure[]
export const optionalFields: readonly OptionalField[] = ['sku', ...optionalFigures]
export const wholesaleFields: readonly WholesaleField[] = [...optionalFields, 'priceBreaks']

/** All of it may be absent. */
export type Wholesale = Pick<Product, 'priceBreaks'> & {
  [Field in OptionalField]?: Product[Field] | Extract<(typeof none)[Field], null>
}

export function isNone(field: string, value: unknown) {
  return value === undefined || (field in none && value === none[field as OptionalField])
}

/** Nothing where nothing was and nothing is: an absent field stays absent. */
export function changeOf<Field extends OptionalField>(
  field: Field,
  value: Wholesale[Field],
  saved: Wholesale | undefined,
) {
  if (!isNone(field, value)) return { [field]: value }
  return saved === undefined || isNone(field, saved[field]) ? {} : { [field]: none[field] }
}
