import type { Product } from '../product.ts'

/** What only some products have, in the order of the form, with the value that an update sends to take it away. */
const none = {
  sku: '',
  orderMultiple: 1,
  leadDays: null,
} as const

export type Term = keyof typeof none
export type FigureTerm = Exclude<Term, 'sku'>
/** The fields of a product that wholesale alone has. */
export type WholesaleField = Term | 'priceBreaks'

export const figureTerms = Object.keys(none).filter((field) => field !== 'sku') as FigureTerm[]
export const terms: readonly Term[] = ['sku', ...figureTerms]
export const wholesaleFields: readonly WholesaleField[] = [...terms, 'priceBreaks']

/** All of it may be absent. */
export type Wholesale = Pick<Product, 'priceBreaks'> & {
  [Field in Term]?: Product[Field] | Extract<(typeof none)[Field], null>
}

export function isNone(field: string, value: unknown) {
  return value === undefined || (field in none && value === none[field as Term])
}

/** Nothing where nothing was and nothing is: an absent field stays absent. */
export function changeOf<Field extends Term>(field: Field, value: Wholesale[Field], saved: Wholesale | undefined) {
  if (!isNone(field, value)) return { [field]: value }
  return saved === undefined || isNone(field, saved[field]) ? {} : { [field]: none[field] }
}
