// Schemas of the texts and timestamps that the server accepts.
import * as v from 'valibot'
import { unseenProblem } from './texts.ts'
import { bounded, text } from './wire.ts'

/** PostgreSQL and JavaScript support different ranges of dates; both support this one. */
const [earliest, latest] = [Date.UTC(1970, 0, 1), Date.UTC(2200, 0, 1)]

/** `Date` reads the 30th of February as the 2nd of March. */
function isOfCalendar(value: string) {
  const day = value.slice(0, 10)
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

export const moment = v.pipe(
  bounded(40),
  v.isoTimestamp('Enter a date and time.'),
  v.check((value) => !Number.isNaN(Date.parse(value)) && isOfCalendar(value), 'Enter a date and time.'),
  v.check((value) => {
    const at = Date.parse(value)
    return earliest <= at && at < latest
  }, 'Must be in the years from 1970 to 2199.'),
)

/** A text that may have several lines. */
export const lines = (most: number) =>
  v.pipe(
    bounded(most),
    v.transform((value) => value.normalize('NFC').trim()),
  )

/** A short note from one party to the other: normalized plain text. */
export const remark = (word: string, most: number, isLong = false) =>
  v.pipe(
    isLong ? lines(most) : text(most),
    v.check((value) => !unseenProblem('', value, isLong), `${word} contains an invisible character.`),
  )
