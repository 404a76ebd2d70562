// The fields of a product that its supplier writes, one row each, in the order of a file's columns. The cells of the table,
// the columns of a file and those of the database are derived from these rows.
import type { PriceBreak } from './prices.ts'

/** What a field holds, by the type of its column. */
type Values = {
  text: string
  'text[]': readonly string[]
  numeric: number
  bigint: number
  integer: number
  smallint: number
  jsonb: readonly PriceBreak[]
  boolean: boolean
}

type Field = {
  /** The column in SQL: of the table `products`, except for `withdrawn`. */
  column: string
  type: keyof Values
  /** The heading of its column in a file. */
  heading: string
  /** The value of a product that does not have it. Without one a product must have the field. */
  empty?: unknown
}

export const productFields = {
  sku: { column: 'sku', type: 'text', heading: 'sku', empty: '' },
  name: { column: 'name', type: 'text', heading: 'name' },
  brand: { column: 'brand', type: 'text', heading: 'brand' },
  category: { column: 'category', type: 'text', heading: 'category' },
  description: { column: 'description', type: 'text', heading: 'description' },
  image: { column: 'image', type: 'text', heading: 'image' },
  /** The pictures after the first. */
  moreImages: { column: 'more_images', type: 'text[]', heading: 'more_images', empty: [] },
  price: { column: 'price', type: 'numeric', heading: 'price' },
  priceBreaks: { column: 'price_breaks', type: 'jsonb', heading: 'price_breaks', empty: [] },
  mainQuantity: { column: 'main_quantity', type: 'bigint', heading: 'stock' },
  minQuantity: { column: 'min_quantity', type: 'bigint', heading: 'minimum' },
  orderMultiple: { column: 'order_multiple', type: 'integer', heading: 'carton', empty: 1 },
  leadDays: { column: 'lead_days', type: 'smallint', heading: 'lead_days', empty: null },
  rating: { column: 'rating', type: 'numeric', heading: 'rating' },
  /** Stored as a moment, in `withdrawn_at`. */
  withdrawn: { column: 'withdrawn', type: 'boolean', heading: 'state', empty: false },
} as const satisfies Record<string, Field>

type Fields = typeof productFields
export type CellField = keyof Fields

/** What each cell of a product holds. */
export type CellValues = {
  [Name in CellField]: Values[Fields[Name]['type']] | (Fields[Name] extends { empty: null } ? null : never)
}

export const cellFields = Object.keys(productFields) as readonly CellField[]

/** The value of a product that does not have the field; `undefined` where each has it. */
export const emptyCell = <Name extends CellField>(field: Name): CellValues[Name] | undefined =>
  (productFields[field] as Field).empty as CellValues[Name] | undefined
