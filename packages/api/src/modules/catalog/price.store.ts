import type { Prices } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import type { Database, Queries, Row } from '../../platform/db/database.ts'
import { lockProduct } from './product.store.ts'
import { refuseUnfitSteps, stepsOf } from './wholesale-fields.ts'

/**
 * Changes a product's prices, only for its owner, and stores the old ones. Orders keep their prices. `ifMatch`: the
 * version that the change was made from.
 */
export async function changePrices(
  db: Database,
  caller: Caller,
  id: string,
  { price, priceBreaks = [] }: Prices,
  { ifMatch, currency }: { ifMatch?: number | undefined; currency?: string | undefined } = {},
): Promise<{ version: number; catalogueVersion: number }> {
  const { version, isChanged } = await db.transaction(async (transaction) => {
    const product = await lockProduct(transaction, id)
    if (product.owner !== caller.uid) throw new ApiProblem('forbidden')
    if (ifMatch !== undefined && ifMatch !== product.version) {
      throw new ApiProblem('version_mismatch', { current: product.version })
    }
    refuseUnfitSteps({ ...product, price, priceBreaks }, 'priceBreaks', currency)
    const [before, after] = [stepsOf(product.priceBreaks ?? []), stepsOf(priceBreaks)]
    if (price === product.price && before === after) return { version: product.version, isChanged: false }
    await transaction.query(keepPrices, [id])
    await transaction.query(setPrices, [id, price, after])
    const changes = {
      ...(price !== product.price && { price: [product.price, price] }),
      ...(before !== after && { priceBreaks: [product.priceBreaks, priceBreaks] }),
    }
    await transaction.query(noteChange, [id, caller.uid, product.version + 1, JSON.stringify(changes)])
    return { version: product.version + 1, isChanged: true }
  })
  const nextVersion = isChanged ? publishChange(db, { stock: [id], changed: [id] }) : newestVersion(db)
  return { version, catalogueVersion: await nextVersion }
}

/** Before the first change, stores the original prices with the date of the product. */
const keepPrices = {
  name: 'keep-prices',
  text: `INSERT INTO product_prices (product_id, price, price_breaks, since)
    SELECT id, price, price_breaks, created_at FROM products
    WHERE id = $1 AND NOT EXISTS (SELECT FROM product_prices WHERE product_id = $1)`,
}

const setPrices = {
  name: 'set-prices',
  text: `WITH changed AS (
    UPDATE products SET price = $2, price_breaks = $3::jsonb, version = version + 1 WHERE id = $1
    RETURNING id, price, price_breaks
  )
  INSERT INTO product_prices (product_id, price, price_breaks, since)
  SELECT id, price, price_breaks, clock_timestamp() FROM changed`,
}

const noteChange = {
  name: 'note-prices',
  text: `INSERT INTO product_audit (product_id, uid, action, version, changes) VALUES ($1, $2, 'changed', $3, $4)`,
}

export type PricesSince = Prices & { at: Date }
type HistoryRow = Row & { id: number; at: Date; price: number; priceBreaks: Prices['priceBreaks'] | null }

/** A product's current and earlier prices, newest first, only for its owner. `after`: where the last page ended. */
export async function pricesOf(
  queries: Queries,
  caller: Caller,
  id: string,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<{ prices: PricesSince[]; next: number | null }> {
  const [product] = await queries.query<Row & { owner: string | null }>(owned, [id])
  if (!product) throw new ApiProblem('not_found')
  if (product.owner !== caller.uid) throw new ApiProblem('forbidden')
  const rows = await queries.query<HistoryRow>(history, [id, after ?? null, limit + 1])
  const visibleRows = rows.slice(0, limit)
  return {
    prices: visibleRows.map(({ at, price, priceBreaks }) => ({ at, price, ...(priceBreaks && { priceBreaks }) })),
    next: rows.length > limit ? (visibleRows.at(-1)?.id ?? null) : null,
  }
}

const owned = { name: 'owner-of', text: 'SELECT owner_uid AS owner FROM products WHERE id = $1' }

/** A product whose prices never changed has no history, so its original prices come from the product. */
const history = {
  name: 'prices-of',
  text: `SELECT id, since AS at, price::float8 AS price, price_breaks AS "priceBreaks" FROM product_prices
    WHERE product_id = $1 AND ($2::bigint IS NULL OR id < $2::bigint)
  UNION ALL
  SELECT 0, created_at, price::float8, price_breaks FROM products
    WHERE id = $1 AND $2::bigint IS NULL AND NOT EXISTS (SELECT FROM product_prices WHERE product_id = $1)
  ORDER BY id DESC LIMIT $3`,
}
