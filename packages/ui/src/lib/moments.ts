// Formats for days and times that only some pages need. They are apart so that a product list does not load them.
import { formatDate } from './format.ts'

/** The time of day: "10:24 AM". */
export function formatTime(moment: Date, locale: string, timeZone: string) {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone, ...clockOf(locale) }).format(moment)
}

const clocks = new Map<string, { hourCycle?: 'h23' }>()

/** Bengali has no AM and PM, and `Intl` would write the English ones. It gets a 24-hour clock instead. */
function clockOf(locale: string) {
  const cached = clocks.get(locale)
  if (cached) return cached
  const parts = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).formatToParts(0)
  const isBorrowed = parts.some(({ type, value }) => type === 'dayPeriod' && /^[AP]M$/.test(value))
  const clock = isBorrowed && new Intl.Locale(locale).language !== 'en' ? ({ hourCycle: 'h23' } as const) : {}
  clocks.set(locale, clock)
  return clock
}

/** A day and a time: "Nov 26, 2026, 9:00 AM". */
export function formatMoment(moment: Date, locale: string, timeZone: string) {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    ...clockOf(locale),
  }).format(moment)
}

/**
 * The day before, in the format of formatDate. Not 24 hours before, because a day has 23 or 25 hours when the clocks
 * change.
 */
export function formatDayBefore(date: Date, locale: string, timeZone: string) {
  const dayBefore = new Date(new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(date))
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1)
  return formatDate(dayBefore, locale, 'UTC')
}

/** A calendar day (`2026-11-23`) with its weekday: "Mon, Nov 23, 2026". It is independent of the time zone. */
export function formatDay(day: string, locale: string) {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
}
