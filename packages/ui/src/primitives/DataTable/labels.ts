export type DataTableLabels = {
  loading: string
  empty: string
  error: string
  /** The link that skips the table. */
  skip: string
  /** The checkbox in the head that selects all rows. */
  selectAll: string
  /** The checkbox of a row. */
  selectRow: (name: string) => string
  /** The handle that changes the width of a column. */
  width: (column: string) => string
  /** The column with the buttons that open rows. */
  details: string
  /** The button that opens a row, and the name of its details. */
  detailsOf: (name: string) => string
  /** The field in a cell. */
  edit: (column: string, name: string) => string
  /** The typed text is not a number. */
  notNumber: string
  /** Saving failed without a reason. */
  saveFailed: string
  /** Another person has changed the cell in the meantime. */
  stale: (now: string, typed: string) => string
  keepTheirs: (now: string) => string
  setMine: (typed: string) => string
}

export const english: DataTableLabels = {
  loading: 'Loading rows',
  empty: 'Nothing here yet',
  error: 'The rows could not be loaded.',
  skip: 'Skip the table',
  selectAll: 'Select all rows',
  selectRow: (name) => `Select ${name}`,
  width: (column) => `Width of ${column}`,
  details: 'Details',
  detailsOf: (name) => `Details of ${name}`,
  edit: (column, name) => `${column} of ${name}`,
  notNumber: 'Write a number',
  saveFailed: 'This could not be saved. Try again.',
  stale: (now, typed) => `It is now ${now}. You entered ${typed}.`,
  keepTheirs: (now) => `Keep ${now}`,
  setMine: (typed) => `Set ${typed}`,
}
