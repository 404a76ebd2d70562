import type { ImportVerdict } from '../import.ts'

export type ImportReportLabels = {
  /** The name of the table. */
  rows: string
  /** The name of the filter. */
  filter: string
  all: string
  verdicts: Record<ImportVerdict, string>
  line: string
  product: string
  /** Replaces a missing product name. */
  noName: string
  /** A problem of a row, with the heading of its column. */
  problem: (column: string, message: string) => string
  changes: (columns: string) => string
  /** A figure that changes. A missing one is a dash. */
  moved: (column: string, from: string, to: string) => string
  rounded: (column: string, from: string, to: string) => string
  unknown: (columns: string, number: number) => string
  roundedRows: (count: string, number: number) => string
  /** Filters for rows with a note. */
  noted: string
  none: string
}

export const english: ImportReportLabels = {
  rows: 'Rows of the file',
  filter: 'Which rows',
  all: 'All',
  verdicts: { new: 'New', changed: 'Changed', same: 'Unchanged', refused: 'Refused' },
  line: 'Line',
  product: 'Product',
  noName: 'No name',
  problem: (column, message) => `${column}: ${message}`,
  changes: (columns) => `Changes ${columns}`,
  moved: (column, from, to) => `${column} from ${from} to ${to}`,
  rounded: (column, from, to) => `${column} rounded from ${from} to ${to}`,
  unknown: (columns, number) =>
    `We do not recognise ${number === 1 ? 'this column' : 'these columns'} and left ${number === 1 ? 'it' : 'them'} out: ${columns}.`,
  roundedRows: (count, number) => `In ${count} ${number === 1 ? 'row a price was' : 'rows prices were'} rounded.`,
  noted: 'Worth a look',
  none: 'No rows with this result.',
}
