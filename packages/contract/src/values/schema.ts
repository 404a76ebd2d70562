// Schemas that all resources use.

import * as v from 'valibot'
import { compose, tidy, unseenProblem } from './texts.ts'
export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most))
/** A normalized text: texts that look alike are stored, compared and found alike. */
export const text = (most: number) => v.pipe(textUpTo(most), v.transform(tidy))
export const units = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const recordId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const email = v.pipe(v.string(), v.maxLength(320), v.regex(/^[^\s@]+@[^\s@]+$/, 'Not an email address.'))

/** A time in an answer: text in JSON, a `Date` for the reader. */
export const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((value) => new Date(value)),
)

/** PostgreSQL and JavaScript support different ranges of dates; both support this one. */
const [earliest, latest] = [Date.UTC(1970, 0, 1), Date.UTC(2200, 0, 1)]

/** `Date` reads the 30th of February as the 2nd of March. */
function isOfCalendar(value: string) {
  const day = value.slice(0, 10)
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

export const moment = v.pipe(
  textUpTo(40),
  v.isoTimestamp('Enter a date and time.'),
  v.check((value) => !Number.isNaN(Date.parse(value)) && isOfCalendar(value), 'Enter a date and time.'),
  v.check((value) => {
    const at = Date.parse(value)
    return earliest <= at && at < latest
  }, 'Must be in the years from 1970 to 2199.'),
)

/** A text with several lines. */
export const lines = (most: number) =>
  v.pipe(
    textUpTo(most),
    v.transform((value) => compose(value).trim()),
  )

/** A short note between two parties, as normalized plain text. */
export const remark = (word: string, most: number, isLong = false) =>
  v.pipe(
    isLong ? lines(most) : text(most),
    v.check((value) => !unseenProblem('', value, isLong), `${word} contains an invisible character.`),
  )

export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
/** A number in a query. */
export const numeral = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,3})?$/), v.transform(Number), v.minValue(least), v.maxValue(most))

export const idParams = v.object({ id: recordId })
export const emailParams = v.object({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(320)) })
