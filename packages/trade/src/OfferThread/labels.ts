import type { OfferEvent } from '../offer.ts'

/** A price compared with another: the amount and the percentage. */
export type DifferenceWords = {
  below: (by: string, share: string) => string
  above: (by: string, share: string) => string
  same: string
}

export type OfferThreadLabels = {
  /** The name of the list. */
  label: string
  /** The titles of the first version and of each answer. */
  offered: string
  countered: string
  events: Record<OfferEvent['state'], string>
  you: string
  by: (name: string) => string
  buyer: string
  supplier: string
  /** Quantity and unit price: "48 × $8.40". */
  amounts: (quantity: string, price: string) => string
  total: string
  /** Compared with the list price for this quantity, and with the version before. */
  list: DifferenceWords
  before: DifferenceWords
  more: (units: string, number: number) => string
  fewer: (units: string, number: number) => string
  until: (day: string) => string
  /** The upcoming event: who has to answer, or the purchase. */
  yourAnswer: string
  answerOf: (name: string) => string
  buyersAnswer: string
  suppliersAnswer: string
  buying: string
  reservedUntil: (moment: string) => string
}

export const english: OfferThreadLabels = {
  label: 'Offer history',
  offered: 'Offer',
  countered: 'Counter-offer',
  events: {
    accepted: 'Agreed',
    bought: 'Bought',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired without an answer',
    lapsed: 'Expired: not bought in time',
  },
  you: 'By you',
  by: (name) => `By ${name}`,
  buyer: 'By the buyer',
  supplier: 'By the supplier',
  amounts: (quantity, price) => `${quantity} × ${price}`,
  total: 'Total',
  list: {
    below: (by, share) => `${by} (${share}) each below the list price`,
    above: (by, share) => `${by} (${share}) each above the list price`,
    same: 'At the list price',
  },
  before: {
    below: (by, share) => `${by} (${share}) each less than before`,
    above: (by, share) => `${by} (${share}) each more than before`,
    same: 'Same price as before',
  },
  more: (units, number) => (number === 1 ? '1 unit more than before' : `${units} units more than before`),
  fewer: (units, number) => (number === 1 ? '1 unit fewer than before' : `${units} units fewer than before`),
  until: (day) => `Valid until ${day}`,
  yourAnswer: 'Your answer',
  answerOf: (name) => `${name}’s answer`,
  buyersAnswer: 'The buyer’s answer',
  suppliersAnswer: 'The supplier’s answer',
  buying: 'Purchase',
  reservedUntil: (moment) => `Units reserved until ${moment}`,
}
