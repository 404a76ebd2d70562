const dayLength = 86_400_000

/** The calendar day of a moment in the given time zone: `2026-11-23`. */
export function dayAt(moment: Date, timeZone: string) {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment)
}

/** Adds calendar days, independent of daylight saving. */
export function daysAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** The last moment of a day in the given time zone. A day has 23 or 25 hours when the clocks change. */
export function endOfDay(day: string, timeZone: string) {
  const next = Date.parse(daysAfter(day, 1))
  let start = next
  // The difference between the clock in the zone and UTC is the zone's offset. The second pass covers a change of the
  // offset in between.
  for (let turn = 0; turn < 2; turn++) start += next - wallClockAt(start, timeZone)
  return new Date(start - 1)
}

/** The wall-clock time in the zone, as if it were UTC. */
function wallClockAt(moment: number, timeZone: string) {
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment)
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}
