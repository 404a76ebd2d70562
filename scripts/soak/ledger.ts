import { auditStock } from '../../packages/api/src/modules/inventory/ledger.ts'
import { openDatabase } from '../../packages/api/src/platform/db/open.ts'
import type { Purchase } from './market.ts'

/** Checks that exactly the answered purchases exist, once and with their units, and that every unit is accounted for. */
export async function expectAllThere(url: string, purchases: Map<string, Purchase>): Promise<string[]> {
  const db = await openDatabase({ url })
  try {
    const items = await db.query<{ id: string; quantity: number }>(
      "SELECT id, quantity FROM orders WHERE state <> 'cancelled'",
    )
    const left = new Map(items.map(({ id, quantity }) => [id, quantity]))
    const problems = [...purchases]
      .filter(([id, { units, isRemoved }]) => left.get(id) !== (isRemoved ? undefined : units))
      .map(([id, { units, isRemoved }]) => `${id} of ${units}, ${isRemoved ? '' : 'not '}removed, is ${left.get(id)}`)
    const unknown = items.filter(({ id }) => !purchases.has(id)).map(({ id }) => `${id} was bought by nobody`)
    const imbalances = (await auditStock(db)).map((one) => `It does not add up: ${JSON.stringify(one)}`)
    return [...problems, ...unknown, ...imbalances]
  } finally {
    await db.close()
  }
}
