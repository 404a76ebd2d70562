import type { ListQuery, ProductFilter } from '@arot/contract'
import type { Position } from '../../../platform/cursor.ts'
import { prepare, type Queries, type Row } from '../../../platform/db/database.ts'
import { Conditions } from '../../../platform/sql/conditions.ts'
import { conditionsOf, listConditions } from './filters.sql.ts'
import { lastResort, spellingsOf } from './respelling.ts'
import { type ListedRow, listedColumns, orderOf, startAfter } from './sort.ts'

/** Up to this many results are collected and counted. Above it, the count is the planner's estimate. */
export const mostGathered = 2_000
/**
 * Searches in order of price collect more, because words correlate with prices: the cheapest of 17,000 stethoscopes
 * came after 368,000 other products.
 */
const mostGatheredByPrice = 20_000

/** How a search text is understood. */
export type Meaning = {
  /** The words as a tsquery, or null if the text has none. */
  words: string | null
  /** The positions of the products with this SKU. */
  articles: string[]
  /** The supplier with this name, if no product has the name. */
  supplierUid: string | null
  /** For each word, its first spelling that is a word of the catalogue. Null if no word has another spelling. */
  spellings: (string | null)[] | null
}

export type SearchResult = Meaning & {
  /** The number of results, or null if there are too many to collect. Then there are no rows. */
  count: number | null
  rows: ListedRow[]
}

/** Only signs: they are no words, so the search finds nothing, whereas “the” matches every text. */
export const isSigns = (q: string | undefined) => q !== undefined && q.trim() !== '' && !/[\p{L}\p{N}]/u.test(q)

/**
 * Finds a SKU that was typed without its hyphen: “LUM10000” and “lum 10000” are LUM-10000. The hyphen goes between
 * letters and digits, so the index of SKUs works. Used only if the text as typed is no SKU.
 */
const articlesOf = (q: string) => `
  coalesce(nullif(find_products_by_sku(${q}), '{}'), CASE WHEN btrim(${q}) ~ '^[A-Za-z]+[ _.]?[0-9]{3,}[A-Za-z]*$'
    THEN find_products_by_sku(regexp_replace(btrim(${q}), '([A-Za-z])[ _.]?([0-9])', '\\1-\\2')) END, '{}')`

/** Chooses of `choices`, which lists the spellings of each word. */
const spellingsFrom = (choices: string) => `
  SELECT array_agg((
    SELECT spelling FROM jsonb_array_elements_text(word) WITH ORDINALITY AS choices (spelling, rank)
    WHERE EXISTS (SELECT FROM search_words WHERE stem = (ts_lexize('pg_catalog.english_stem', spelling))[1])
    ORDER BY rank LIMIT 1
  ) ORDER BY place) FROM jsonb_array_elements(${choices}) WITH ORDINALITY AS words (word, place)`

const meaningOf = (q: string, choices: string) => `
  SELECT words, ${articlesOf(q)}::text[] AS articles, find_supplier_by_name(${q}, words) AS "supplierUid",
    (${spellingsFrom(`${choices}::jsonb`)}) AS spellings
  FROM search_query(${q}) AS words`

/** The spellings of each word as JSON, or null if no word has another spelling. */
function choicesOf(q: string): string | null {
  const words = spellingsOf(q)
  return words.every(({ length }) => length < 2) ? null : JSON.stringify(words)
}

const nothing: Meaning = { words: null, articles: [], supplierUid: null, spellings: null }

/** Reads only the meaning, for callers that use it several times. */
export async function readMeaning(queries: Queries, q: string | undefined): Promise<Meaning> {
  if (!q?.trim()) return nothing
  const statement = { name: 'search-meaning', text: meaningOf('$1::text', '$2') }
  const [row] = await queries.query<Meaning & Row>(statement, [q, choicesOf(q)])
  return row ?? nothing
}

/** Reads only the words, for callers with their own search for SKUs and names. */
export async function readWords(queries: Queries, q: string | undefined): Promise<string | null> {
  if (!q?.trim()) return null
  const [row] = await queries.query<{ words: string | null }>(
    { name: 'search-words', text: 'SELECT search_query($1) AS words' },
    [q],
  )
  return row?.words ?? null
}

/**
 * The same search in another spelling, by sound or from Bengali, or null. Use it only for a search without results. A
 * word of the catalogue stays as it is, so a filter without results changes no word.
 */
