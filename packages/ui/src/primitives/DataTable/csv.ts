import { type DataColumn, nameOfColumn, placeColumns } from './column.ts'

type Value = string | number | null

/** A byte order mark: without it Excel does not read the file as UTF-8. */
const mark = '\uFEFF'
/**
 * A spreadsheet runs a cell that starts like this as a formula, also after spaces, and after a semicolon, tab or line
 * break where it splits cells. The last four characters are full-width forms.
 */
const formula = /(?<=^|[;\t\r\n])(?=[\s\u200B"']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g

/** A text of digits that a spreadsheet would shorten: it drops zeros at the start, and writes 12 digits as 1.2E+11. */
const shortened = /^(?=['\s]*(?:0\d|\d{12})\d*\s*$)/

/** The rows as CSV: one line for the titles and one for each row. Columns without any value are left out. */
export function csvOf<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const inFile = placeColumns(columns, false)
    .map(({ column }) => ({ title: nameOfColumn(column), values: rows.map((row) => fileValue(column, row)) }))
    .filter(({ title, values }) => (values.length === 0 ? title !== '' : values.some((value) => value !== null)))
  const lines = [inFile.map(({ title }) => title), ...rows.map((_, row) => inFile.map(({ values }) => values[row]))]
  return mark + lines.map((line) => `${line.map((value) => fieldOf(value ?? null)).join(',')}\r\n`).join('')
}

function fileValue<Row>({ value, sortBy, cell, align }: DataColumn<Row>, row: Row): Value {
  if (value) return value(row)
  const key = typeof sortBy === 'function' ? sortBy(row) : null
  const content = cell(row)
  const text = typeof content === 'string' || typeof content === 'number' ? content : null
  return align === 'figure' ? (key ?? text) : (text ?? key)
}

function fieldOf(value: Value) {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = String(value ?? '')
    .replaceAll(formula, "'")
    .replace(shortened, "'")
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
