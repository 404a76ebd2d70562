export type ColumnPickerLabels = {
  /** The name of the button and the heading of its popover. */
  columns: string
  /** On the button while columns are hidden. */
  hidden: (count: string, number: number) => string
  showAll: string
  /** Why the last visible column cannot be hidden. */
  last: string
}

export const english: ColumnPickerLabels = {
  columns: 'Columns',
  hidden: (count) => `${count} hidden`,
  showAll: 'Show all',
  last: 'One column stays.',
}
