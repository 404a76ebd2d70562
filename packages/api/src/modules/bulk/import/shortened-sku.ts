// A spreadsheet writes a SKU of digits as the shortest form of its number: 00123 as 123, 1.10 as 1.1, 1E5 as 100000. It
// writes others as a date or a time: 1/2 as 01/02/2026, 12:30 as 12:30:00.
import { isSpreadsheetValue } from '../../../platform/csv/spreadsheet-value.ts'
import { plainDigit, readFigure } from './parse-number.ts'

const shortest = /^(?:0|[1-9]\d{0,14}|[1-9]\d{14,}0)(?:[.,]\d*[1-9])?$/
const exponential = /^\d+(?:[.,]\d+)?E[+-]?\d{1,3}$/i
/** A spreadsheet keeps 15 digits of a number. */
const digits = 15

/** Whether a spreadsheet may have written this, so that an earlier text of the same number is lost. */
export const isShortestNumber = (sku: string): boolean => shortest.test(sku)

/** The numbers that a spreadsheet may read in a SKU: 1,234 is one number in English and another one in German. */
export function numbersIn(sku: string, currency: string): string[] {
  const numbers = exponential.test(sku)
    ? [Number(sku.replace(',', '.'))]
    : (['.', ','] as const).flatMap((mark) => {
        const figure = readFigure(sku, mark, currency)
        return 'digits' in figure ? [Number(figure.digits)] : []
      })
  return [...new Set(numbers.map((number) => number.toPrecision(digits)))]
}

/** Whether a spreadsheet would write `to` in place of `from`. */
export function isShortened(from: string, to: string, currency: string): boolean {
  if (from === to || !isShortestNumber(to)) return false
  const numbers = numbersIn(from, currency)
  return numbersIn(to, currency).some((number) => numbers.includes(number))
}

const numericDate =
  /^(?:\p{Nd}{4}([./-])\p{Nd}{1,2}\1\p{Nd}{1,2}|\p{Nd}{1,2}([./-])\p{Nd}{1,2}\2(?:\p{Nd}{4}|\p{Nd}{2}))(?:$|[T ])/u
const time = /^\p{Nd}{1,4}:\p{Nd}{2}(?!\p{Nd})/u
/** Names of months and of days. Two letters may be those of AM and PM, one the E of 1E5. */
const nameOfDate = /\p{L}[\p{L}\p{M}]{2}/u

/** Whether a spreadsheet would write `to`, a date or a time, in place of `from`. */
export function becameDateOrTime(from: string, to: string): boolean {
  if (from === to || !isSpreadsheetValue(from) || !isSpreadsheetValue(to)) return false
  if (!numericDate.test(to) && !time.test(to) && !nameOfDate.test(to)) return false
  const [before, after] = [smallNumbers(from), smallNumbers(to)]
  // Digits alone are a number to it, however they are formatted.
  if (/^\p{Nd}*$/u.test(from) || before.length === 0) return false
  const isWritten = (number: number) => after.includes(number)
  // A month that is written as a name, or the hours after noon, have another number.
  return /\p{L}/u.test(from + to) ? before.some(isWritten) : before.every(isWritten)
}

/** Of a year the last two digits: a spreadsheet writes it with two or with four. */
const smallNumbers = (text: string) =>
  (text.match(/\p{Nd}+/gu) ?? []).map((digits) => Number(digits.replace(/\p{Nd}/gu, plainDigit)) % 100)

export const shortenedMessage = (from: string, to: string) =>
  `Your SKU “${from}” became “${to}” in a spreadsheet. Set the column to text and enter “${from}” again.`
