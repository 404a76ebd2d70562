import type { Product } from '../product.ts'

/** What only some products tell. */
export type WholesaleField = 'sku' | 'orderMultiple' | 'leadDays' | 'priceBreaks'

/**
 * All of it may be absent. What an update takes away is told as taken away: an empty `sku`, an `orderMultiple` of 1, `null`
 * for `leadDays`.
 */
export type Wholesale = Pick<Product, 'sku' | 'orderMultiple' | 'priceBreaks'> & {
  leadDays?: number | null | undefined
}

/** The order in which the form shows them. */
export const wholesaleFields = ['sku', 'orderMultiple', 'leadDays', 'priceBreaks'] as const satisfies WholesaleField[]

/** What says that there is none. */
const none = { sku: '', orderMultiple: 1, leadDays: null }
type Term = keyof typeof none

export function isNone(field: string, value: unknown) {
  return value === undefined || (field in none && value === none[field as Term])
}

/** Nothing where nothing was and nothing is: an absent field stays absent. */
export function changeOf<Field extends Term>(field: Field, value: Wholesale[Field], saved: Wholesale | undefined) {
  if (!isNone(field, value)) return { [field]: value }
  return saved === undefined || isNone(field, saved[field]) ? {} : { [field]: none[field] }
}
