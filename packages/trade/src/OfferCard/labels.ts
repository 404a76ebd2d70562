import type { DifferenceWords } from '../OfferThread/labels.ts'

export type OfferCardLabels = {
  /** How many units at which price: "48 × $8.40". */
  amounts: (quantity: string, price: string) => string
  total: string
  /** Who was asked, on the buyer's side. */
  to: (name: string) => string
  /** Who asks, on the supplier's side. */
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
