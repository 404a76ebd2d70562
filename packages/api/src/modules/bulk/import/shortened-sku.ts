// A spreadsheet writes a SKU of digits as the shortest form of its number: 00123 as 123, 1.10 as 1.1, 1E5 as 100000.
import { readFigure } from './parse-number.ts'

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

export const shortenedMessage = (from: string, to: string) =>
  `Your SKU “${from}” became “${to}” in a spreadsheet. Set the column to text and enter “${from}” again.`
