import type { Catalogue } from '../../platform/catalogue.ts'
import type { Database } from '../../platform/db/database.ts'
import { notifyLowStock } from './low-stock.store.ts'

/** After more changes than this, the next check covers all products. */
const mostNoted = 5_000

/**
 * Collects products whose stock changed, from the change feed, so that the change itself costs nothing more. Returns
 * the check.
 */
export function watchShortage(catalogue: Catalogue, db: Database) {
  let moved: Set<string> | null = null // null: check all products
  catalogue.subscribe(({ all, stock = [], products = [] }) => {
    if (all) moved = null
    for (const id of [...stock.map(([id]) => id), ...products]) moved?.add(id)
    if (moved && moved.size > mostNoted) moved = null
  })
  return async function look() {
    const ids = moved
    moved = new Set()
    if (ids?.size === 0) return
    try {
      await notifyLowStock(db, ids ? [...ids] : undefined)
    } catch (error) {
      moved = null
      throw error
    }
  }
}
