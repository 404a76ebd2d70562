import type { OrderRefusal } from '../answer.ts'
import type { NoteDialogLabels } from '../noteLabels.ts'
import type { OfferAct } from '../offer.ts'

type QuestionWords = { title: string; text: (terms: string) => string; yes: string; no: string }

export type OfferActsLabels = Record<OfferAct, string> & {
  buy: string
  units: (units: string, number: number) => string
  /** The terms: units, unit price and total. */
  terms: (units: string, price: string, total: string) => string
  accepting: QuestionWords
  /** How long the units then stay reserved for the buyer. */
  reserved: (hours: string, number: number) => string
  withdrawing: QuestionWords
  /** The terms changed while the question was open. */
  changed: { title: string; text: (terms: string) => string; dismiss: string }
  /** The act is no longer possible. */
  over: { title: string; text: string; dismiss: string }
  declining: NoteDialogLabels & {
    note: string
    hint: string
    tooLong: (limit: string, number: number) => string
  }
  failure: OrderRefusal
}

const units = (formatted: string, number: number) => (number === 1 ? '1 unit' : `${formatted} units`)

export const english: OfferActsLabels = {
  buy: 'Buy at these terms',
  accept: 'Accept',
  counter: 'Counter-offer',
  decline: 'Decline',
  withdraw: 'Withdraw',
  units,
  terms: (goods, price, total) => `${goods} at ${price} each: ${total} in all.`,
  accepting: { title: 'Accept this offer?', text: (terms) => terms, yes: 'Yes, accept it', no: 'Not yet' },
  reserved: (hours) => `We then reserve the units for ${hours} hours.`,
  withdrawing: {
    title: 'Withdraw this offer?',
    text: (terms) => `${terms}\nNobody can accept it after that.`,
    yes: 'Yes, withdraw it',
    no: 'Leave it',
  },
  changed: {
    title: 'The terms have changed',
    text: (terms) => `The terms changed while you were looking. The latest terms:\n${terms}`,
    dismiss: 'See the terms',
  },
  over: {
    title: 'This offer has changed',
    text: 'It was answered or withdrawn while you were looking. You are now seeing the latest version.',
    dismiss: 'Close',
  },
  declining: {
    title: 'Decline this offer?',
    units,
    note: 'Message (optional)',
    hint: 'The other side will see this. To change the terms, make a counter-offer instead.',
    tooLong: (limit) => `At most ${limit} characters`,
    cancel: 'Cancel',
    confirm: 'Decline offer',
    failure: { title: 'Error', text: 'Something went wrong.' },
  },
  failure: { title: 'Error', text: 'Something went wrong.' },
}
