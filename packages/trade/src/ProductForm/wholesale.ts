import type { Product } from '@arot/ui/internal/marketplace/product'

/** The optional fields in the order of the form, with the value that removes them in an update. */
const none = {
  sku: '',
  orderMultiple: 1,
  leadDays: null,
} as const

export type OptionalField = keyof typeof none
export type OptionalFigure = Exclude<OptionalField, 'sku'>
/** The fields that are only in the wholesale group. */
export type WholesaleField = OptionalField | 'priceBreaks'

export const optionalFigures = Object.keys(none).filter((field) => field !== 'sku') as OptionalFigure[]
export const optionalFields: readonly OptionalField[] = ['sku', ...optionalFigures]
export const wholesaleFields: readonly WholesaleField[] = [...optionalFields, 'priceBreaks']

/** The optional fields may all be absent. */
export type Wholesale = Pick<Product, 'priceBreaks'> & {
  [Field in OptionalField]?: Product[Field] | Extract<(typeof none)[Field], null>
}

export function isNone(field: string, value: unknown) {
  return value === undefined || (field in none && value === none[field as OptionalField])
}

/** Empty if the field was absent and still is, so that it stays absent. */
export function changeOf<Field extends OptionalField>(
  field: Field,
  value: Wholesale[Field],
  saved: Wholesale | undefined,
) {
  if (!isNone(field, value)) return { [field]: value }
  return saved === undefined || isNone(field, saved[field]) ? {} : { [field]: none[field] }
}
