export type ColumnPickerLabels = {
  /** The button, and the heading of what it opens. */
  columns: string
  /** On the button, while some are hidden. */
  hidden: (count: string, number: number) => string
  showAll: string
  /** Why the last column cannot be hidden. */
  last: string
}

export const english: ColumnPickerLabels = {
  columns: 'Columns',
  hidden: (count) => `${count} hidden`,
  showAll: 'Show all',
  last: 'One column stays.',
}
