import type { OrderFilter } from '@arot/contract'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Queries } from '../../platform/db/database.ts'
import type { OrderPlace } from './order.cursor.ts'
import { type OrderRow, orderRows } from './order.list.ts'

/** Few, since each may have a description of 15 kB, and one statement must not block the embedded database's process. */
const page = 100

/** All orders of a filter, newest first, read a page at a time: however many they are, few of them are in memory. */
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
