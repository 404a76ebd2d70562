import type { PriceBreak, Product } from '@arot/ui'

/** What of a product is changed in the table itself; what is absent has its own word, such as a carton of 1. */
export type CellValues = {
  mainQuantity: number
  minQuantity: number
  orderMultiple: number
  price: number
  sku: string
  withdrawn: boolean
  /** No cell of its own: they move with the price when many are raised at once. */
  priceBreaks: readonly PriceBreak[]
}
export type CellField = Exclude<keyof CellValues, 'priceBreaks'>

/** A cell as it was seen, and as it shall be. */
export type CellChange = {
  [Field in keyof CellValues]: { id: string; field: Field; from: CellValues[Field]; to: CellValues[Field] }
}[keyof CellValues]

/** `stale`: it was not as it was seen any more, and is left as `current` says. `invalid`: a rule refuses it, in `message`. */
export type CellVerdict = {
  id: string
  verdict: 'changed' | 'stale' | 'invalid' | 'not_found'
  current?: CellValues[keyof CellValues] | undefined
  message?: string | undefined
}

/** Changes cells and gives a verdict of each, in their order. The products given are to be as the verdicts say by then. */
export type ChangeCells = (changes: CellChange[]) => Promise<readonly CellVerdict[]>

/** Which rule a value would break, in words; nothing where it may stand. */
export type ValidateCell = <Field extends CellField>(
  product: Product,
  field: Field,
  value: CellValues[Field],
) => string | null | undefined

const absent = { sku: '', orderMultiple: 1, withdrawn: false }

export function cellOf<Field extends CellField>(product: Product, field: Field): CellValues[Field] {
  return (product[field] ?? absent[field as keyof typeof absent]) as CellValues[Field]
}

/** The way back: what was set is what is expected, and what was there is set again. */
export function backOf(changes: readonly CellChange[]): CellChange[] {
  return changes.map((change) => ({ ...change, from: change.to, to: change.from }) as CellChange)
}

/** How many products these are of: one may have several changes. */
export const productsIn = (changes: readonly { id: string }[]) => new Set(changes.map(({ id }) => id)).size
