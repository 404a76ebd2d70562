import type { Prepared, Queries } from '../db/database.ts'
import { Refusal } from '../refusal.ts'

/** How much one buyer may have taken without paying: open holds, and units in them and in the cart together. */
export type Quota = { holds: number; units: number }

const unpaid: Prepared = {
  name: 'unpaid-of-buyer',
  text: 'SELECT open_holds AS holds, units FROM unpaid_of($1)',
}

/** Refuses what would go over the quota. Another taking of the same buyer waits until this transaction is over. */
export async function refuseBeyond(
  quota: Quota | undefined,
  transaction: Queries,
  { uid, units, isHold }: { uid: string; units: number; isHold: boolean },
) {
  if (!quota) return
  const [taken] = await transaction.query<{ holds: number; units: number }>(unpaid, [uid])
  const isBeyond = taken && (taken.units + units > quota.units || (isHold && taken.holds >= quota.holds))
  if (isBeyond) throw new Refusal('too_much_held', { ...quota })
}
