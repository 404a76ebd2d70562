import {
  type BrandCount,
  type Facet,
  type Facets,
  categories as ourCategories,
  type ProductFilter,
  ratingSteps,
} from '@arot/contract'
import type { Queries } from '../../../platform/db/database.ts'
import { countConditions, hasCachedCount } from './counts.ts'
import { listConditions } from './filters.sql.ts'
import { addSearch, isSigns, type Meaning, readMeaning, respell, withSupplierFilter } from './search.ts'

/** A search with more results counts its facets over this many of them. */
const sampleSize = 10_000

/** All brands with their numbers of products, the most ordered first, then by name. */
export function listBrands(queries: Queries): Promise<BrandCount[]> {
  return queries.query<BrandCount>(
    `SELECT brand AS name, sum(count)::bigint AS count FROM catalogue_totals LEFT JOIN brand_order_counts USING (brand)
    GROUP BY brand, orders HAVING sum(count) > 0 ORDER BY coalesce(orders, 0) DESC, brand`,
  )
}

/**
 * Counts each brand's orders of 90 days. It counts orders and not units, so that a carton of pens counts no more than a
 * pallet of ovens.
 */
export async function countBought(queries: Queries): Promise<void> {
  await queries.query(`WITH bought AS (
      SELECT brand, count(*) AS orders FROM orders JOIN products ON products.id = product_id
      WHERE buy_date > now() - interval '90 days' AND state NOT IN ('declined', 'cancelled') GROUP BY brand
    ), gone AS (
      DELETE FROM brand_order_counts WHERE brand NOT IN (SELECT brand FROM bought)
    )
    INSERT INTO brand_order_counts SELECT brand, orders FROM bought ORDER BY brand
    ON CONFLICT (brand) DO UPDATE SET orders = excluded.orders WHERE brand_order_counts.orders <> excluded.orders`)
}

/** The seven fixed categories, then any others in the catalogue. */
export async function listCategories(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ category: string }>(
    `SELECT category FROM catalogue_totals WHERE category <> ALL ($1::text[])
    GROUP BY category HAVING sum(count) > 0 ORDER BY category`,
    [ourCategories],
  )
  return [...ourCategories, ...rows.map(({ category }) => category)]
}

/** How many products each further choice would leave. A facet ignores its own choice. */
export async function countFacets(queries: Queries, filter: ProductFilter): Promise<Facets> {
  if (isSigns(filter.q)) return { categories: [], brands: [], ratings: ratingSteps.map(noneOf), verified: 0 }
  const meaning = await readMeaning(queries, filter.q)
  const supplied = withSupplierFilter(filter, meaning)
  if (supplied) return countFacets(queries, supplied)
  const { category: _, ...acrossCategories } = filter
  const { brand: __, ...acrossBrands } = filter
  const { minRating: ___, ...acrossRatings } = filter
  const { verified: ____, ...ofAll } = filter
  /** Facets without a choice of their own share one filter, whose counts are read once. */
  const found = new Map<string, Promise<FoundCount[]>>()
  const find = (left: ProductFilter) => {
    const name = JSON.stringify(left)
    const counts = found.get(name) ?? countFound(queries, left, meaning)
    found.set(name, counts)
    return counts
  }
  const count = async (left: ProductFilter, field: Field) => {
    if (meaning.words === null && hasCachedCount(left)) return readCachedFacet(queries, left, field)
    return sumBy(await find(left), field)
  }
  const countVerified = async () => {
    if (meaning.words === null && hasCachedCount(ofAll))
      return readCachedFacet(queries, { ...ofAll, verified: true }, 'category')
    return (await find(ofAll)).filter(({ verified }) => verified)
  }
  const [categories, brands, halves, byVerified] = await Promise.all([
    count(acrossCategories, 'category'),
    count(acrossBrands, 'brand'),
    count(acrossRatings, 'half_stars'),
    countVerified(),
  ])
  if (filter.q && [categories, brands, halves, byVerified].every(({ length }) => length === 0)) {
    const q = respell(filter.q, meaning)
    if (q !== null) return countFacets(queries, { ...filter, q })
  }
  return {
    categories: byFrequency(categories),
    brands: byFrequency(brands),
    ratings: ratingSteps.map((step) => ({
      value: String(step),
      count: total(halves.filter(({ value }) => Number(value) >= step * 2)),
    })),
    verified: total(byVerified),
  }
}

const total = (facets: { count: number }[]) => facets.reduce((sum, { count }) => sum + count, 0)

const noneOf = (step: number) => ({ value: String(step), count: 0 })

type Field = 'category' | 'brand' | 'half_stars'

function readCachedFacet(queries: Queries, filter: ProductFilter, field: Field) {
  const conditions = countConditions(filter)
  return queries.query<Facet>(
    `SELECT ${field}::text AS value, sum(count)::bigint AS count FROM catalogue_totals ${conditions.where}
    GROUP BY ${field} HAVING sum(count) > 0`,
    conditions.parameters,
  )
}

type FoundCount = Record<Field, string> & { verified: boolean; count: number }

function countFound(queries: Queries, filter: ProductFilter, meaning: Meaning) {
  const conditions = listConditions(filter)
  if (meaning.words !== null) addSearch(conditions, meaning)
  return queries.query<FoundCount>(
    `SELECT category, brand, floor(rating * 2)::text AS half_stars, verified, count(*) AS count
    FROM (SELECT category, brand, rating, verified FROM products ${conditions.where} LIMIT ${sampleSize}) AS found
    GROUP BY 1, 2, 3, 4`,
    conditions.parameters,
  )
}

function sumBy(found: FoundCount[], field: Field): Facet[] {
  const sums = new Map<string, number>()
  for (const one of found) sums.set(one[field], (sums.get(one[field]) ?? 0) + one.count)
  return [...sums].map(([value, count]) => ({ value, count }))
}

/** Most frequent first, then by name. */
function byFrequency(facets: Facet[]): Facet[] {
  return facets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
