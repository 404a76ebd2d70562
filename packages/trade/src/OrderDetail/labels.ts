import type { OrderSide, OrderState } from '../order.ts'

export type OrderDetailLabels = {
  /** What the reader can expect or do next. */
  next: Record<OrderState, Record<OrderSide, string>>
  /** The title on paper. It is `confirmation` only after the supplier accepted the order. */
  confirmation: string
  order: string
  number: string
  /** The supplier's own number for the product when it was ordered. */
  sku: string
  date: string
  amounts: string
  quantity: string
  units: (units: string, number: number) => string
  unitPrice: string
  total: string
  /** The heading of the terms, and the link to the offer that set the price. */
  terms: string
  fromOffer: string
  parties: string
  buyer: string
  supplier: string
  /** Stands after the reader's name, or instead of it. */
  you: string
  /** Replaces the name of an account that is gone. */
  nobody: string
  history: string
  review: string
  buyAgain: string
  loading: string
  notFound: string
  notFoundText: string
  error: string
}

export const english: OrderDetailLabels = {
  next: {
    placed: {
      bought: 'The supplier answers next. You can cancel the order until it ships.',
      sold: 'The buyer is waiting for your answer. Accept the order, or decline it with a reason.',
    },
    accepted: {
      bought: 'The supplier is preparing the order. You can cancel it until it ships.',
      sold: 'Prepare the order, and mark it as sent when it leaves.',
    },
    shipped: {
      bought: 'Mark the order as received when it arrives.',
      sold: 'The buyer marks the order as received when it arrives.',
    },
    received: {
      bought: 'You received this order.',
      sold: 'The buyer received this order. There is nothing left to do.',
    },
    declined: {
      bought: 'The supplier declined this order. You have not bought anything.',
      sold: 'This order was declined. The units are back in your stock.',
    },
    cancelled: {
      bought: 'You cancelled this order. You have not bought anything.',
      sold: 'The buyer cancelled this order. The units are back in your stock.',
    },
  },
  confirmation: 'Order confirmation',
  order: 'Order',
  number: 'Order number',
  sku: 'SKU',
  date: 'Ordered on',
  amounts: 'Amounts',
  quantity: 'Quantity',
  units: (formatted, number) => (number === 1 ? '1 unit' : `${formatted} units`),
  unitPrice: 'Price per unit',
  total: 'Total',
  terms: 'Terms',
  fromOffer: 'From an offer',
  parties: 'Parties',
  buyer: 'Buyer',
  supplier: 'Supplier',
  you: 'you',
  nobody: 'No longer there',
  history: 'Order history',
  review: 'Review',
  buyAgain: 'Buy again',
  loading: 'Loading the order',
  notFound: 'Order not found',
  notFoundText: 'It may belong to another account, or the address is incomplete.',
  error: 'The order could not be loaded.',
}
