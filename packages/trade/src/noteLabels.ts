import type { OrderRefusal } from './answer.ts'

/** What the dialogs of an order's acts say alike. */
export type NoteDialogLabels = {
  title: string
  units: (units: string, number: number) => string
  cancel: string
  confirm: string
  failure: OrderRefusal
}
