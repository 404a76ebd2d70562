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
  sku: (number) => `Article no. ${number}`,
  next: {
    bought: {
      placed: 'Waits for the supplier',
      accepted: 'Is made ready',
      shipped: 'Say when it has arrived',
      received: 'Done',
      declined: 'Its units went back',
      cancelled: 'Its units went back',
    },
    sold: {
      placed: 'Waits for your answer',
      accepted: 'Send it, then say so',
      shipped: 'On its way to the buyer',
      received: 'Done',
      declined: 'Its units are yours again',
      cancelled: 'Its units are yours again',
    },
  },
  choose: (name) => `Choose the order of ${name}`,
}
