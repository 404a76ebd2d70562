import { type CellField, type CellValues, cellFields, type Product, productFields } from '@arot/contract'

const expressions: { [Name in CellField]?: string } = {
  moreImages: `CASE WHEN more_images <> '{}' THEN array_prepend(image, more_images) END AS images`,
  orderMultiple: 'nullif(order_multiple, 1) AS "orderMultiple"',
  withdrawn: 'withdrawn_at IS NOT NULL AS withdrawn',
}

function columnOf(field: CellField) {
  const { column, type } = productFields[field]
  return expressions[field] ?? `${column}${type === 'numeric' ? '::float8' : ''} AS "${field}"`
}

/** The columns of a product under their names in the api. */
export const productColumns = `id AS _id, ${cellFields.map(columnOf).join(', ')}, number_of(stars) AS "reviewCount", version, (
    SELECT jsonb_strip_nulls(jsonb_build_object('id', s.id, 'name', s.name, 'verified', s.verified_since IS NOT NULL,
      'smallestOrderValue', s.smallest_order_value)) FROM suppliers AS s WHERE s.uid = products.owner_uid
  ) AS supplier`

/** Missing values are null. */
export type ProductRow = Product & { version: number }

/**
 * The fields with a column of their own in `products`. `withdrawn` has none: the column `withdrawn_at` stores its time.
 */
export const storedFields = cellFields.filter((field) => field !== 'withdrawn')

/** A missing SKU and an empty price ladder are stored as null. */
export function toColumn(field: CellField, value: CellValues[CellField] | undefined) {
  const isNone = (field === 'sku' && value === '') || (field === 'priceBreaks' && (value as unknown[]).length === 0)
  return isNone ? null : value
}
