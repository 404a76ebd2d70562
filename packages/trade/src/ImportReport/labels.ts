import type { ImportVerdict } from '../import.ts'

export type ImportReportLabels = {
  /** What the table is called. */
  rows: string
  /** Chooses which rows are shown. */
  filter: string
  all: string
  verdicts: Record<ImportVerdict, string>
  line: string
  product: string
  /** A row that begins nothing and says nothing. */
  noName: string
  /** What is said of a row. */
  problem: (column: string, message: string) => string
  changes: (columns: string) => string
  /** A figure that differs; none is a dash. */
  moved: (column: string, from: string, to: string) => string
  rounded: (column: string, from: string, to: string) => string
  unknown: (columns: string, number: number) => string
  roundedRows: (count: string, number: number) => string
  /** Those rows of which something is worth a look. */
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
