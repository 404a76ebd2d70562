const formats = new Map<string, Intl.NumberFormat>()

/** With the decimals its currency has, as on an invoice: two for most. */
export function formatMoney(amount: number, currency: string, locale: string) {
  return inOrder(numberFormat(locale, currency).format(amount))
}

/** Arabic writes "US$" after the amount; from right to left its sign would stand before its letters: "$US". */
function inOrder(money: string) {
  return money.startsWith('\u200F') ? money.replace(/[A-Z]+\p{Sc}/u, '\u2066$&\u2069') : money
}

/** Dhaka writes $১৯.৮১, as the data of `bn-IN` say. Those of `bn` and `bn-BD` say ১৯.৮১ US$. */
const moneyLocale = (locale: string) => (locale.startsWith('bn') ? 'bn-IN' : locale)

/** Every decimal that was written, be it more than the currency has. */
export function formatExactMoney(amount: number, currency: string, locale: string) {
  return inOrder(
    new Intl.NumberFormat(moneyLocale(locale), { style: 'currency', currency, maximumFractionDigits: 20 }).format(
      amount,
    ),
  )
}

/** In the digits and with the separators of the locale. */
export function formatNumber(value: number, locale: string) {
  return numberFormat(locale).format(value)
}

/** A part of a whole, to the tenth of a hundredth: 3.9%. */
export function formatShare(share: number, locale: string) {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** To the tenth, as stars are: 4.5, or ৪.৫. */
export function formatRating(value: number, locale: string) {
  return numberFormat(locale, '', 1).format(value)
}

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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first `length` characters, whole ones: a family of emoji or a Bengali conjunct is not cut in two. */
export function preview(text: string, length: number) {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** A format is slow to make and never changes: a table of 1,000 prices makes one. */
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
