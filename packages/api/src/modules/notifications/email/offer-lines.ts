import { moneyFormatter, totalOf } from '@arot/contract'
import type { NotificationEmail } from '../email-outbox.store.ts'
import { emailWords } from './templates.ts'

const locales = { en: 'en', bn: 'bn-BD' } as const

/** Names the time zone, because the reader's is unknown, and uses 24 hours, which need no AM and PM. */
function momentOf(timestamp: string, language: NotificationEmail['language']) {
  return new Intl.DateTimeFormat(locales[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(timestamp))
}

/** The figures of an offer in the recipient's language. Empty if the email is not about an offer. */
export function termsIn({ subject, quantity, language }: NotificationEmail, currency: string) {
  const { price, side = 'bought', until, heldUntil, reservedUntil = heldUntil } = subject
  if (price === undefined || quantity === null) return { lines: [] }
  const words = emailWords[language]
  const money = moneyFormatter(currency, locales[language])
  const each = money(price)
  const total = money(totalOf(price, quantity, currency) as Intl.StringNumericLiteral)
  const units = new Intl.NumberFormat(locales[language]).format(quantity)
  const lines = [words.terms(units, each, total, quantity)]
  if (until) lines.push(words.until(momentOf(until, language)))
  if (reservedUntil) lines.push(words.reservedUntil[side](momentOf(reservedUntil, language)))
  return { each, lines }
}
