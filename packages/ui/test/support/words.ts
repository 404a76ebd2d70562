import { expect, it } from 'vitest'

type Word = { path: string; text: string }

/** The first argument of a text function: a string that also has the fields of facts. */
const facts = Object.assign(new String('⟦one⟧'), { name: '⟦name⟧' })

/** Every text by its path. Functions get the same arguments in every language. */
export function wordsOf(messages: object, path = ''): Word[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const place = `${path}${key}`
    if (typeof value === 'string') return [{ path: place, text: value }]
    const result: unknown = typeof value === 'function' ? value(facts, 12, '⟦three⟧', '⟦four⟧') : value
    const isText = typeof result === 'string' || result instanceof String
    return isText ? [{ path: place, text: String(result) }] : wordsOf(result as object, `${place}.`)
  })
}

/** Tests of a library's words in every language but English. */
export function holdsWords(messages: object, english: object) {
  const words = wordsOf(messages)
  const pathsOf = (all: Word[]) => all.map(({ path }) => path).sort()

  it('has the same keys as English, without empty texts', () => {
    expect(pathsOf(words)).toEqual(pathsOf(wordsOf(english)))
    expect(words.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  it('has no English left in it', () => {
    const isEnglish = new Set(wordsOf(english).map(({ path, text }) => `${path}: ${text}`))
    const left = words.filter(({ path, text }) => isEnglish.has(`${path}: ${text}`) && !isInternational(text))
    expect(left).toEqual([])
  })
}

/** Words that are the same in English and German. */
const international = ['OK', 'Name', 'Filter', 'Details', 'Logo']
const isInternational = (text: string) => international.includes(text) || !/[a-z]/i.test(text.replace(/⟦\w+⟧/g, ''))

/** Tests of a language that is not written in Latin letters. */
export function holdsNoLatin(messages: object) {
  it('has no Latin letters in it', () => {
    const formats = ['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC']
    const theirs = ['one', 'three', 'four', 'hotkey', 'name', 'company', 'example', 'https', 'Enter', 'CSV', ...formats]
    const left = wordsOf(messages).flatMap(({ path, text }) =>
      (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !theirs.includes(word)).map((word) => `${path}: ${word}`),
    )
    expect(left).toEqual([])
  })
}
