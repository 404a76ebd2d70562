// The calls of orders. Only our server has them. Built from a client's `call`, so that the first page does not load
// them.
import { type Call, type CallOptions, fill, type Incomplete, type KeyedOptions } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { OrderFilter, OrderQuery } from './rules.ts'
import type { Order, OrderNote } from './schema.ts'
import { orderStates } from './states.ts'

/** Whether this release knows all states. A newer server may add some. */
const isKnown = ({ state, events }: Order) =>
  [state, ...events.map((event) => event.state)].every((one) => orderStates.includes(one))

export function orderCalls(call: Call) {
  const { send, one, page, write } = ownCalls<Order>(call, isKnown)

  const act = (endpoint: Incomplete, orderId: string, note: OrderNote, options?: KeyedOptions): Promise<Order> =>
    write(fill(endpoint, orderId), note, options)

  return {
    getOrders: (query: OrderQuery, options?: CallOptions) => page(`${endpoints.getOrders}${queryOf(query)}`, options),

    getOrder: (orderId: string, options?: CallOptions): Promise<Order> =>
      one(fill(endpoints.getOrder, orderId), options),

    acceptOrder: (orderId: string, note: Pick<OrderNote, 'note'> = {}, options?: KeyedOptions) =>
      act(endpoints.acceptOrder, orderId, note, options),

    declineOrder: (orderId: string, note: { note: string }, options?: KeyedOptions) =>
      act(endpoints.declineOrder, orderId, note, options),

    shipOrder: (orderId: string, note: OrderNote = {}, options?: KeyedOptions) =>
      act(endpoints.shipOrder, orderId, note, options),

    /** `from`: how many events the supplier has seen, so that nobody overwrites another correction. */
    correctShipment: (orderId: string, from: number, note: OrderNote, options?: KeyedOptions): Promise<Order> =>
      write(fill(endpoints.correctShipment, orderId), note, options, from),

    receiveOrder: (orderId: string, note: Pick<OrderNote, 'note'> = {}, options?: KeyedOptions) =>
      act(endpoints.receiveOrder, orderId, note, options),

    /** Returns the file. A plain link to it would have no token. */
    exportOrders: async ({ side, state, q, from, to }: OrderFilter, options?: CallOptions): Promise<Blob> => {
      const { body } = await send(`${endpoints.exportOrders}${queryOf({ side, state, q, from, to })}`, options)
      // Reading the text removed the byte order mark, but spreadsheets need it to detect the encoding.
      return new Blob(['\uFEFF', String(body)], { type: 'text/csv;charset=utf-8' })
    },
  }
}
