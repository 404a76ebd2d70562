import { type ListQuery, manyValued } from '@arot/contract'
import { type Position, productsBy, readCursor } from '../../../platform/cursor.ts'
import type { Queries } from '../../../platform/db/database.ts'
import type { Conditions } from '../../../platform/sql/conditions.ts'
import type { ProductRow } from '../product.columns.ts'
import { countProducts, estimate, type ProductCount } from './counts.ts'
import { listConditions } from './filters.sql.ts'
import { readInBatches, steps } from './read-in-batches.ts'
import { addSearch, isSigns, type Meaning, respell, searchProducts, withSupplierFilter } from './search.ts'
import { cutPage, type ListedRow, listedColumns, orderOf, startAfter } from './sort.ts'

/** The most products in a list without a limit. Above it, `Link` leads to the rest. */
export const wholeListCeiling = 10_000

export type Page = {
  products: ProductRow[]
  /** Where the next page begins, or null on the last page. */
  next: string | null
  /** The total count over all pages. */
  total: ProductCount
}

/**
 * One page of the list. It starts from the last row of the page before, so a late page costs no more than the first. It
 * reads `step` rows at once.
 */
export async function listProducts(queries: Queries, query: ListQuery, step = steps.postgres): Promise<Page> {
  const pagedQuery = { ...query, limit: query.limit ?? wholeListCeiling, step }
  const after = query.cursor ? readCursor(productsBy(query.sort), query.cursor) : null
  const { q } = query
  if (isSigns(q)) return { products: [], next: null, total: { count: 0, kind: 'exact' } }
  if (!q?.trim()) return listInOrder(queries, pagedQuery, after)
  const { count, rows, ...meaning } = await searchProducts(
    queries,
    { ...pagedQuery, q, limit: Math.min(pagedQuery.limit, step) },
    after,
  )
  if (meaning.words === null) return listInOrder(queries, pagedQuery, after)
  const supplied = withSupplierFilter(pagedQuery, meaning)
  if (supplied) return listInOrder(queries, supplied, after)
  if (count === null) return listMany(queries, pagedQuery, after, meaning)
  const respelled = count === 0 ? respell(q, meaning) : null
  if (respelled !== null) return listProducts(queries, { ...query, q: respelled }, step)
  const all = await readInBatches(pagedQuery, after, async (some, from) =>
    from === after ? rows : (await searchProducts(queries, { ...some, q }, from)).rows,
  )
  return { ...cutPage(all, pagedQuery.limit, query.sort), total: { count, kind: 'exact' } }
}

type PagedQuery = ListQuery & { limit: number; step: number }

async function listInOrder(queries: Queries, query: PagedQuery, after: Position | null): Promise<Page> {
  const [rows, total] = await Promise.all([
    readInBatches(query, after, (some, from) => readMerged(queries, some, from)),
    countProducts(queries, query),
  ])
  return { ...cutPage(rows, query.limit, query.sort), total }
}

/** Frequent words are in many rows, so a scan in the list's order soon fills a page. */
async function listMany(queries: Queries, query: PagedQuery, after: Position | null, meaning: Meaning): Promise<Page> {
  const searchConditions = () => addSearch(listConditions(query), meaning, true)
  const [rows, count] = await Promise.all([
    readInBatches(query, after, (some, from) => readRows(queries, searchConditions(), some, from)),
    estimate(queries, searchConditions()),
  ])
  return { ...cutPage(rows, query.limit, query.sort), total: { count, kind: 'estimate' } }
}

/**
 * For several brands or categories, reads the first rows of each by its index and merges them. One condition for all of
 * them has no index in order: the planner scanned 60,000 products by price for one page.
 */
function readMerged(queries: Queries, query: PagedQuery, after: Position | null) {
  const column = manyValued.find((name) => (query[name]?.length ?? 0) > 1)
  if (column === undefined) return readRows(queries, listConditions(query), query, after)
  const { [column]: values, ...others } = query
  const conditions = listConditions(others).also(`${column} = chosen.value`)
  if (after) startAfter(conditions, after, query.sort)
  const inOrder = `ORDER BY ${orderOf(query.sort)} LIMIT ${conditions.parameter(query.limit + 1)}`
  return queries.query<ListedRow>(
    `SELECT ${listedColumns} FROM unnest(${conditions.parameter(values)}::text[]) AS chosen (value),
    LATERAL (SELECT * FROM products ${conditions.where} ${inOrder}) AS products ${inOrder}`,
    conditions.parameters,
  )
}

function readRows(queries: Queries, conditions: Conditions, { sort, limit }: PagedQuery, after: Position | null) {
  if (after) startAfter(conditions, after, sort)
  const most = conditions.parameter(limit + 1)
  return queries.query<ListedRow>(
    `SELECT ${listedColumns} FROM products ${conditions.where} ORDER BY ${orderOf(sort)} LIMIT ${most}`,
    conditions.parameters,
  )
}
