const dayLength = 86_400_000

/** The day of the calendar at a moment: `2026-11-23`, where the reader is. */
export function dayAt(moment: Date, timeZone: string) {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment)
}

/** So many days later in the calendar, whatever its clocks do. */
export function daysAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** The last moment of a day where the reader is; where clocks change it has 23 or 25 hours. */
export function endOfDay(day: string, timeZone: string) {
  const next = Date.parse(daysAfter(day, 1))
  let start = next
  // What the clock there shows is away from what it should by the zone's distance; again, for that may change in between.
  for (let turn = 0; turn < 2; turn++) start += next - wallClockAt(start, timeZone)
  return new Date(start - 1)
}

/** What a clock there shows, as if it were Greenwich's. */
function wallClockAt(moment: number, timeZone: string) {
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment)
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}
