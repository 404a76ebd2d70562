import type { PlanField, PlanWay } from './plan.ts'

export type BulkEditDialogLabels = {
  /** The title of the dialog, with the number of products. */
  title: Record<'edit' | 'withdraw' | 'publish', (count: string, number: number) => string>
  /** What withdrawing or publishing means for buyers. */
  text: Record<'withdraw' | 'publish', string>
  field: string
  fields: Record<PlanField, string>
  way: string
  ways: Record<PlanWay, string>
  amount: Record<PlanWay, string>
  /** The hint that price breaks change along with the price. */
  stepsMove: string
  /** The price of the largest quantity, beside the price. */
  least: (price: string) => string
  /** Asks for the figure while it is missing: in place of the preview, and as the error of its field. */
  missing: string
  /** The name of the preview table. */
  preview: string
  product: string
  before: string
  after: string
  /** The two states of a product as text. */
  states: Record<'published' | 'withdrawn', string>
  /** Replaces the new value in a row that would not change. */
  same: string
  /** How many products change, how many stay, and how many break a rule. */
  willChange: (count: string, number: number) => string
  stay: (count: string, number: number) => string
  refused: (count: string, number: number) => string
  none: string
  confirm: (count: string, number: number) => string
  /** The confirm button while nothing would change. */
  confirmNone: Record<'edit' | 'withdraw' | 'publish', string>
  cancel: string
  /** Stops the edit and leaves the remaining products unchanged. */
  stop: string
  underWay: (done: string, of: string) => string
  /** The outcome. */
  changed: (count: string, number: number) => string
  notChanged: (count: string, number: number) => string
  reason: string
  stale: (now: string) => string
  /** The price changed, but its price breaks did not. */
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
    withdraw:
      'Buyers will no longer find them in lists or search. Existing orders continue, and you can publish them again.',
    publish: 'Buyers can find and order them again.',
  },
  field: 'What',
  fields: { mainQuantity: 'Stock', minQuantity: 'Minimum', price: 'Price' },
  way: 'How',
  ways: { set: 'Set to', add: 'Add', percent: 'Raise by %' },
  amount: { set: 'New value', add: 'Amount (use a minus to subtract)', percent: 'Percent (use a minus to lower)' },
  stepsMove: 'Price breaks change with it.',
  least: (price) => `to ${price}`,
  missing: 'Enter a number to preview the changes.',
  preview: 'What would change',
  product: 'Product',
  before: 'Now',
  after: 'Then',
  states: { published: 'Published', withdrawn: 'Withdrawn' },
  same: 'No change',
  willChange: (count) => `${count} will change`,
  stay: (count) => `${count} will stay the same`,
  refused: (count) => `${count} cannot be changed`,
  none: 'Nothing will change.',
  confirm: (count, number) => `Change ${count} ${number === 1 ? 'product' : 'products'}`,
  confirmNone: { edit: 'Change', withdraw: 'Withdraw', publish: 'Publish' },
  cancel: 'Cancel',
  stop: 'Stop',
  underWay: (done, of) => `${done} of ${of}`,
  changed: (count, number) => `${count} ${number === 1 ? 'product was' : 'products were'} changed`,
  notChanged: (count) => `${count} could not be changed`,
  reason: 'Reason',
  stale: (now) => `It changed in the meantime. It is now ${now}.`,
  staleSteps: 'The price was changed. The price breaks changed in the meantime, so we left them as they are.',
  notFound: 'This product is no longer in your list.',
  notSent: 'Not processed.',
  failed: 'The connection was lost. The products below were not changed, or we could not confirm the change.',
  close: 'Close',
}
