import { type Order, type OrderFilter, orderCalls } from '@arot/contract'
import type { Read } from '../platform/read.ts'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

export const orderQueries = {
  list: (filter: OrderFilter): PagedRead<Order> =>
    pagedRead(ownKey('orders', filter), async (client, cursor) => {
      const { orders, next } = await orderCalls(client.call).getOrders({ ...filter, cursor })
      return { items: orders, next }
    }),

  detail: (id: string): Read<Order> => ({
    key: ownKey('order', id),
    ask: (client) => orderCalls(client.call).getOrder(id),
  }),
}
