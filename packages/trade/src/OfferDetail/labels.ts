import type { OfferStatus } from '../offer.ts'

export type OfferDetailLabels = {
  /** What the reader can expect or do next. */
  next: Record<OfferStatus, string>
  /** Until when the offer can be answered. */
  answerUntil: (day: string) => string
  reservedUntil: (moment: string) => string
  /** The title on paper. It is `agreement` only after both have agreed. */
  agreement: string
  offer: string
  terms: string
  quantity: string
  units: (units: string, number: number) => string
  unitPrice: string
  listPrice: string
  total: string
  number: string
  parties: string
  buyer: string
  supplier: string
  /** Stands after the reader's name, or instead of it. */
  you: string
  /** Replaces the name of an account that is gone. */
  nobody: string
  history: string
  order: string
  loading: string
  notFound: string
  notFoundText: string
  error: string
}

export const english: OfferDetailLabels = {
  next: {
    answer: 'It is your turn. Accept the offer, make a counter-offer or decline it.',
    wait: 'Wait for the other side to answer. Until then you can withdraw it.',
    buy: 'You have a deal. Buy at these terms before the reservation ends.',
    reserved: 'You have a deal. The units are reserved until the buyer buys them.',
    bought: 'Bought at these terms. It is now an order.',
    declined: 'This offer was declined.',
    withdrawn: 'This offer was withdrawn.',
    expired: 'Nobody answered in time, so this offer expired.',
    lapsed: 'The buyer did not buy in time. The units are back in stock.',
  },
  answerUntil: (day) => `It is valid until ${day}.`,
  reservedUntil: (moment) => `The units are reserved until ${moment}.`,
  agreement: 'Agreed terms',
  offer: 'Offer',
  terms: 'Terms',
  quantity: 'Quantity',
  units: (formatted, number) => (number === 1 ? '1 unit' : `${formatted} units`),
  unitPrice: 'Price per unit',
  listPrice: 'List price',
  total: 'Total',
  number: 'Offer number',
  parties: 'Parties',
  buyer: 'Buyer',
  supplier: 'Supplier',
  you: 'you',
  nobody: 'No longer there',
  history: 'Offer history',
  order: 'See the order',
  loading: 'Loading the offer',
  notFound: 'Offer not found',
  notFoundText: 'It may belong to another account, or the address is incomplete.',
  error: 'The offer could not be loaded.',
}
