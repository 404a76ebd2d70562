import type { OrderRefusal } from './answer.ts'

/** The words that all dialogs of an order's acts share. */
export type NoteDialogLabels = {
  title: string
  units: (units: string, number: number) => string
  cancel: string
  confirm: string
  failure: OrderRefusal
}
