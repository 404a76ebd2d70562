// The calls of orders. Only our server has them. Built from a client's `call`, so that the first page does not load
// them.
import { type Call, type CallOptions, type KeyedOptions, segment } from '../http/call.ts'
import { ownCalls } from '../http/own.ts'
import { exportAddress, type OrderFilter, type OrderQuery, orderSearch } from './rules.ts'
import type { Order, OrderNote, OrderPage } from './schema.ts'
import { type OrderMove, orderStates } from './states.ts'

/** Whether this release knows all states. A newer server may add some. */
const isKnown = ({ state, events }: Order) =>
  [state, ...events.map((event) => event.state)].every((one) => orderStates.includes(one))

export function orderCalls(call: Call) {
  const { send, one, page, write } = ownCalls<Order>(call, isKnown)

  const act = (name: OrderMove, orderId: string, note: OrderNote, options?: KeyedOptions): Promise<Order> =>
    write('POST', `/orders/${segment(orderId)}/${name}`, note, options)

  return {
    getOrders: async (query: OrderQuery, options?: CallOptions): Promise<OrderPage> => {
      const { items, next } = await page(`/orders${orderSearch(query)}`, options)
      return { orders: items, next }
    },

    getOrder: (orderId: string, options?: CallOptions): Promise<Order> =>
      one('GET', `/orders/${segment(orderId)}`, options),

    acceptOrder: (orderId: string, note: Pick<OrderNote, 'note'> = {}, options?: KeyedOptions) =>
      act('accept', orderId, note, options),

    declineOrder: (orderId: string, note: { note: string }, options?: KeyedOptions) =>
      act('decline', orderId, note, options),

    shipOrder: (orderId: string, note: OrderNote = {}, options?: KeyedOptions) => act('ship', orderId, note, options),

    /** `from`: how many events the supplier has seen, so that nobody overwrites another correction. */
    correctShipment: (orderId: string, from: number, note: OrderNote, options?: KeyedOptions): Promise<Order> =>
      write('PATCH', `/orders/${segment(orderId)}/shipment`, note, options, from),

    receiveOrder: (orderId: string, note: Pick<OrderNote, 'note'> = {}, options?: KeyedOptions) =>
      act('receive', orderId, note, options),

    /** Returns the file. A plain link to it would have no token. */
    exportOrders: async (filter: OrderFilter, options?: CallOptions): Promise<Blob> => {
      const { body } = await send('GET', exportAddress(filter), options)
      // Reading the text removed the byte order mark, but spreadsheets need it to detect the encoding.
      return new Blob(['\uFEFF', String(body)], { type: 'text/csv;charset=utf-8' })
    },
  }
}
