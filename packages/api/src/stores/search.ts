import type { ListQuery } from '@arot/contract'
import { prepared, type Queries } from '../db/database.ts'
import { Conditions, conditionsOf, listedConditions } from './conditions.ts'
import type { Position } from './cursor.ts'
import { type ListedRow, listedColumns, orderOf, startAfter } from './order.ts'

/** Up to here what a search finds is gathered and counted; beyond, the planner's estimate is given. */
export const mostGathered = 2_000
/**
 * In order of price more is gathered before the list is gone through: words go with prices, and the cheapest of 17,000
 * stethoscopes stood behind 368,000 other products.
 */
const mostGatheredByPrice = 20_000

export type Found = {
  /** What was looked for, as PostgreSQL says it; null when nothing in the text can be looked for. */
  words: string | null
  /** How many there are; null when they are too many to gather, and then there are no rows. */
  count: number | null
  rows: ListedRow[]
}

/** Nothing but signs: it is in no text as a word, so it finds nothing, while “the” is in every text. */
export const isSigns = (q: string | undefined) => q !== undefined && q.trim() !== '' && !/[\p{L}\p{N}]/u.test(q)

/** Only the words, for what asks by them more than once. */
export async function readWords(queries: Queries, q: string | undefined): Promise<string | null> {
  if (!q?.trim()) return null
  const [row] = await queries.query<{ words: string | null }>(
    { name: 'search-words', text: 'SELECT search_query($1) AS words' },
    [q],
  )
  return row?.words ?? null
}

/**
 * Gathers what the search finds by the index of words, then orders it: words, page and count in one statement. It is
 * planned for no words in particular: with the words known, the planner took “kitchen motorcycle” for frequent, as each
 * of the two is, and went through a million products in their order to find none.
 */
export async function searchProducts(
  queries: Queries,
  { q, sort, limit, brand, ...filter }: ListQuery & { q: string; limit: number },
  after: Position | null,
): Promise<Found> {
  const most = sort ? mostGatheredByPrice : mostGathered
  const indexed = conditionsOf(brand === undefined ? {} : { brand })
  indexed.also('search @@ (SELECT words::tsquery FROM asked)')
  const { parameters } = indexed
  const others = listedConditions(filter, parameters)
  const place = new Conditions(parameters)
  if (after) startAfter(place, after, sort)
  const rows = await queries.query<ListedRow & { words: string | null; counted: number }>(
    prepared(`
    WITH asked AS MATERIALIZED (
      SELECT search_query(${place.parameter(q)}) AS words
    ), matching AS (
      SELECT ord, price, category, rating, min_quantity, order_multiple, main_quantity, owner_uid, verified, withdrawn_at
      FROM products ${indexed.where} OFFSET 0
    ), found AS MATERIALIZED (
      SELECT ord, price FROM matching ${others.where} LIMIT ${most + 1}
    ), counted AS (
      SELECT count(*) AS counted FROM found
    ), page AS (
      SELECT ord FROM found AS products ${place.where} ORDER BY ${orderOf(sort)} LIMIT ${place.parameter(limit + 1)}
    )
    SELECT words, counted, ${listedColumns}
    FROM asked, counted LEFT JOIN (page JOIN products USING (ord)) ON counted <= ${most}
    ORDER BY ${orderOf(sort)}`),
    parameters,
  )
  const { words = null, counted = 0 } = rows[0] ?? {}
  return {
    words,
    count: counted > most ? null : counted,
    rows: rows.flatMap(({ words: _, counted: __, ...row }) => (row._id === null ? [] : [row])),
  }
}

const sweep = 100

/** Forgets the words that edits have taken out of the last product that had them. */
export async function forgetUnusedWords(queries: Queries): Promise<void> {
  for (;;) {
    const [row] = await queries.query<{ lookedAt: number }>(`SELECT forget_words(${sweep}) AS "lookedAt"`)
    if (!row || row.lookedAt < sweep) return
  }
}
