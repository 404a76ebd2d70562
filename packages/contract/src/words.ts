import type { Reader } from './fields.ts'

/** One of these words; another cannot be read. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (told) => {
    const known = words.find((word) => word === told)
    if (known === undefined) throw new TypeError('no such word')
    return known
  }
