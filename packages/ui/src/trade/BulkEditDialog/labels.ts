import type { PlanField, PlanWay } from './plan.ts'

export type BulkEditDialogLabels = {
  /** What is done, with how many. */
  title: Record<'edit' | 'withdraw' | 'publish', (count: string, number: number) => string>
  /** What withdrawing means. */
  text: Record<'withdraw' | 'publish', string>
  field: string
  fields: Record<PlanField, string>
  way: string
  ways: Record<PlanWay, string>
  amount: Record<PlanWay, string>
  /** What a raise does to the prices of larger quantities. */
  stepsMove: string
  /** The price of the largest quantity, beside the price. */
  least: (price: string) => string
  /** Asks for the figure. */
  missing: string
  /** What would be done. */
  preview: string
  product: string
  before: string
  after: string
  /** How a cell that shows both states reads. */
  states: Record<'published' | 'withdrawn', string>
  /** Why a row is left out. */
  same: string
  /** How many are changed; how many are left as they are. */
  willChange: (count: string, number: number) => string
  stay: (count: string, number: number) => string
  refused: (count: string, number: number) => string
  none: string
  confirm: (count: string, number: number) => string
  /** Confirms while nobody knows how many would change, or none would. */
  confirmNone: Record<'edit' | 'withdraw' | 'publish', string>
  cancel: string
  /** While it is under way: the rest is left. */
  stop: string
  underWay: (done: string, of: string) => string
  /** What became of it. */
  changed: (count: string, number: number) => string
  notChanged: (count: string, number: number) => string
  reason: string
  stale: (now: string) => string
  /** The price was changed, its steps were not. */
  staleSteps: string
  notFound: string
  notSent: string
  failed: string
  close: string
}

export const english: BulkEditDialogLabels = {
  title: {
    edit: (count, number) => `Change ${count} ${number === 1 ? 'product' : 'products'}`,
    withdraw: (count, number) => `Withdraw ${count} ${number === 1 ? 'product' : 'products'}`,
    publish: (count, number) => `Publish ${count} ${number === 1 ? 'product' : 'products'}`,
  },
  text: {
    withdraw: 'They leave every list and search. What is ordered goes on, and they can be published again.',
    publish: 'They are back on the market.',
  },
  field: 'What',
  fields: { mainQuantity: 'Stock', minQuantity: 'Minimum', price: 'Price' },
  way: 'How',
  ways: { set: 'Set to', add: 'Add', percent: 'Raise by %' },
  amount: { set: 'New figure', add: 'How much; a minus takes off', percent: 'Percent; a minus lowers' },
  stepsMove: 'Price steps move with it.',
  least: (price) => `to ${price}`,
  missing: 'Write a number to see what it would change.',
  preview: 'What would change',
  product: 'Product',
  before: 'Now',
  after: 'Then',
  states: { published: 'Published', withdrawn: 'Withdrawn' },
  same: 'Stays as it is',
  willChange: (count, number) => `${count} ${number === 1 ? 'changes' : 'change'}`,
  stay: (count, number) => `${count} ${number === 1 ? 'stays as it is' : 'stay as they are'}`,
  refused: (count, number) => `${count} cannot be: a rule is against ${number === 1 ? 'it' : 'them'}`,
  none: 'Nothing would change.',
  confirm: (count, number) => `Change ${count} ${number === 1 ? 'product' : 'products'}`,
  confirmNone: { edit: 'Change', withdraw: 'Withdraw', publish: 'Publish' },
  cancel: 'Cancel',
  stop: 'Stop',
  underWay: (done, of) => `${done} of ${of}`,
  changed: (count, number) => `${count} ${number === 1 ? 'product was' : 'products were'} changed`,
  notChanged: (count, number) => `${count} ${number === 1 ? 'was' : 'were'} not`,
  reason: 'Why',
  stale: (now) => `It had changed meanwhile: ${now} now.`,
  staleSteps: 'Its price was changed; its price steps had changed meanwhile and are left.',
  notFound: 'It is not among your products any more.',
  notSent: 'It was not reached.',
  failed: 'The connection broke off. What is listed below was not changed, or it is not known.',
  close: 'Close',
}
