// Detects SKUs that a spreadsheet changed. It writes digits as the shortest form of their number: 00123 as 123, 1.10 as
// 1.1, 1E5 as 100000. It writes others as a date or a time: 1/2 as 01/02/2026, 12:30 as 12:30:00.
import { isSpreadsheetValue } from '../../../platform/csv/spreadsheet-value.ts'
import { plainDigit, readFigure } from './parse-number.ts'

const shortest = /^(?:0|[1-9]\d{0,14}|[1-9]\d{14,}0)(?:[.,]\d*[1-9])?$/
const exponential = /^\d+(?:[.,]\d+)?E[+-]?\d{1,3}$/i
/** A spreadsheet stores 15 digits of a number. */
const digits = 15

/** Whether this may be a spreadsheet's form of a number, so that the original text is lost. */
export const isShortestNumber = (sku: string): boolean => shortest.test(sku)

/** The numbers that a spreadsheet may read in a SKU: 1,234 is a different number in English and in German. */
export function numbersIn(sku: string, currency: string): string[] {
  const numbers = exponential.test(sku)
    ? [Number(sku.replace(',', '.'))]
    : (['.', ','] as const).flatMap((mark) => {
        const figure = readFigure(sku, mark, currency)
        return 'digits' in figure ? [Number(figure.digits)] : []
      })
  return [...new Set(numbers.map((number) => number.toPrecision(digits)))]
}

/** Whether a spreadsheet would write `from` as `to`. */
export function isShortened(from: string, to: string, currency: string): boolean {
  if (from === to || !isShortestNumber(to)) return false
  const numbers = numbersIn(from, currency)
  return numbersIn(to, currency).some((number) => numbers.includes(number))
}

const numericDate =
  /^(?:\p{Nd}{4}([./-])\p{Nd}{1,2}\1\p{Nd}{1,2}|\p{Nd}{1,2}([./-])\p{Nd}{1,2}\2(?:\p{Nd}{4}|\p{Nd}{2}))(?:$|[T ])/u
const time = /^\p{Nd}{1,4}:\p{Nd}{2}(?!\p{Nd})/u
/** Three letters, as in names of months and days. Two letters may be AM or PM, and one the E of 1E5. */
const nameOfDate = /\p{L}[\p{L}\p{M}]{2}/u

/** Whether a spreadsheet would write `from` as `to`, a date or a time. */
export function becameDateOrTime(from: string, to: string): boolean {
  if (from === to || !isSpreadsheetValue(from) || !isSpreadsheetValue(to)) return false
  if (!numericDate.test(to) && !time.test(to) && !nameOfDate.test(to)) return false
  const [before, after] = [smallNumbers(from), smallNumbers(to)]
  // A spreadsheet reads digits alone as a number, in any format.
  if (/^\p{Nd}*$/u.test(from) || before.length === 0) return false
  const isWritten = (number: number) => after.includes(number)
  // A month may be written as a name, and an hour after noon as another number.
  return /\p{L}/u.test(from + to) ? before.some(isWritten) : before.every(isWritten)
}

/** Numbers below 100: a spreadsheet writes a year with two or with four digits. */
const smallNumbers = (text: string) =>
  (text.match(/\p{Nd}+/gu) ?? []).map((digits) => Number(digits.replace(/\p{Nd}/gu, plainDigit)) % 100)

export const shortenedMessage = (from: string, to: string) =>
  `Your SKU “${from}” became “${to}” in a spreadsheet. Set the column to text and enter “${from}” again.`
