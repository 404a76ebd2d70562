export type DataTableLabels = {
  loading: string
  empty: string
  error: string
  /** Leads past the table, whose rows may be many. */
  skip: string
  /** The box in the head that selects all rows. */
  selectAll: string
  /** The box of one row. */
  selectRow: (name: string) => string
  /** What changes how wide a column is. */
  width: (column: string) => string
  /** The column of the buttons that open rows. */
  details: string
  /** What opens a row, and what stands below it. */
  detailsOf: (name: string) => string
  /** A field in a cell. */
  edit: (column: string, name: string) => string
  /** What was typed is no number. */
  notNumber: string
  /** A value was refused for a reason that is not known. */
  saveFailed: string
  /** Somebody else changed the cell meanwhile. */
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
