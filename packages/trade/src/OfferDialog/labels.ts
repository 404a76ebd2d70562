import type { OfferSide } from '../offer.ts'

export type OfferDialogLabels = {
  /** The titles of a first offer and of a counter-offer. */
  title: string
  counterTitle: string
  quantity: string
  minimum: (units: string, number: number) => string
  carton: (units: string, number: number) => string
  stock: (units: string, number: number) => string
  price: string
  listPrice: (price: string) => string
  note: string
  /** Says who will read the note, by the side of its writer. */
  noteHint: Record<OfferSide, string>
  until: string
  untilHint: string
  /** The title of the summary. */
  understood: string
  sum: (quantity: string, price: string) => string
  total: string
  toList: string
  toLast: string
  /** A warning only: more stock may come in before the offer is accepted. */
  overStock: { title: string; text: (stock: string, number: number) => string }
  /** The units cost less at the list price. */
  overList: (units: string, price: string, number: number) => string
  noQuantity: string
  tooFew: (minimum: string, number: number) => string
  broken: (carton: string, number: number) => string
  noPrice: string
  /** The typed text is not a price. */
  unreadablePrice: (typed: string) => string
  /** The counter-offer repeats the terms that it answers. */
  sameTerms: string
  /** The offer was withdrawn, accepted or expired while the user was writing. */
  over: { title: string; text: string }
  /** A new version arrived while the user was writing. */
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
  listPrice: (price) => `List price for this quantity: ${price}`,
  note: 'Message (optional)',
  noteHint: { bought: 'The supplier will see this.', sold: 'The buyer will see this.' },
  until: 'Valid until',
  untilHint: 'Until the end of that day.',
  understood: 'Your offer',
  sum: (quantity, price) => `${quantity} × ${price}`,
  total: 'Total',
  toList: 'List price',
  toLast: 'Last offer',
  overStock: {
    title: 'More than is in stock',
    text: (stock) =>
      `In stock now: ${stock}. You can send the offer, but the supplier can accept it only once enough units are in stock.`,
  },
  overList: (units, price, number) =>
    `That is more than the price for ${number === 1 ? '1 unit' : `${units} units`}: ${price} each`,
  noQuantity: 'Enter a quantity',
  tooFew: (minimum) => `At least ${minimum}: that is the smallest order`,
  broken: (carton) => `In whole cartons of ${carton}`,
  noPrice: 'Enter a price above 0',
  unreadablePrice: (typed) => `“${typed}” is not a price`,
  sameTerms: 'These are the terms you were offered. Accept them, or change the quantity or price',
  over: {
    title: 'This offer can no longer be answered',
    text: 'It was answered, withdrawn or expired while you were writing. Your offer was not sent.',
  },
  replaced: {
    title: 'The other side changed the terms',
    text: 'You can see them below. What you wrote is still here.',
  },
  noDay: 'Choose an end date',
  tooLong: (limit) => `At most ${limit} characters`,
  cancel: 'Cancel',
  confirm: 'Send offer',
  confirmCounter: 'Send counter-offer',
  failure: { title: 'Error', text: 'Something went wrong.' },
}
