import type { ListQuery, ProductFilter } from '@arot/contract'
import type { Position } from '../../../platform/cursor.ts'
import { prepare, type Queries, type Row } from '../../../platform/db/database.ts'
import { Conditions } from '../../../platform/sql/conditions.ts'
import { conditionsOf, listConditions } from './filters.sql.ts'
import { lastResort, spellingsOf } from './respelling.ts'
import { type ListedRow, listedColumns, orderOf, startAfter } from './sort.ts'

/** Up to here what a search finds is gathered and counted; beyond, the planner's estimate is given. */
export const mostGathered = 2_000
/**
 * In order of price more is gathered before the list is gone through: words go with prices, and the cheapest of 17,000
 * stethoscopes stood behind 368,000 other products.
 */
const mostGatheredByPrice = 20_000

/** What somebody means by what is typed. */
export type Meaning = {
  /** What is looked for in the text, as PostgreSQL says it; null when nothing in it can be looked for. */
  words: string | null
  /** The places of the products that have it for their article number. */
  articles: string[]
  /** The supplier whose name was typed, if it is not a product's name. */
  supplierUid: string | null
}

export type SearchResult = Meaning & {
  /** How many there are; null when they are too many to gather, and then there are no rows. */
  count: number | null
  rows: ListedRow[]
}

/** Nothing but signs: it is in no text as a word, so it finds nothing, while “the” is in every text. */
export const isSigns = (q: string | undefined) => q !== undefined && q.trim() !== '' && !/[\p{L}\p{N}]/u.test(q)

/**
 * An article number typed without its hyphens: “LUM10000” and “lum 10000” are LUM-10000. The hyphen goes where letters and
 * figures meet, so the index of numbers serves this too. Asked only where the number as typed finds nothing.
 */
const articlesOf = (q: string) => `
  coalesce(nullif(find_products_by_sku(${q}), '{}'), CASE WHEN btrim(${q}) ~ '^[A-Za-z]+[ _.]?[0-9]{3,}[A-Za-z]*$'
    THEN find_products_by_sku(regexp_replace(btrim(${q}), '([A-Za-z])[ _.]?([0-9])', '\\1-\\2')) END, '{}')`

const meaningOf = (q: string) => `
  SELECT words, ${articlesOf(q)}::text[] AS articles, find_supplier_by_name(${q}, words) AS "supplierUid"
  FROM search_query(${q}) AS words`

const nothing: Meaning = { words: null, articles: [], supplierUid: null }

/** Only the meaning, for what asks by it more than once. */
export async function readMeaning(queries: Queries, q: string | undefined): Promise<Meaning> {
  if (!q?.trim()) return nothing
  const [row] = await queries.query<Meaning & Row>({ name: 'search-meaning', text: meaningOf('$1::text') }, [q])
  return row ?? nothing
}

/** Only the words, for what has numbers and names in a way of its own. */
export async function readWords(queries: Queries, q: string | undefined): Promise<string | null> {
  if (!q?.trim()) return null
  const [row] = await queries.query<{ words: string | null }>(
    { name: 'search-words', text: 'SELECT search_query($1) AS words' },
    [q],
  )
  return row?.words ?? null
}

/**
 * The same search in another spelling, by sound or from Bengali; null when there is none. Only for a search that found
 * nothing. A word of the catalogue stays as it is, so a filter that leaves no product changes no word.
 */
export async function readRespelling(queries: Queries, q: string): Promise<string | null> {
  const words = spellingsOf(q)
  if (words.every(({ length }) => length < 2)) return null
  const tried = words.flatMap((spellings, place) => spellings.map((spelling, rank) => ({ place, rank, spelling })))
  const found = await queries.query<{ place: number; spelling: string }>(
    {
      name: 'search-respelling',
      text: `SELECT DISTINCT ON (place) place, spelling
        FROM unnest($1::int[], $2::int[], $3::text[]) AS tried (place, rank, spelling)
        JOIN search_words ON stem = (ts_lexize('pg_catalog.english_stem', spelling))[1]
        ORDER BY place, rank`,
    },
    [tried.map(({ place }) => place), tried.map(({ rank }) => rank), tried.map(({ spelling }) => spelling)],
  )
  const spelled = words.map(
    (spellings, place) => found.find((one) => one.place === place)?.spelling ?? lastResort(spellings),
  )
  const isSame = spelled.every((word, place) => word === words[place]?.[0])
  return isSame ? null : spelled.join(' ')
}

/**
 * Products that have the words, or the article number. `isForPlanner`: with the words known it can say how many those are;
 * else it is to plan for none in particular.
 */
export function addSearch(conditions: Conditions, { words, articles }: Meaning, isForPlanner = false): Conditions {
  const tsquery = `${conditions.parameter(words)}::tsquery`
  const has = `search @@ ${isForPlanner ? tsquery : `(SELECT ${tsquery})`}`
  if (articles.length === 0) return conditions.also(has)
  return conditions.add((places) => `(${has} OR ord = ANY (${places}::bigint[]))`, articles)
}

/** If a supplier's name was typed, the same filter for all products of that supplier. Otherwise null. */
export function withSupplierFilter<Filter extends ProductFilter>(filter: Filter, { supplierUid, articles }: Meaning) {
  if (supplierUid === null || articles.length > 0 || filter.supplier) return null
  return { ...filter, q: undefined, supplier: supplierUid }
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
    WITH meaning AS MATERIALIZED (${meaningOf(`${place.parameter(q)}::text`)}
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
    SELECT words, articles, "supplierUid", counted, ${listedColumns}
    FROM meaning, counted LEFT JOIN (page JOIN products USING (ord)) ON counted <= ${most}
    ORDER BY ${orderOf(sort)}`),
    parameters,
  )
  const { words, articles, supplierUid, counted } = rows[0] ?? { ...nothing, counted: 0 }
  return {
    words,
    articles,
    supplierUid,
    count: counted > most ? null : counted,
    rows: rows.flatMap(({ words: _, articles: __, supplierUid: ___, counted: ____, ...row }) =>
      row._id === null ? [] : [row],
    ),
  }
}

const sweep = 100

/** Forgets the words that edits have taken out of the last product that had them. */
export async function forgetUnusedWords(queries: Queries): Promise<void> {
  for (;;) {
    const [row] = await queries.query<{ checked: number }>(`SELECT delete_stale_search_words(${sweep}) AS "checked"`)
    if (!row || row.checked < sweep) return
  }
}
