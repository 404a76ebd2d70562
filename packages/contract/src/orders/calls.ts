// The calls about orders, which only our server has. Made from a client's `call` by the pages that need them: the first
// page brings none of this along.
import { cartSnapshot } from '../catalog/snapshot.ts'
import {
  type Call,
  type CallOptions,
  type KeyedOptions,
  keyOf,
  nextCursor,
  read,
  readList,
  segment,
} from '../http/call.ts'
import { amount, id, list, moment, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import { requireOurs } from '../http/own.ts'
import { oneOf } from '../http/words.ts'
import { review } from '../reviews/calls.ts'
import {
  exportAddress,
  type Order,
  type OrderFilter,
  type OrderMove,
  type OrderNote,
  type OrderPage,
  type OrderQuery,
  type OrderStep,
  orderSearch,
  orderSides,
  orderStates,
} from './rules.ts'

const step = omitUndefined(
  record({
    state: oneOf(orderStates),
    at: moment,
    by: oneOf(['buyer', 'supplier', 'system']),
    note: optional(text),
    carrier: optional(text),
    trackingCode: optional(text),
    corrects: optional((fact) => fact === true),
  }),
) as Reader<OrderStep>

const order = omitUndefined(
  record({
    _id: id,
    state: oneOf(orderStates),
    quantity: amount,
    price: amount,
    buyDate: moment,
    productId: text,
    offerId: optional(text),
    productSnapshot: (fact) => omitUndefined(cartSnapshot)(fact ?? {}),
    side: oneOf(orderSides),
    buyer: optional(record({ name: text, email: text })),
    supplier: optional(omitUndefined(record({ name: text, id: optional(text) }))),
    steps: list(step),
    review: optional(review),
    toOneself: optional((fact) => fact === true),
  }),
) as Reader<Order>

export function orderCalls(call: Call) {
  async function act(name: OrderMove, orderId: string, note: OrderNote, options?: KeyedOptions): Promise<Order> {
    await requireOurs(call)
    const path = `/orders/${segment(orderId)}/${name}`
    return read(order, await call('POST', path, { ...options, body: note, ours: keyOf(options) }))
  }

  return {
    getOrders: async (query: OrderQuery, options?: CallOptions): Promise<OrderPage> => {
      await requireOurs(call)
      const answer = await call('GET', `/orders${orderSearch(query)}`, options)
      return { orders: readList(order, answer), next: nextCursor(answer) }
    },

    getOrder: async (orderId: string, options?: CallOptions): Promise<Order> => {
      await requireOurs(call)
      return read(order, await call('GET', `/orders/${segment(orderId)}`, options))
    },

    acceptOrder: (orderId: string, note: Pick<OrderNote, 'note'> = {}, options?: KeyedOptions) =>
      act('accept', orderId, note, options),

    declineOrder: (orderId: string, note: { note: string }, options?: KeyedOptions) =>
      act('decline', orderId, note, options),

    shipOrder: (orderId: string, note: OrderNote = {}, options?: KeyedOptions) => act('ship', orderId, note, options),

    /** `from`: how many steps the supplier has seen, so that nobody corrects what was corrected meanwhile. */
    correctShipment: async (orderId: string, from: number, note: OrderNote, options?: KeyedOptions): Promise<Order> => {
      await requireOurs(call)
      const headers = { ...keyOf(options), 'If-Match': `"${from}"` }
      const path = `/orders/${segment(orderId)}/shipment`
      return read(order, await call('PATCH', path, { ...options, body: note, ours: headers }))
    },

    receiveOrder: (orderId: string, note: Pick<OrderNote, 'note'> = {}, options?: KeyedOptions) =>
      act('receive', orderId, note, options),

    /** The file itself: its address alone would be asked for without the token. */
    exportOrders: async (filter: OrderFilter, options?: CallOptions): Promise<Blob> => {
      await requireOurs(call)
      const { body } = await call('GET', exportAddress(filter), options)
      // Reading it as text took off the mark by which a spreadsheet knows its encoding.
      return new Blob(['\uFEFF', String(body)], { type: 'text/csv;charset=utf-8' })
    },
  }
}
