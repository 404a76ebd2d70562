import type { Prepared, Queries } from '../db/database.ts'
import { Refusal } from '../refusal.ts'

/**
 * How much one buyer may have under way: open holds, orders and holds together, since each hold becomes one, and the units
 * of both.
 */
export type Quota = { holds: number; orders: number; units: number }

const unpaid: Prepared = {
  name: 'unpaid-of-buyer',
  text: 'SELECT open_holds AS holds, open_orders AS orders, units FROM unpaid_of($1)',
}

/** Refuses what would go over the quota. Another taking of the same buyer waits until this transaction is over. */
export async function refuseBeyond(
  quota: Quota | undefined,
  transaction: Queries,
  { uid, units, isHold }: { uid: string; units: number; isHold: boolean },
) {
  if (!quota) return
  const [taken] = await transaction.query<Quota>(unpaid, [uid])
  if (!taken) return
  const isTooMany = taken.holds + taken.orders >= quota.orders || (isHold && taken.holds >= quota.holds)
  if (isTooMany || taken.units + units > quota.units) throw new Refusal('too_much_held', { ...quota })
}
