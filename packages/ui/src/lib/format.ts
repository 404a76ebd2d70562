const formats = new Map<string, Intl.NumberFormat>()

/** With the decimals its currency has, as on an invoice: two for most. */
export function formatMoney(amount: number, currency: string, locale: string) {
  return inOrder(numberFormat(locale, currency).format(amount))
}

/** Arabic writes "US$" after the amount; from right to left its sign would stand before its letters: "$US". */
function inOrder(money: string) {
  return money.startsWith('\u200F') ? money.replace(/[A-Z]+\p{Sc}/u, '\u2066$&\u2069') : money
}

/** Every decimal that was written, be it more than the currency has. */
export function formatExactMoney(amount: number, currency: string, locale: string) {
  return inOrder(
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 20 }).format(amount),
  )
}

export function formatNumber(value: number, locale: string) {
  return numberFormat(locale).format(value)
}

/** To the tenth, as stars are: 4.5, or ৪.৫. */
export function formatRating(value: number, locale: string) {
  return numberFormat(locale, '', 1).format(value)
}

/** How large a file is, in the largest unit that leaves a whole one: 1.2 MB. */
export function formatSize(bytes: number, locale: string) {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const digits = power < 2 ? 0 : 1
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(bytes / 1000 ** power)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** In the locale's digits, without a separator. */
export function formatYear(year: string, locale: string) {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(year))
}

/** A day as the reader writes it: "Nov 18, 2026"; null where there is none, for a format would throw. */
export function formatDate(date: Date | string | number, locale: string, timeZone: string) {
  const day = new Date(date)
  return Number.isNaN(day.getTime())
    ? null
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(day)
}

/** The day before, as formatDate writes it: not 24 hours ago, for where clocks change a day has 23 or 25. */
export function formatDayBefore(date: Date, locale: string, timeZone: string) {
  const dayBefore = new Date(new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date))
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1)
  return formatDate(dayBefore, locale, 'UTC')
}

/** A day of the calendar (`2026-11-23`) with its name: "Mon, Nov 23, 2026". It is the same day in every zone. */
export function formatDay(day: string, locale: string) {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first `length` characters, whole ones: a family of emoji or a Bengali conjunct is not cut in two. */
export function preview(text: string, length: number) {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** A format is slow to make and never changes: a table of 1,000 prices makes one. */
function numberFormat(locale: string, currency = '', decimals?: number) {
  const key = `${locale} ${currency} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  const places = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const made = new Intl.NumberFormat(locale, currency === '' ? places : { style: 'currency', currency })
  formats.set(key, made)
  return made
}
