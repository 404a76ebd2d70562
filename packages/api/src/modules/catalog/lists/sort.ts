import type { Sort } from '@arot/contract'
import { type Position, productsBy, writeCursor } from '../../../platform/cursor.ts'
import type { Conditions } from '../../../platform/sql/conditions.ts'
import { type ProductRow, productColumns } from '../product.columns.ts'

/** Sorts by the column: the number in the answer has no index. Ties are in insertion order. */
const orders = {
  insertion: 'ord',
  'price-asc': 'products.price, ord',
  'price-desc': 'products.price DESC, ord',
}

export const orderOf = (sort: Sort | undefined) => orders[sort ?? 'insertion']

/** A row of a list, with the values of its cursor. */
export type ListedRow = ProductRow & { position: number; exactPrice: string }

export const listedColumns = `${productColumns}, ord AS position, price::text AS "exactPrice"`

export function startAfter(conditions: Conditions, { ord, price }: Position, sort: Sort | undefined) {
  const place = conditions.parameter(ord)
  if (!sort) return conditions.also(`ord > ${place}`)
  const from = `${conditions.parameter(price)}::numeric`
  if (sort === 'price-asc') return conditions.also(`(price, ord) > (${from}, ${place})`)
  return conditions.also(`price <= ${from} AND (price < ${from} OR ord > ${place})`)
}

export const positionOf = ({ position, exactPrice }: ListedRow, sort: Sort | undefined): Position => ({
  ord: position,
  ...(sort && { price: exactPrice }),
})

/** Cuts rows that were read with one more than the limit. `next` is null on the last page. */
export function cutPage(rows: ListedRow[], limit: number, sort: Sort | undefined) {
  const isLast = rows.length <= limit
  const visibleRows = isLast ? rows : rows.slice(0, limit)
  const last = visibleRows.at(-1)
  return {
    products: visibleRows,
    next: isLast || !last ? null : writeCursor(productsBy(sort), positionOf(last, sort)),
  }
}
