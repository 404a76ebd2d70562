import type { ProductFilter } from '@arot/contract'
import type { Queries, Row } from '../../../platform/db/database.ts'
import type { Conditions } from '../../../platform/sql/conditions.ts'
import { conditionsOf, listConditions } from './filters.sql.ts'
import { mostGathered } from './search.ts'

export type ProductCount = { count: number; kind: 'exact' | 'estimate' }

/** Counts the products of a filter: exactly if that is cheap, else as a marked estimate. */
export async function countProducts(queries: Queries, filter: ProductFilter): Promise<ProductCount> {
  if (hasCachedCount(filter)) return { count: await readCachedCount(queries, filter), kind: 'exact' }
  const conditions = listConditions(filter)
  const [row] = await queries.query<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT FROM products ${conditions.where} LIMIT ${mostGathered + 1}) AS found`,
    conditions.parameters,
  )
  const counted = row?.count ?? 0
  if (counted <= mostGathered) return { count: counted, kind: 'exact' }
  return { count: await estimate(queries, conditions), kind: 'estimate' }
}

/**
 * Whether `catalogue_totals` can answer the filter. It has ratings in half stars, but no prices, quantities or
 * suppliers.
 */
export function hasCachedCount({ minRating = 0, minPrice, maxPrice, maxMinimum, inStock, supplier }: ProductFilter) {
  const isPlain = minPrice === undefined && maxPrice === undefined && maxMinimum === undefined && !inStock && !supplier
  return isPlain && Number.isInteger(minRating * 2)
}

async function readCachedCount(queries: Queries, filter: ProductFilter) {
  const conditions = countConditions(filter)
  const [row] = await queries.query<{ count: number }>(
    `SELECT coalesce(sum(count), 0)::bigint AS count FROM catalogue_totals ${conditions.where}`,
    conditions.parameters,
  )
  return row?.count ?? 0
}

/** The filter without its search, as conditions on `catalogue_totals`. */
export function countConditions({ minRating, available, ...filter }: ProductFilter): Conditions {
  const conditions = conditionsOf(filter)
  if (minRating !== undefined) conditions.add((value) => `half_stars >= ${value}`, minRating * 2)
  if (available) conditions.also('available')
  return conditions
}

/** The planner's estimate of the rows, but always more than could be counted. */
export async function estimate(queries: Queries, conditions: Conditions): Promise<number> {
  const [row] = await queries.query<Row & { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT JSON) SELECT FROM products ${conditions.where}`,
    conditions.parameters,
  )
  return Math.max(mostGathered + 1, row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}

/** Adds up the changes that writers have left since the last time. Until then every count reads them one by one. */
export async function sumCounts(queries: Queries): Promise<void> {
  await queries.query('SELECT sum_catalogue_counts()')
}

/** Deletes counts without products, as after a brand is renamed. Skips locked rows. */
export async function forgetEmptyCounts(queries: Queries): Promise<void> {
  await queries.query(`DELETE FROM catalogue_count_sums WHERE (brand, category, half_stars, available, verified) IN (
    SELECT brand, category, half_stars, available, verified FROM catalogue_count_sums
    WHERE count = 0 FOR UPDATE SKIP LOCKED)`)
}
