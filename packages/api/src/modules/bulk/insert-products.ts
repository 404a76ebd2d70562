import { emptyCell, type NewProduct, productFields } from '@arot/contract'
import type { PreparedStatement, Queries } from '../../platform/db/database.ts'
import { sumCounts } from '../catalog/lists/counts.ts'
import { addSearchWords } from '../catalog/lists/search.ts'
import { storedFields, toColumn } from '../catalog/product.columns.ts'

export type BulkProduct = NewProduct & { _id: string; owner: string | null }

const fields = storedFields.filter((field) => field !== 'moreImages')
const columns = fields.map((field) => productFields[field].column).join(', ')
/** Price breaks are texts, because the driver cannot write arrays of JSON. */
const arrays = fields.map((field, at) => {
  const { type } = productFields[field]
  return `$${at + 3}::${type === 'jsonb' ? 'text' : type}[]`
})

const insertMany: PreparedStatement = {
  name: 'insert-many-products',
  text: `
  WITH added AS (
    INSERT INTO products (id, owner_uid, ${columns})
    SELECT id, owner_uid, ${columns.replace('price_breaks', 'price_breaks::jsonb')}
    FROM unnest($1::text[], $2::text[], ${arrays.join(', ')}) AS input (id, owner_uid, ${columns})
    ON CONFLICT (id) DO NOTHING RETURNING id, main_quantity, owner_uid
  ), supplied AS (
    INSERT INTO stock_movements (product_id, kind, on_hand, uid)
    SELECT id, 'supply', main_quantity, owner_uid FROM added WHERE main_quantity > 0
  )
  SELECT count(*) AS added FROM added`,
}

/** Inserts many products in order and skips existing ones. Returns how many were new. */
export async function insertProducts(queries: Queries, products: readonly BulkProduct[]): Promise<number> {
  const valuesOf = (field: (typeof fields)[number]) =>
    products.map((product) => {
      const value = toColumn(field, product[field] ?? emptyCell(field))
      return Array.isArray(value) ? JSON.stringify(value) : value
    })
  const [row] = await queries.query<{ added: number }>(insertMany, [
    products.map(({ _id }) => _id),
    products.map(({ owner }) => owner),
    ...fields.map(valuesOf),
  ])
  return row?.added ?? 0
}

/**
 * Runs `work`, which inserts many products, while the word index collects its entries instead of sorting each one
 * (twice as fast). Afterwards it sorts them and updates the statistics, so that lists are planned for the new data.
 */
export async function inBulk<T>(queries: Queries, work: () => Promise<T>): Promise<T> {
  await queries.query('ALTER INDEX products_by_words SET (fastupdate = on, gin_pending_list_limit = 32768)')
  try {
    return await work()
  } finally {
    await queries.query('ALTER INDEX products_by_words SET (fastupdate = off)')
    await sumCounts(queries)
    await addSearchWords(queries)
    for (const table of ['products', 'stock_movements', 'catalogue_count_sums', 'search_words']) {
      await queries.query(`VACUUM (ANALYZE) ${table}`)
    }
  }
}
