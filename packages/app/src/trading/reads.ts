// What the pages of orders and notices read. In a file of its own: only our server has any of it, and no first page does.
import {
  type Notice,
  type NoticeSettings,
  noticeCalls,
  type Offer,
  type OfferQuery,
  type Order,
  type OrderFilter,
  offerCalls,
  orderCalls,
} from '@arot/contract'
import type { Read } from '../platform/read.ts'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

export const tradeReads = {
  orders: (filter: OrderFilter): PagedRead<Order> =>
    pagedRead(ownKey('orders', filter), async (client, cursor) => {
      const { orders, next } = await orderCalls(client.call).getOrders({ ...filter, cursor })
      return { items: orders, next }
    }),

  order: (id: string): Read<Order> => ({
    key: ownKey('order', id),
    ask: (client) => orderCalls(client.call).getOrder(id),
  }),

  offers: (query: OfferQuery): PagedRead<Offer> =>
    pagedRead(ownKey('offers', query), async (client, cursor) => {
      const { offers, next } = await offerCalls(client.call).getOffers({ ...query, ...(cursor && { cursor }) })
      return { items: offers, next }
    }),

  offer: (id: string): Read<Offer> => ({
    key: ownKey('offer', id),
    ask: (client) => offerCalls(client.call).getOffer(id),
  }),

  notices: (toDo = false): PagedRead<Notice> =>
    pagedRead(ownKey('notices', ...(toDo ? [{ toDo }] : [])), async (client, cursor) => {
      const { notices, next } = await noticeCalls(client.call).getNotices({ toDo, cursor })
      return { items: notices, next }
    }),

  noticeSettings: (): Read<NoticeSettings | null> => ({
    key: ownKey('notice-settings'),
    ask: (client) => noticeCalls(client.call).getNoticeSettings(),
  }),
}

/** How many notices are unread; a stream tells it, and nobody asks. */
export const unreadKey = ownKey('unread')
