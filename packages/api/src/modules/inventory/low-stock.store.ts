import type { Database } from '../../platform/db/database.ts'
import { notifyParty } from '../notifications/notification.store.ts'
import { smallestOrder } from './smallest-order.sql.ts'

/** Reserved units may come back, so they count as available. */
const available = `main_quantity + coalesce((
  SELECT sum(units) FROM reservations WHERE reservations.product_id = products.id
), 0)`

/**
 * Notifies the owners of products that can no longer fill one minimum order, once until the stock is sufficient again.
 * Checks these products, or all. Replicas may run it at the same time.
 */
export function notifyLowStock(db: Database, ids?: readonly string[]): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.query(
      `DELETE FROM low_stock_alerts USING products WHERE products.id = product_id AND main_quantity >= ${smallestOrder}
        AND ($1::text[] IS NULL OR product_id = ANY ($1))`,
      [ids ?? null],
    )
    const short = await transaction.query<{ id: string; uid: string | null; name: string; left: number }>(
      `WITH added AS (
        INSERT INTO low_stock_alerts (product_id)
        SELECT id FROM products WHERE withdrawn_at IS NULL AND main_quantity < ${smallestOrder} AND ${available} < ${smallestOrder}
          AND ($1::text[] IS NULL OR id = ANY ($1)) ORDER BY id
        ON CONFLICT DO NOTHING RETURNING product_id
      ) SELECT id, owner_uid AS uid, name, main_quantity AS left FROM products JOIN added ON id = product_id`,
      [ids ?? null],
    )
    for (const { id, uid, name, left } of short) {
      if (!uid) continue
      await notifyParty(transaction, { uid, kind: 'stock_short', subject: { productId: id, name }, quantity: left })
    }
    return short.length
  })
}
