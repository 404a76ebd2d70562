import type { NewProduct } from '@arot/contract'
import type { Prepared, Queries } from '../../platform/db/database.ts'
import { stepsOf } from '../catalog/wholesale-fields.ts'

export type BulkProduct = NewProduct & { _id: string; owner: string | null }

const insertMany: Prepared = {
  name: 'insert-many-products',
  text: `
  WITH added AS (
    INSERT INTO products
      (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity, owner_uid, sku,
        order_multiple, price_breaks, lead_days)
    SELECT id, name, image, brand, category, description, price, rating, main_quantity, min_quantity, owner_uid, sku,
      order_multiple, price_breaks::jsonb, lead_days
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::numeric[], $8::numeric[],
      $9::bigint[], $10::bigint[], $11::text[], $12::text[], $13::integer[], $14::text[], $15::smallint[])
      AS input (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity, owner_uid, sku,
        order_multiple, price_breaks, lead_days)
    ON CONFLICT (id) DO NOTHING RETURNING id, main_quantity, owner_uid
  ), supplied AS (
    INSERT INTO stock_moves (product_id, kind, shelf, uid)
    SELECT id, 'supply', main_quantity, owner_uid FROM added WHERE main_quantity > 0
  )
  SELECT count(*) AS added FROM added`,
}

/** Puts many products in at once, in the order given, and leaves alone those that are there. Says how many were new. */
export async function insertProducts(queries: Queries, products: readonly BulkProduct[]): Promise<number> {
  const column = <Field extends keyof BulkProduct>(field: Field) => products.map((product) => product[field])
  const [row] = await queries.query<{ added: number }>(insertMany, [
    column('_id'),
    column('name'),
    column('image'),
    column('brand'),
    column('category'),
    column('description'),
    column('price'),
    column('rating'),
    column('mainQuantity'),
    column('minQuantity'),
    column('owner'),
    products.map(({ sku }) => sku || null),
    products.map(({ orderMultiple }) => orderMultiple ?? 1),
    products.map(({ priceBreaks }) => stepsOf(priceBreaks)),
    products.map(({ leadDays }) => leadDays ?? null),
  ])
  return row?.added ?? 0
}

/**
 * Runs `work`, which puts in many products, with the index of words gathering its entries instead of sorting in each
 * (twice as fast); then sorts them in, and takes fresh statistics, so that lists are planned for what is there now.
 */
export async function inBulk<T>(queries: Queries, work: () => Promise<T>): Promise<T> {
  await queries.query('ALTER INDEX products_by_words SET (fastupdate = on, gin_pending_list_limit = 32768)')
  try {
    return await work()
  } finally {
    await queries.query('ALTER INDEX products_by_words SET (fastupdate = off)')
    for (const table of ['products', 'stock_moves', 'catalogue_counts', 'search_words']) {
      await queries.query(`VACUUM (ANALYZE) ${table}`)
    }
  }
}
