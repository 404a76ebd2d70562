// A spreadsheet runs a text that begins with one of these signs, so our files put an apostrophe before it. A text that
// already has apostrophes before the sign gets one more, so that each text comes back unchanged. A program that splits
// cells at semicolons, tabs or line breaks sees a cell after each of them, and drops quotes and blanks there. A text
// that a spreadsheet would change into a number or a date gets an apostrophe too.
import { isSpreadsheetValue, isStableNumber } from './spreadsheet-value.ts'

const sign = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const start = '(?<=^|[;\\t\\r\\n])'
const before = '([ \\u00A0"\']*)'
const unsafe = new RegExp(`${start}${before}(?=${sign})`, 'g')
const escaped = new RegExp(`${start}'${before}(?=${sign})`, 'g')

export function escapeFormula(text: string): string {
  if (isStableNumber(text)) return text
  return isSpreadsheetValue(text.replace(/^'+/, '')) ? `'${text}` : text.replace(unsafe, "'$1")
}

export function unescapeFormula(text: string): string {
  if (text.startsWith("'") && isSpreadsheetValue(text.replace(/^'+/, ''))) return text.slice(1)
  return text.replace(escaped, '$1')
}
