// Finds texts that a spreadsheet changes into a number, a date, a time, an amount of money, true or false. It then
// writes them differently: 00123 becomes 123, 1/2 becomes 01/02/26. Excel and LibreOffice use the user's language,
// which the server does not know, so this covers English, German and Bengali together.

const locales = ['en-US', 'en-GB', 'de-DE', 'de-AT', 'bn-BD', 'bn-IN']
const truths = new Set(['true', 'false', 'wahr', 'falsch', 'সত্য', 'মিথ্যা'])
const signs = /^[=+\-@]/
/** Digits of any script, letters, and signs of numbers, dates, times, fractions, percentages and money. */
const marks = /^[\p{Nd}\p{L}\p{M}\p{Zs}\p{Sc}.,:'’/\\−–+()%-]+$/u
const exponent = /(?<=\p{Nd}[.,]?)\p{Zs}*E\p{Zs}*(?=[-+−]?\p{Nd})/giu
const isoTime = /(?<=\p{Nd})T(?=\p{Nd})|(?<=\p{Nd})Z$/giu
const halfOfDay = /(?<=\p{Nd}\p{Zs}*)[ap]\.?m\.?$|(?<=\p{Nd}\p{Zs}+)[ap]$/iu
const names = createNames()

/** Whether a spreadsheet may change this text into a value. False for a text that begins with the sign of a formula. */
export function isSpreadsheetValue(text: string): boolean {
  if (!marks.test(text) || signs.test(text)) return false
  const bare = text.trim()
  if (!/\p{Nd}/u.test(bare)) return truths.has(bare.toLowerCase())
  const rest = bare.replace(exponent, ' ').replace(isoTime, ' ').replace(halfOfDay, ' ')
  return (rest.match(/[\p{L}\p{M}]+/gu) ?? []).every((word) => names.has(word.normalize('NFC').toLowerCase()))
}

/** Whether a spreadsheet writes a number exactly as it read it. Longer ones become 1.23E+11. */
export const isStableNumber = (text: string) => /^(?:0|[1-9]\d{0,8})$/.test(text)

/** Months and days of the week, in full and short. */
function createNames(): Set<string> {
  // Spreadsheets know these too.
  const words = ['sept', 'mrz', 'mär', 'জানুয়ারী', 'ফেব্রুয়ারী']
  for (const locale of locales) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month: style, weekday: style, day: 'numeric', timeZone: 'UTC' })
      for (let month = 0; month < 12; month += 1) {
        for (let day = 1; day <= 7; day += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month, day))
          words.push(...parts.flatMap(({ type, value }) => (type === 'month' || type === 'weekday' ? [value] : [])))
        }
      }
    }
  }
  return new Set(words.map((word) => word.replaceAll('.', '').normalize('NFC').toLowerCase()))
}