export function respell(q: string, { spellings }: Meaning): string | null {
  if (spellings === null) return null
  const words = spellingsOf(q)
  const respelled = words.map((choices, place) => spellings[place] ?? lastResort(choices))
  return respelled.every((word, place) => word === words[place]?.[0]) ? null : respelled.join(' ')
}

/**
 * Adds a search by words or SKU. With `isForPlanner` the planner sees the words and can estimate their rows. Without
 * it, it plans for any words.
 */
export function addSearch(conditions: Conditions, { words, articles }: Meaning, isForPlanner = false): Conditions {
  const tsquery = `${conditions.parameter(words)}::tsquery`
  const has = `search @@ ${isForPlanner ? tsquery : `(SELECT ${tsquery})`}`
  if (articles.length === 0) return conditions.also(has)
  return conditions.add((places) => `(${has} OR ord = ANY (${places}::bigint[]))`, articles)
}

/** If the text is a supplier's name, the same filter for that supplier's products. Otherwise null. */
export function withSupplierFilter<Filter extends ProductFilter>(filter: Filter, { supplierUid, articles }: Meaning) {
  if (supplierUid === null || articles.length > 0 || filter.supplier) return null
  return { ...filter, q: undefined, supplier: supplierUid }
}

/**
 * Collects the results by the word index and then sorts them: words, page and count in one statement. The plan must not
 * depend on the words: the planner expected many results for “kitchen motorcycle”, because both words are frequent, and
 * scanned a million products in order to find none.
 */
export async function searchProducts(
  queries: Queries,
  { q, sort, limit, brand, ...filter }: ListQuery & { q: string; limit: number },
  after: Position | null,
): Promise<SearchResult> {
  const most = sort ? mostGatheredByPrice : mostGathered
  const indexed = conditionsOf(brand === undefined ? {} : { brand })
  const { parameters } = indexed
  const others = listConditions(filter, parameters)
  const place = new Conditions(parameters)
  if (after) startAfter(place, after, sort)
  const hasWords = '(search @@ (SELECT words::tsquery FROM meaning))'
  const columns =
    'ord, price, category, rating, min_quantity, order_multiple, main_quantity, owner_uid, verified, withdrawn_at'
  const branded = indexed.where === '' ? 'WHERE' : `${indexed.where} AND`
  const rows = await queries.query<ListedRow & Meaning & { counted: number }>(
    prepare(`
    WITH meaning AS MATERIALIZED (${meaningOf(`${place.parameter(q)}::text`, place.parameter(choicesOf(q)))}
    ), matching AS (
      SELECT ${columns} FROM products ${branded} ${hasWords}
      UNION ALL
      SELECT ${columns} FROM products
      ${branded} ord = ANY ((SELECT articles FROM meaning)::bigint[]) AND ${hasWords} IS NOT TRUE
      OFFSET 0
    ), found AS MATERIALIZED (
      SELECT ord, price FROM matching ${others.where} LIMIT ${most + 1}
    ), counted AS (
      SELECT count(*) AS counted FROM found
    ), page AS (
      SELECT ord FROM found AS products ${place.where} ORDER BY ${orderOf(sort)} LIMIT ${place.parameter(limit + 1)}
    )
    SELECT words, articles, "supplierUid", spellings, counted, ${listedColumns}
    FROM meaning, counted LEFT JOIN (page JOIN products USING (ord)) ON counted <= ${most}
    ORDER BY ${orderOf(sort)}`),
    parameters,
  )
  const { words, articles, supplierUid, spellings, counted } = rows[0] ?? { ...nothing, counted: 0 }
  return {
    words,
    articles,
    supplierUid,
    spellings,
    count: counted > most ? null : counted,
    rows: rows.flatMap(({ words: _, articles: __, supplierUid: ___, spellings: ____, counted: _____, ...row }) =>
      row._id === null ? [] : [row],
    ),
  }
}

const sweep = 100

/** Adds the new words that writers have left since the last time, `batch` in each statement, to suggest them as spellings. */
export async function addSearchWords(queries: Queries, batch = 2_000): Promise<void> {
  for (;;) {
    const [row] = await queries.query<{ moved: number }>('SELECT add_search_words($1) AS "moved"', [batch])
    if (!row || row.moved < batch) return
  }
}

/** Deletes words that no product has after edits. */
export async function forgetUnusedWords(queries: Queries): Promise<void> {
  await addSearchWords(queries)
  for (;;) {
    const [row] = await queries.query<{ checked: number }>(`SELECT delete_stale_search_words(${sweep}) AS "checked"`)
    if (!row || row.checked < sweep) return
  }
}
