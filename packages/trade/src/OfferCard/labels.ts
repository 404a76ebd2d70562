import type { DifferenceWords } from '../OfferThread/labels.ts'

export type OfferCardLabels = {
  /** Quantity and unit price: "48 × $8.40". */
  amounts: (quantity: string, price: string) => string
  total: string
  /** The supplier, for the buyer. */
  to: (name: string) => string
  /** The buyer, for the supplier. */
  by: (name: string) => string
  until: (day: string) => string
  list: DifferenceWords
}

export const english: OfferCardLabels = {
  amounts: (quantity, price) => `${quantity} × ${price}`,
  total: 'Total',
  to: (name) => `To ${name}`,
  by: (name) => `From ${name}`,
  until: (day) => `Until ${day}`,
  list: {
    below: (_by, share) => `${share} below list price`,
    above: (_by, share) => `${share} above list price`,
    same: 'At list price',
  },
}
