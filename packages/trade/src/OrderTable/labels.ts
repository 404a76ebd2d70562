import type { OrderSide } from '../order.ts'

export type OrderTableLabels = {
  /** What the table is called. */
  orders: string
  product: string
  /** By which number its supplier knew the product. */
  sku: string
  /** The other party, by the side that is looked at. */
  party: Record<OrderSide, string>
  quantity: string
  price: string
  total: string
  date: string
  state: string
  /** Accepts so many of those that are chosen. */
  acceptMany: (count: string, number: number) => string
  /** Why the button cannot be pressed: of those that are chosen none waits for an answer. */
  noneWaits: string
  /** Why the button waits meanwhile. */
  accepting: string
  /** What became of it: so many were accepted, so many had changed meanwhile. */
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
