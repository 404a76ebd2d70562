// Counts of products: nobody waits for another supplier's open transaction, and no change is lost or counted twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetEmptyCounts, sumCounts } from '../../src/modules/catalog/lists/counts.ts'
import { changeProduct } from '../../src/modules/catalog/product.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { findWrongCounts } from '../support/counts.ts'
import { freshDatabase } from '../support/database.ts'
import { onPostgres } from '../support/place.ts'
import { drill, shelve, supplier } from '../support/stock.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 12 })
})
afterAll(() => db.close())

const anyone = { ownerOnly: false }

const countChanges = async () =>
  Number((await db.query('SELECT count(*) AS count FROM catalogue_count_changes'))[0]?.count)

test.runIf(onPostgres)('a supplier writes while the import of another one is open', async () => {
  const [ours, theirs] = [await shelve(db), await shelve(db)]
  await db.transaction(async (theirImport) => {
    await theirImport.query('UPDATE products SET min_quantity = 500 WHERE id = $1', [theirs])
    // The same brand, category, rating and range of minimums.
    await db.query('UPDATE products SET min_quantity = 500 WHERE id = $1', [ours])
    await shelve(db)
    await sumCounts(db)
  })
  expect(await findWrongCounts(db)).toEqual([])
})

test('an edit of other columns leaves no change of a count', async () => {
  const product = await shelve(db)
  await sumCounts(db)
  const { mainQuantity: _, ...edit } = { ...drill, name: 'Another name', price: 7 }
  await changeProduct(db, supplier, product, edit, anyone)
  expect(await countChanges()).toBe(0)
})

test('sums take each change once, while others write and sum', async () => {
  const products = await Promise.all(Array.from({ length: 10 }, () => shelve(db)))
  const write = (product: string, round: number) =>
    db.query('UPDATE products SET min_quantity = $2, withdrawn_at = $3 WHERE id = $1', [
      product,
      round % 2 ? 20 : 200,
      round % 3 ? null : new Date(0),
    ])
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      ...products.map((product, place) => write(product, round + place)),
      sumCounts(db),
      forgetEmptyCounts(db),
      sumCounts(db),
    ])
    expect(await findWrongCounts(db)).toEqual([])
  }
  await sumCounts(db)
  await forgetEmptyCounts(db)
  expect(await countChanges()).toBe(0)
  expect(await findWrongCounts(db)).toEqual([])
})
