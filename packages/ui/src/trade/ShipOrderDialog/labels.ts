import type { NoteDialogLabels } from '../noteLabels.ts'

export type ShipOrderDialogLabels = NoteDialogLabels & {
  carrier: string
  trackingCode: string
  note: string
  hint: string
  tooLong: (limit: string, number: number) => string
}

export const english: ShipOrderDialogLabels = {
  title: 'Is it on its way?',
  units: (written, number) => (number === 1 ? '1 unit' : `${written} units`),
  carrier: 'Carrier (optional)',
  trackingCode: 'Tracking code (optional)',
  note: 'Note (optional)',
  hint: 'The buyer reads it.',
  tooLong: (limit) => `At most ${limit} characters`,
  cancel: 'Cancel',
  confirm: 'Mark as sent',
  failure: { title: 'Error', text: 'Something went wrong.' },
}
