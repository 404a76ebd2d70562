import type { OrderFilter } from '@arot/contract'
import type { Queries } from '../db/database.ts'
import type { Caller } from '../session/caller.ts'
import type { OrderPlace } from './order-cursor.ts'
import { type OrderRow, orderRows } from './order-list.ts'

const page = 500

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
