import { inBulk, insertProducts } from '../modules/bulk/insert-products.ts'
import { publishStart } from '../platform/change-feed.ts'
import type { Database } from '../platform/db/database.ts'
import { seedProduct } from './catalogue.ts'

const batch = 2_000

/** Adds the first `count` seeded products. Existing ones stay as they are. */
export async function seed(db: Database, count: number, onProgress?: (done: number) => void): Promise<number> {
  const added = await inBulk(db, async () => {
    let sum = 0
    for (let start = 0; start < count; start += batch) {
      const end = Math.min(start + batch, count)
      const products = Array.from({ length: end - start }, (_, place) => seedProduct(start + place))
      sum += await insertProducts(db, products)
      onProgress?.(end)
    }
    return sum
  })
  if (added > 0) await publishStart(db)
  return added
}
