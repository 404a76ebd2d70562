import type { OrderSide } from '../order.ts'

export type OrderTableLabels = {
  /** The name of the table. */
  orders: string
  product: string
  /** The heading of the supplier's own product number. */
  sku: string
  /** The heading of the other party, by the side of the list. */
  party: Record<OrderSide, string>
  quantity: string
  price: string
  total: string
  date: string
  state: string
  /** Accepts the selected orders that wait for an answer. `count` is their number. */
  acceptMany: (count: string, number: number) => string
  /** Why the button is disabled: no selected order waits for an answer. */
  noneWaits: string
  /** Why the button is disabled while orders are accepted. */
  accepting: string
  /** The outcome: how many orders were accepted, and how many had changed meanwhile. */
  accepted: (done: string, number: number) => string
  changed: (others: string, number: number) => string
  failure: string
  loading: string
  empty: string
  error: string
}

export const english: OrderTableLabels = {
  orders: 'Orders',
  product: 'Product',
  sku: 'SKU',
  party: { bought: 'Supplier', sold: 'Buyer' },
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  date: 'Bought on',
  state: 'State',
  acceptMany: (count, number) => `Accept ${count} order${number === 1 ? '' : 's'}`,
  noneWaits: 'None of these orders needs an answer.',
  accepting: 'Accepting orders',
  accepted: (done) => `${done} accepted`,
  changed: (others) => `${others} had changed`,
  failure: 'They could not be accepted. Try again.',
  loading: 'Loading orders',
  empty: 'No orders found',
  error: 'The orders could not be loaded.',
}
