import type { NoteDialogLabels } from '../noteLabels.ts'

export type DeclineOrderDialogLabels = NoteDialogLabels & {
  reason: string
  hint: string
  missing: string
  tooLong: (limit: string, number: number) => string
}

export const english: DeclineOrderDialogLabels = {
  title: 'Decline this order?',
  units: (formatted, number) => (number === 1 ? '1 unit' : `${formatted} units`),
  reason: 'Reason',
  hint: 'The buyer reads it. The units go back to your stock.',
  missing: 'Say why in a few words',
  tooLong: (limit) => `At most ${limit} characters`,
  cancel: 'Cancel',
  confirm: 'Decline order',
  failure: { title: 'Error', text: 'Something went wrong.' },
}
