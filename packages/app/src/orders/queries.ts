import { type Order, type OrderFilter, orderCalls } from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { ownKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

export const orderQueries = {
  list: (filter: OrderFilter): PagedQuery<Order> =>
    pagedQuery(ownKey('orders', filter), (client, cursor) => orderCalls(client.call).getOrders({ ...filter, cursor })),

  detail: (id: string): Query<Order> => ({
    key: ownKey('order', id),
    ask: (client) => orderCalls(client.call).getOrder(id),
  }),
}
