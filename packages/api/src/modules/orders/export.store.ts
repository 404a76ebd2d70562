import type { OrderFilter } from '@arot/contract'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Queries } from '../../platform/db/database.ts'
import type { OrderPlace } from './order.cursor.ts'
import { type OrderRow, orderRows } from './order.list.ts'

/**
 * Few rows, because each may have a description of 15 kB, and one statement must not block the process of the embedded
 * database.
 */
const page = 100

/** Reads all orders of a filter, newest first, one page at a time, so that only a few are in memory. */
export async function* exportOrders(queries: Queries, { uid }: Caller, filter: OrderFilter): AsyncGenerator<OrderRow> {
  let after: OrderPlace | null = null
  for (;;) {
    const rows: OrderRow[] = await orderRows(queries, uid, filter, { limit: page, after })
    yield* rows
    const last = rows.at(-1)
    if (rows.length < page || !last) return
    after = last
  }
}
