// The fields of a product that its supplier writes, one row each, in the order of a file's columns. Types, schemas,
// table cells, file columns and database columns are derived from these rows.
import type { PriceBreak } from './prices.ts'

/** The TypeScript type of each column type. */
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
  /** The SQL column in the table `products`, except for `withdrawn`. */
  column: string
  type: keyof Values
  /** The heading in a file. */
  heading: string
  /** The value of a product without the field. If it is not set, every product must have the field. */
  empty?: unknown
}

export const productFields = {
  /** The supplier's own number for the product. */
  sku: { column: 'sku', type: 'text', heading: 'sku', empty: '' },
  name: { column: 'name', type: 'text', heading: 'name' },
  brand: { column: 'brand', type: 'text', heading: 'brand' },
  category: { column: 'category', type: 'text', heading: 'category' },
  description: { column: 'description', type: 'text', heading: 'description' },
  image: { column: 'image', type: 'text', heading: 'image' },
  /** The pictures after the main one. */
  moreImages: { column: 'more_images', type: 'text[]', heading: 'more_images', empty: [] },
  price: { column: 'price', type: 'numeric', heading: 'price' },
  /** Lower prices for larger quantities, in ascending order. */
  priceBreaks: { column: 'price_breaks', type: 'jsonb', heading: 'price_breaks', empty: [] },
  /** Units in stock. */
  mainQuantity: { column: 'main_quantity', type: 'bigint', heading: 'stock' },
  /** The smallest quantity of a purchase. */
  minQuantity: { column: 'min_quantity', type: 'bigint', heading: 'minimum' },
  /** Units in one carton. Buyers order whole cartons. */
  orderMultiple: { column: 'order_multiple', type: 'integer', heading: 'carton', empty: 1 },
  /** Days until the supplier ships an order. */
  leadDays: { column: 'lead_days', type: 'smallint', heading: 'lead_days', empty: null },
  /** From 1 to 5: the average of the reviews, or the supplier's own value if there are none. */
  rating: { column: 'rating', type: 'numeric', heading: 'rating' },
  /** Withdrawn by its owner: visible, but not for sale. Stored as a timestamp in `withdrawn_at`. */
  withdrawn: { column: 'withdrawn', type: 'boolean', heading: 'state', empty: false },
} as const satisfies Record<string, Field>

type Fields = typeof productFields
export type CellField = keyof Fields
type ValueOf<Name extends CellField> = Values[Fields[Name]['type']]
type FieldsWith<Part> = { [Name in CellField]: Fields[Name] extends Part ? Name : never }[CellField]

/** The fields that a product can lack. */
export type OptionalField = FieldsWith<{ empty: unknown }>
export type RequiredField = Exclude<CellField, OptionalField>
/** The fields that an edit clears with `null`. */
export type NullableField = FieldsWith<{ empty: null }>
export type TextField = FieldsWith<{ type: 'text' }>

/** The fields of a product. A field without a value is absent. Pictures are one list, so `moreImages` is left out. */
export type FieldValues = { [Name in RequiredField]: ValueOf<Name> } & {
  [Name in Exclude<OptionalField, 'moreImages'>]?: ValueOf<Name> | undefined
}

/** The values of a product's cells. */
export type CellValues = {
  [Name in CellField]: ValueOf<Name> | (Name extends NullableField ? null : never)
}

export const cellFields = Object.keys(productFields) as readonly CellField[]

/** The value of a product without the field. `undefined` if every product has the field. */
export const emptyCell = <Name extends CellField>(field: Name): CellValues[Name] | undefined =>
  (productFields[field] as Field).empty as CellValues[Name] | undefined
