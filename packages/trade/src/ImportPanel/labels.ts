import type { OrderRefusal } from '../answer.ts'

export type ImportPanelLabels = {
  file: string
  hint: (rows: string, size: string) => string
  wrongType: string
  sample: string
  /** The name of the progress bar. */
  checking: string
  writing: string
  underWay: (done: string, of: string) => string
  stop: string
  stopped: string
  /** The connection broke off during a check, which writes nothing. */
  broken: OrderRefusal
  /** The connection broke off while rows were written. */
  brokenWriting: OrderRefusal
  empty: OrderRefusal
  again: string
  other: string
  /** The name of the list of columns and their fields. */
  match: string
  matchHint: string
  /** Marks an unrecognized column. */
  unknownColumn: string
  noHeading: string
  example: (text: string) => string
  noExample: string
  /** The name of the list of fields of one column. */
  fieldOf: (heading: string) => string
  leaveOut: string
  /** Another column is matched to the same field. */
  fieldTwice: (field: string) => string
  nothingMatched: string
  /** Fields that a new product needs but no column has. */
  missingFields: (fields: string) => string
  continue: string
  changeColumns: string
  /** The name of the check's result. */
  checked: string
  nothingNew: string
  download: (count: string, number: number) => string
  how: string
  good: (count: string, number: number) => string
  goodHint: string
  all: string
  allHint: string
  /** Why “all or none” is not possible: some rows have problems. */
  refusedFirst: (count: string, number: number) => string
  write: (count: string, number: number) => string
  /** The import succeeded. */
  done: (added: string, changed: string) => string
  doneLeft: (count: string, number: number) => string
  importRefused: OrderRefusal
}

export const english: ImportPanelLabels = {
  file: 'File with your products',
  hint: (rows, size) =>
    `CSV from any spreadsheet, up to ${rows} rows and ${size}. You can check every change before anything is saved.`,
  wrongType: 'This is not a CSV file. Save it as CSV in your spreadsheet program.',
  sample: 'Sample file',
  checking: 'Checking',
  writing: 'Writing',
  underWay: (done, of) => `${done} of ${of} rows`,
  stop: 'Cancel',
  stopped: 'It was cancelled. Nothing was written.',
  broken: { title: 'The connection was lost', text: 'Nothing was written. Try again.' },
  brokenWriting: {
    title: 'The connection was lost',
    text: 'We do not know which rows were saved. Check the file again: rows that were saved show as unchanged.',
  },
  empty: { title: 'This file has no rows', text: 'Add at least one row below the headings.' },
  again: 'Try again',
  other: 'Choose another file',
  match: 'Match columns',
  matchHint: 'Choose the field for each column of your file.',
  unknownColumn: 'Not recognized',
  noHeading: 'No heading',
  example: (text) => `Example: ${text}`,
  noExample: 'The first rows are empty',
  fieldOf: (heading) => `Field for ${heading}`,
  leaveOut: 'Do not import',
  fieldTwice: (field) => `Only one column can be ${field}.`,
  nothingMatched: 'Choose a field for at least one column.',
  missingFields: (fields) => `New products also need ${fields}. Rows that change your products do not.`,
  continue: 'Continue',
  changeColumns: 'Change columns',
  checked: 'What would change',
  nothingNew: 'Nothing to import: every row already matches your products.',
  download: (count, number) => `Download the ${number === 1 ? 'refused row' : `${count} refused rows`}`,
  how: 'What is written',
  good: (count, number) => `The ${number === 1 ? 'valid row' : `${count} valid rows`}`,
  goodHint: 'Rows with errors are left out. Fix them and import them later.',
  all: 'All rows, or none',
  allHint: 'If one row fails, nothing is written.',
  refusedFirst: (count, number) =>
    `${count} ${number === 1 ? 'row has errors' : 'rows have errors'}. Fix ${number === 1 ? 'it' : 'them'} first.`,
  write: (count, number) => `Write ${count} ${number === 1 ? 'row' : 'rows'}`,
  done: (added, changed) => `${added} added, ${changed} changed`,
  doneLeft: (count, number) => `${count} refused ${number === 1 ? 'row was' : 'rows were'} left out.`,
  importRefused: { title: 'Nothing was written', text: 'Some rows became invalid after the check. See below.' },
}
