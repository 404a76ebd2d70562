// Parts of the `.sql` files, for tests that run one of them in PostgreSQL, or compare two.
import { readFileSync } from 'node:fs'

const readModule = (path: string) => readFileSync(new URL(`../../src/modules/${path}`, import.meta.url), 'utf8')

export const purchase = readModule('orders/purchase.sql')
export const purchaseOfReservation = readModule('orders/purchase-of-reservation.sql')
export const reservation = readModule('inventory/reservation.sql')

/** The text of a CTE: from its opening bracket to the bracket at the beginning of a line. */
export function cteOf(statement: string, name: string): string {
  const text = new RegExp(`\\b${name} AS \\(\\n([\\s\\S]*?)\\n\\)`).exec(statement)?.[1]
  if (text === undefined) throw new Error(`no ${name}`)
  return text
}

/** The condition on the row `stock` for selling or reserving units, without the buyer's quota and the price. */
export function stockCondition(statement: string, units: string): string {
  const text = /WHERE products\.ord = stock\.ord\s+AND ([\s\S]*?)\s+AND NOT stock\.is_full/.exec(statement)?.[1]
  if (text === undefined) throw new Error('no condition')
  return text.replaceAll(':units', units)
}
