// The fields of a product that its supplier writes, one row each, in the order of a file's columns. The types, the schemas,
// the cells of the table, the columns of a file and those of the database are derived from these rows.
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
  /** The supplier's own article number. */
  sku: { column: 'sku', type: 'text', heading: 'sku', empty: '' },
  name: { column: 'name', type: 'text', heading: 'name' },
  brand: { column: 'brand', type: 'text', heading: 'brand' },
  category: { column: 'category', type: 'text', heading: 'category' },
  description: { column: 'description', type: 'text', heading: 'description' },
  image: { column: 'image', type: 'text', heading: 'image' },
  /** The pictures after the first. */
  moreImages: { column: 'more_images', type: 'text[]', heading: 'more_images', empty: [] },
  price: { column: 'price', type: 'numeric', heading: 'price' },
  /** Lower prices for more units, in rising order. */
  priceBreaks: { column: 'price_breaks', type: 'jsonb', heading: 'price_breaks', empty: [] },
  /** Units in stock. */
  mainQuantity: { column: 'main_quantity', type: 'bigint', heading: 'stock' },
  /** The fewest units one purchase may have. */
  minQuantity: { column: 'min_quantity', type: 'bigint', heading: 'minimum' },
  /** Units in one carton. Buyers order whole cartons. */
  orderMultiple: { column: 'order_multiple', type: 'integer', heading: 'carton', empty: 1 },
  /** Days until it leaves the supplier. */
  leadDays: { column: 'lead_days', type: 'smallint', heading: 'lead_days', empty: null },
  /** From 1 to 5: what buyers gave on average where there are reviews, else what its supplier says. */
  rating: { column: 'rating', type: 'numeric', heading: 'rating' },
  /** Taken off the market by its owner: to be seen, not to be bought. Stored as a moment, in `withdrawn_at`. */
  withdrawn: { column: 'withdrawn', type: 'boolean', heading: 'state', empty: false },
} as const satisfies Record<string, Field>

type Fields = typeof productFields
export type CellField = keyof Fields
type ValueOf<Name extends CellField> = Values[Fields[Name]['type']]
type FieldsWith<Part> = { [Name in CellField]: Fields[Name] extends Part ? Name : never }[CellField]

/** The fields that a product may lack. */
export type OptionalField = FieldsWith<{ empty: unknown }>
export type RequiredField = Exclude<CellField, OptionalField>
/** The fields that an edit empties with `null`. */
export type NullableField = FieldsWith<{ empty: null }>
export type TextField = FieldsWith<{ type: 'text' }>

/** As a product carries them: what it lacks is absent. Its pictures are all in one list, which no row here is. */
export type FieldValues = { [Name in RequiredField]: ValueOf<Name> } & {
  [Name in Exclude<OptionalField, 'moreImages'>]?: ValueOf<Name> | undefined
}

/** What each cell of a product holds. */
export type CellValues = {
  [Name in CellField]: ValueOf<Name> | (Name extends NullableField ? null : never)
}

export const cellFields = Object.keys(productFields) as readonly CellField[]

/** The value of a product that does not have the field; `undefined` where each has it. */
export const emptyCell = <Name extends CellField>(field: Name): CellValues[Name] | undefined =>
  (productFields[field] as Field).empty as CellValues[Name] | undefined
