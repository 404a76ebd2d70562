import type { OrderSide, OrderState } from '../order.ts'

export type OrderCardLabels = {
  /** How many units at which price: "48 × $8.40". */
  amounts: (quantity: string, price: string) => string
  total: string
  /** Who it was bought from, on the buyer's side. */
  from: (name: string) => string
  /** Who bought it, on the supplier's side. */
  by: (name: string) => string
  /** By which number its supplier knew the product. */
  sku: (number: string) => string
  /** What comes next, in a few words. */
  next: Record<OrderSide, Record<OrderState, string>>
  /** The box by which it is chosen among others. */
  choose: (name: string) => string
}

export const english: OrderCardLabels = {
  amounts: (quantity, price) => `${quantity} × ${price}`,
  total: 'Total',
  from: (name) => `From ${name}`,
  by: (name) => `For ${name}`,
  sku: (number) => `SKU ${number}`,
  next: {
    bought: {
      placed: 'Waiting for the supplier',
      accepted: 'Being prepared',
      shipped: 'Confirm when it arrives',
      received: 'Done',
      declined: 'Units returned to stock',
      cancelled: 'Units returned to stock',
    },
    sold: {
      placed: 'Needs your answer',
      accepted: 'Ship it, then mark it as sent',
      shipped: 'On its way to the buyer',
      received: 'Done',
      declined: 'Units back in your stock',
      cancelled: 'Units back in your stock',
    },
  },
  choose: (name) => `Choose the order of ${name}`,
}
