import { publishChange } from '../../platform/change-feed.ts'
import type { Database } from '../../platform/db/database.ts'
import { close } from './transitions.ts'

const batch = 500

/** Orders from before migration 0008 count from that migration, because suppliers could not answer them earlier. */
const unanswered = `
  SELECT id FROM orders
  WHERE state = 'placed' AND supplier_uid IS NOT NULL AND buy_date < now() - make_interval(days => $1)
    AND now() - make_interval(days => $1) > (SELECT applied_at FROM migrations WHERE name = '0008_orders.sql')
  ORDER BY buy_date LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED`

/**
 * Declines orders that suppliers have not answered within `days` and returns their units. 0 never declines. Skips
 * orders that somebody is answering at this moment. Replicas may run it at the same time.
 */
export async function declineUnanswered(db: Database, days: number): Promise<number> {
  if (days === 0) return 0
  let total = 0
  for (;;) {
    const { stock, count } = await db.transaction(async (transaction) => {
      const orders = await transaction.query<{ id: string }>(unanswered, [days])
      const ids = orders.map(({ id }) => id)
      const stock = ids.length ? await close(transaction, ids, { state: 'declined', by: 'system' }) : []
      return { stock, count: ids.length }
    })
    total += count
    if (stock.length > 0) await publishChange(db, { stock })
    if (count < batch) return total
  }
}
