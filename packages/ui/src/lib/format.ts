const formats = new Map<string, Intl.NumberFormat>()

/** With the decimals of the currency: two for most. */
export function formatMoney(amount: number, currency: string, locale: string) {
  return inOrder(numberFormat(locale, currency).format(amount))
}

/**
 * Arabic writes "US$" after the amount. Without isolation, right-to-left text would show the sign before its letters:
 * "$US".
 */
function inOrder(money: string) {
  return money.startsWith('\u200F') ? money.replace(/[A-Z]+\p{Sc}/u, '\u2066$&\u2069') : money
}

/** In Dhaka people write $১৯.৮১, as `bn-IN` formats it. `bn` and `bn-BD` format it as ১৯.৮১ US$. */
const moneyLocale = (locale: string) => (locale.startsWith('bn') ? 'bn-IN' : locale)

/** Keeps all decimals, even more than the currency has. */
export function formatExactMoney(amount: number, currency: string, locale: string) {
  return inOrder(
    new Intl.NumberFormat(moneyLocale(locale), { style: 'currency', currency, maximumFractionDigits: 20 }).format(
      amount,
    ),
  )
}

/** With the digits and separators of the locale. */
export function formatNumber(value: number, locale: string) {
  return numberFormat(locale).format(value)
}

/** A share as a percentage with one decimal: 3.9%. */
export function formatShare(share: number, locale: string) {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** With one decimal, like the stars: 4.5, or ৪.৫. */
export function formatRating(value: number, locale: string) {
  return numberFormat(locale, '', 1).format(value)
}

/** With the locale's digits, without a group separator. */
export function formatYear(year: string, locale: string) {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(year))
}

/** A day in the reader's format: "Nov 18, 2026". Null for an invalid date, because the formatter would throw. */
export function formatDate(date: Date | string | number, locale: string, timeZone: string) {
  const day = new Date(date)
  return Number.isNaN(day.getTime())
    ? null
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(day)
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first `length` characters as a reader counts them. It does not cut an emoji family or a Bengali conjunct in two. */
export function preview(text: string, length: number) {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** Formatters are slow to create, so this caches them: a table of 1,000 prices creates one. */
function numberFormat(locale: string, currency = '', decimals?: number) {
  const key = `${locale} ${currency} ${decimals}`
  const cached = formats.get(key)
  if (cached) return cached
  const places = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const made =
    currency === ''
      ? new Intl.NumberFormat(locale, places)
      : new Intl.NumberFormat(moneyLocale(locale), { style: 'currency', currency })
  formats.set(key, made)
  return made
}
