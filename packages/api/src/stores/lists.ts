import type { ListQuery, Product, ProductFilter, Sort } from '@arot/contract'
import type { Queries, Row } from '../db/database.ts'
import { type Conditions, conditionsOf, readSearch } from './conditions.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { type ProductRow, productColumns } from './product-row.ts'

/** How many products a list without a limit holds before it, too, goes on by `Link`. */
export const wholeListCeiling = 10_000

/** Up to here a search is counted one by one; beyond, the planner's estimate is given. */
const exactSearchCount = 1_000

export type Page = {
  products: Product[]
  /** Where the next page begins; null on the last. */
  next: string | null
}

export type ProductCount = { count: number; kind: 'exact' | 'estimate' }

/** One page of the list, found by where the last one ended: its cost does not grow with how far one has come. */
export async function listProducts(queries: Queries, query: ListQuery): Promise<Page> {
  const after = query.cursor ? readCursor(query.cursor, query.sort) : null
  const limit = query.limit ?? wholeListCeiling
  const conditions = conditionsOf(query, await readSearch(queries, query.q))
  if (after) startAfter(conditions, after, query.sort)
  const rows = await queries.query<ProductRow & { position: number; exactPrice: string }>(
    `SELECT ${productColumns}, ord AS position, price::text AS "exactPrice" FROM products
    ${conditions.where} ORDER BY ${orders[query.sort ?? 'insertion']} LIMIT ${conditions.parameter(limit + 1)}`,
    conditions.parameters,
  )
  const isLast = rows.length <= limit
  const shown = isLast ? rows : rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    products: shown.map(({ position: _, exactPrice: __, ...product }) => product),
    next:
      isLast || !last ? null : writeCursor({ ord: last.position, ...(query.sort ? { price: last.exactPrice } : {}) }),
  }
}

/** By the column, not by the number it is answered as, which has no index. Ties stand in the order of insertion. */
const orders = {
  insertion: 'ord',
  'price-asc': 'products.price, ord',
  'price-desc': 'products.price DESC, ord',
}

function startAfter(conditions: Conditions, { ord, price }: Position, sort: Sort | undefined) {
  const place = conditions.parameter(ord)
  if (!sort) return conditions.also(`ord > ${place}`)
  const from = `${conditions.parameter(price)}::numeric`
  if (sort === 'price-asc') return conditions.also(`(price, ord) > (${from}, ${place})`)
  return conditions.also(`price <= ${from} AND (price < ${from} OR ord > ${place})`)
}

/** How many products the filter leaves: exact where that costs little, else an estimate that says so. */
export async function countProducts(queries: Queries, filter: ProductFilter): Promise<ProductCount> {
  const search = await readSearch(queries, filter.q)
  if (search === null && isKept(filter.minRating)) return { count: await readKeptCount(queries, filter), kind: 'exact' }
  const conditions = conditionsOf(filter, search)
  const [row] = await queries.query<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT FROM products ${conditions.where} LIMIT ${exactSearchCount + 1}) AS found`,
    conditions.parameters,
  )
  const counted = row?.count ?? 0
  if (counted <= exactSearchCount) return { count: counted, kind: 'exact' }
  return { count: Math.max(counted, await estimate(queries, conditions)), kind: 'estimate' }
}

/** Ratings are counted by half stars, so only such a limit is answered from the kept counts. */
export const isKept = (minRating: number | undefined) => minRating === undefined || Number.isInteger(minRating * 2)

async function readKeptCount(queries: Queries, filter: ProductFilter) {
  const conditions = keptConditionsOf(filter)
  const [row] = await queries.query<{ count: number }>(
    `SELECT coalesce(sum(count), 0)::bigint AS count FROM catalogue_counts ${conditions.where}`,
    conditions.parameters,
  )
  return row?.count ?? 0
}

/** The filter without its search, as the kept counts know it. */
export function keptConditionsOf(filter: ProductFilter): Conditions {
  const conditions = conditionsOf({ ...filter, minRating: undefined, available: undefined } as ProductFilter, null)
  if (filter.minRating !== undefined) conditions.add((value) => `half_stars >= ${value}`, filter.minRating * 2)
  if (filter.available) conditions.also('available')
  return conditions
}

/** How many rows the planner expects. */
export async function estimate(queries: Queries, conditions: Conditions): Promise<number> {
  const [row] = await queries.query<Row & { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT JSON) SELECT FROM products ${conditions.where}`,
    conditions.parameters,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
