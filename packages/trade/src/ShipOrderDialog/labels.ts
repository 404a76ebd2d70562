import type { NoteDialogLabels } from '../noteLabels.ts'

export type ShipOrderDialogLabels = NoteDialogLabels & {
  carrier: string
  trackingCode: string
  note: string
  hint: string
  tooLong: (limit: string, number: number) => string
  /** The words of a correction. `unchanged`: the error if nothing was changed. */
  correction: { title: string; confirm: string; unchanged: string }
}

export const english: ShipOrderDialogLabels = {
  title: 'Is it on its way?',
  units: (formatted, number) => (number === 1 ? '1 unit' : `${formatted} units`),
  carrier: 'Carrier (optional)',
  trackingCode: 'Tracking code (optional)',
  note: 'Note (optional)',
  hint: 'The buyer reads it.',
  tooLong: (limit) => `At most ${limit} characters`,
  correction: {
    title: 'Correct the shipment',
    confirm: 'Save',
    unchanged: 'Change the carrier or the tracking code first.',
  },
  cancel: 'Cancel',
  confirm: 'Mark as sent',
  failure: { title: 'Error', text: 'Something went wrong.' },
}
