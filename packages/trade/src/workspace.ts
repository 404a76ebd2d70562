import type { PriceBreak, Product } from '@arot/ui'

/** The values that the table edits. Values that a product lacks have a default, such as a carton of 1. */
export type CellValues = {
  mainQuantity: number
  minQuantity: number
  orderMultiple: number
  price: number
  sku: string
  withdrawn: boolean
  /** Has no cell. A bulk change of prices changes it as well. */
  priceBreaks: readonly PriceBreak[]
}
export type CellField = Exclude<keyof CellValues, 'priceBreaks'>

/** One change. `from` is the value that the user saw. */
export type CellChange = {
  [Field in keyof CellValues]: { id: string; field: Field; from: CellValues[Field]; to: CellValues[Field] }
}[keyof CellValues]

/** `stale`: the cell no longer had the value `from` and keeps `current`. `invalid`: a rule forbids it, see `message`. */
export type CellVerdict = {
  id: string
  verdict: 'changed' | 'stale' | 'invalid' | 'not_found'
  current?: CellValues[keyof CellValues] | undefined
  message?: string | undefined
}

/** Changes cells and resolves to a verdict for each, in the same order. Update the products before it resolves. */
export type ChangeCells = (changes: CellChange[]) => Promise<readonly CellVerdict[]>

/** Returns the message of the rule that a value breaks, or nothing if it is valid. */
export type ValidateCell = <Field extends CellField>(
  product: Product,
  field: Field,
  value: CellValues[Field],
) => string | null | undefined

const absent = { sku: '', orderMultiple: 1, withdrawn: false }

export function cellOf<Field extends CellField>(product: Product, field: Field): CellValues[Field] {
  return (product[field] ?? absent[field as keyof typeof absent]) as CellValues[Field]
}

/** The changes that undo these: `from` and `to` swapped. */
export function backOf(changes: readonly CellChange[]): CellChange[] {
  return changes.map((change) => ({ ...change, from: change.to, to: change.from }) as CellChange)
}

/** The number of products. One product can have several changes. */
export const productsIn = (changes: readonly { id: string }[]) => new Set(changes.map(({ id }) => id)).size
