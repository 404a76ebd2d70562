import type { OrderSide, OrderState } from '../order.ts'

export type OrderCardLabels = {
  /** Quantity and unit price: "48 × $8.40". */
  amounts: (quantity: string, price: string) => string
  total: string
  /** The supplier, for the buyer. */
  from: (name: string) => string
  /** The buyer, for the supplier. */
  by: (name: string) => string
  /** The supplier's own number for the product when it was ordered. */
  sku: (number: string) => string
  /** What comes next, in a few words. */
  next: Record<OrderSide, Record<OrderState, string>>
  /** The name of the checkbox. */
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
