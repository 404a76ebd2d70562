import { NumberParser } from '@internationalized/number'

/** Parses a number in the format of the locale, with digits of any script. Null if the text is not a number. */
export function readNumber(input: string, locale: string): number | null {
  const text = input
    .replace(/\p{Cf}/gu, '')
    .replace('−', '-')
    .trim()
  const tag = new Intl.Locale(locale, { numberingSystem: digitsOf(text) }).toString()
  // The parser ignores every group separator, wherever it is: in English it reads `1200,50` as 120050.
  if (!isWellWritten(text, tag)) return null
  const number = new NumberParser(tag, { maximumFractionDigits: 20 }).parse(text)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null
}

/** A number as a user would type it: the locale's digits and decimal separator, no group separators. */
export function writeNumber(value: number, locale: string) {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
}

/** Groups of three digits, or of two before the last as in lakhs and crores, with one separator: the locale's, or a space. */
const whole = '0+|0{1,3}([, ])(?:0{2,3}\\1)*0{3}'
const wellWritten = new RegExp(`^[+-]?(?:(?:${whole})(?:\\.0*)?|\\.0+)$`)

/** Checks the shape only: replaces every digit with 0 and the locale's separators with the English ones. */
function isWellWritten(text: string, locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567.8)
  const mark = (type: string) => parts.find((part) => part.type === type)?.value
  const [group, decimal] = [mark('group'), mark('decimal')]
  const shape = Array.from(text, (char) => {
    if (char === decimal) return '.'
    if (char === group || (/['’]/.test(group ?? '') && /['’]/.test(char))) return ','
    if (/\s/.test(char)) return ' '
    if (/\p{Nd}/u.test(char)) return '0'
    return /[+-]/.test(char) ? char : 'x'
  })
  return wellWritten.test(shape.join(''))
}

/** The numbering system of the first digit. It can differ from the locale's own. */
function digitsOf(text: string) {
  const digit = text.match(/\p{Nd}/u)?.[0] ?? '0'
  if (digit >= '0' && digit <= '9') return 'latn'
  const counts = (system: string) =>
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210)
  return Intl.supportedValuesOf('numberingSystem').find((system) => counts(system).includes(digit)) ?? 'latn'
}
