// What parties say to each other, as the server takes it.
import * as v from 'valibot'
import { unseenProblem } from './texts.ts'
import { bounded, text } from './wire.ts'

export const moment = v.pipe(
  bounded(40),
  v.isoTimestamp(),
  v.check((told) => !Number.isNaN(Date.parse(told)), 'Not a moment.'),
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
    v.check((told) => !unseenProblem('', told, isLong), `${word} holds a character that cannot be seen.`),
  )
