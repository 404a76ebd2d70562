// What parties say to each other, as the server takes it.
import * as v from 'valibot'
import { unseenProblem } from './texts.ts'
import { bounded, text } from './wire.ts'

/** Beyond these no calendar of ours goes, and PostgreSQL has moments that JavaScript has not, and the other way round. */
const [earliest, latest] = [Date.UTC(1970, 0, 1), Date.UTC(2200, 0, 1)]

/** `Date` takes the 30th of February for the 2nd of March. */
function isOfCalendar(told: string) {
  const day = told.slice(0, 10)
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

export const moment = v.pipe(
  bounded(40),
  v.isoTimestamp('Enter a date and time.'),
  v.check((told) => !Number.isNaN(Date.parse(told)) && isOfCalendar(told), 'Enter a date and time.'),
  v.check((told) => {
    const at = Date.parse(told)
    return earliest <= at && at < latest
  }, 'Must be in the years from 1970 to 2199.'),
)

/** A longer text keeps its lines. */
export const lines = (most: number) =>
  v.pipe(
    bounded(most),
    v.transform((told) => told.normalize('NFC').trim()),
  )

/** A word from one party to the other: plain text in its one form; one of nothing is as if it were not told. */
export const remark = (word: string, most: number, isLong = false) =>
  v.pipe(
    isLong ? lines(most) : text(most),
    v.check((told) => !unseenProblem('', told, isLong), `${word} contains an invisible character.`),
  )
