import { onTestFinished } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'

/** Locks the row of a product like a long transaction, until it is released or the test ends. */
export async function lockProduct(db: Database, product: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  onTestFinished(() => release())
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  const released = db.transaction(async ({ query }) => {
    await query('SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE', [product])
    onLocked()
    await held
  })
  await locked
  return { release, released }
}
