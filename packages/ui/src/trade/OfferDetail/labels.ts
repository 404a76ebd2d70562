import type { OfferStanding } from '../offer.ts'

export type OfferDetailLabels = {
  /** What is to do next, or that nothing is, for who reads. */
  next: Record<OfferStanding, string>
  /** How long there is for it. */
  answerUntil: (day: string) => string
  heldUntil: (moment: string) => string
  /** What the sheet is, on paper: an agreement only once it is one. */
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
  /** After the name of who reads, or instead of it. */
  you: string
  /** Where an account is gone. */
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
    answer: 'It is your turn: accept it, answer with other terms, or decline.',
    wait: 'Wait for the other side to answer. Until then you can withdraw it.',
    buy: 'You agree. Buy it at these terms before its units go back.',
    held: 'You agree. Its units are held until the buyer buys them.',
    bought: 'It was bought at these terms, and is an order now.',
    declined: 'It was declined. Nothing was agreed.',
    withdrawn: 'It was withdrawn. Nothing was agreed.',
    expired: 'Nobody answered in time. Nothing was agreed.',
    lapsed: 'It was not bought in time. Its units are back in stock.',
  },
  answerUntil: (day) => `It stands until ${day}.`,
  heldUntil: (moment) => `They are held until ${moment}.`,
  agreement: 'Agreed terms',
  offer: 'Offer',
  terms: 'Terms',
  quantity: 'Quantity',
  units: (written, number) => (number === 1 ? '1 unit' : `${written} units`),
  unitPrice: 'Price per unit',
  listPrice: 'List price',
  total: 'Total',
  number: 'Offer number',
  parties: 'Parties',
  buyer: 'Buyer',
  supplier: 'Supplier',
  you: 'you',
  nobody: 'No longer there',
  history: 'What was said',
  order: 'See the order',
  loading: 'Loading the offer',
  notFound: 'Offer not found',
  notFoundText: 'It may belong to another account, or the address is incomplete.',
  error: 'The offer could not be loaded.',
}
