const formats = new Map<string, Intl.NumberFormat>()

/** Always two decimals, as on an invoice. */
export function formatMoney(amount: number, currency: string, locale: string) {
  return numberFormat(locale, currency).format(amount)
}

export function formatNumber(value: number, locale: string) {
  return numberFormat(locale).format(value)
}

/** A day as the reader writes it: "Nov 18, 2026". */
export function formatDate(date: Date | string | number, locale: string) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(date))
}

/** The first `length` characters, whole ones: an emoji or a Bengali conjunct is not cut in two. */
export function preview(text: string, length: number) {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** A format is slow to make and never changes: a table of 1,000 prices makes one. */
function numberFormat(locale: string, currency = '') {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, currency === '' ? {} : money(currency))
  formats.set(key, made)
  return made
}

function money(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 }
}
