import type { OfferSide } from '../offer.ts'

export type OfferDialogLabels = {
  /** A first offer, and one that answers another. */
  title: string
  counterTitle: string
  quantity: string
  minimum: (units: string, number: number) => string
  carton: (units: string, number: number) => string
  stock: (units: string, number: number) => string
  price: string
  listPrice: (price: string) => string
  note: string
  /** Who reads the words, by the side of who writes. */
  noteHint: Record<OfferSide, string>
  until: string
  untilHint: string
  /** How it was understood. */
  understood: string
  sum: (quantity: string, price: string) => string
  total: string
  toList: string
  toLast: string
  /** Nothing forbids it: more may come in until it is accepted. */
  overStock: { title: string; text: (stock: string, number: number) => string }
  /** So many cost less without an offer. */
  overList: (units: string, price: string, number: number) => string
  noQuantity: string
  tooFew: (minimum: string, number: number) => string
  broken: (carton: string, number: number) => string
  noPrice: string
  /** What was typed is no price. */
  unreadablePrice: (typed: string) => string
  /** What is answered was said once more. */
  sameTerms: string
  /** It was withdrawn, accepted or ran out while the answer was written. */
  over: { title: string; text: string }
  /** What is answered was replaced while the answer was written. */
  replaced: { title: string; text: string }
  noDay: string
  tooLong: (limit: string, number: number) => string
  cancel: string
  confirm: string
  confirmCounter: string
  failure: { title: string; text: string }
}

export const english: OfferDialogLabels = {
  title: 'Make an offer',
  counterTitle: 'Make a counter-offer',
  quantity: 'Quantity',
  minimum: (units) => `Minimum ${units}`,
  carton: (units) => `sold in cartons of ${units}`,
  stock: (units) => `${units} in stock`,
  price: 'Your price per unit',
  listPrice: (price) => `List price for so many: ${price}`,
  note: 'Words (optional)',
  noteHint: { bought: 'The supplier reads them.', sold: 'The buyer reads them.' },
  until: 'Stands until',
  untilHint: 'The whole of that day.',
  understood: 'What you offer',
  sum: (quantity, price) => `${quantity} × ${price}`,
  total: 'In all',
  toList: 'List price',
  toLast: 'Last offer',
  overStock: {
    title: 'More than is in stock',
    text: (stock) => `In stock now: ${stock}. You can send it, but it can only be accepted once there are enough.`,
  },
  overList: (units, price, number) =>
    `That is more than the price for ${number === 1 ? '1 unit' : `${units} units`}: ${price} each`,
  noQuantity: 'Say how many units',
  tooFew: (minimum) => `At least ${minimum}: that is the smallest order`,
  broken: (carton) => `In whole cartons of ${carton}`,
  noPrice: 'Say a price above 0',
  unreadablePrice: (typed) => `“${typed}” is no price`,
  sameTerms: 'These are the terms you were offered. Accept them, or change the quantity or price',
  over: {
    title: 'This offer can no longer be answered',
    text: 'It was answered or taken back, or ran out, while you wrote. Nothing is sent.',
  },
  replaced: {
    title: 'Other terms were offered meanwhile',
    text: 'They are below. What you wrote here is as you left it.',
  },
  noDay: 'Say until which day it stands',
  tooLong: (limit) => `At most ${limit} characters`,
  cancel: 'Cancel',
  confirm: 'Send offer',
  confirmCounter: 'Send counter-offer',
  failure: { title: 'Error', text: 'Something went wrong.' },
}
