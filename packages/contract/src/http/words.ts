import type { Reader } from './fields.ts'

/** One of these words; another cannot be read. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (value) => {
    const match = words.find((word) => word === value)
    if (match === undefined) throw new TypeError('no such word')
    return match
  }
