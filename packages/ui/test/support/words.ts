import { expect, it } from 'vitest'

type Word = { path: string; said: string }

/** The first argument of a text function: a string that also has the fields of facts. */
const facts = Object.assign(new String('⟦one⟧'), { name: '⟦name⟧' })

/** Every text by its path. Functions get the same arguments in every language. */
export function wordsOf(messages: object, path = ''): Word[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const place = `${path}${key}`
    if (typeof value === 'string') return [{ path: place, said: value }]
    const result: unknown = typeof value === 'function' ? value(facts, 12, '⟦three⟧', '⟦four⟧') : value
    const isText = typeof result === 'string' || result instanceof String
    return isText ? [{ path: place, said: String(result) }] : wordsOf(result as object, `${place}.`)
  })
}

/** Tests of a library's words in every language but English. */
export function holdsWords(messages: object, english: object) {
  const words = wordsOf(messages)
  const pathsOf = (all: Word[]) => all.map(({ path }) => path).sort()

  it('has the same keys as English, without empty texts', () => {
    expect(pathsOf(words)).toEqual(pathsOf(wordsOf(english)))
    expect(words.filter(({ said }) => said.trim() === '')).toEqual([])
  })

  it('has no English left in it', () => {
    const isEnglish = new Set(wordsOf(english).map(({ path, said }) => `${path}: ${said}`))
    const left = words.filter(({ path, said }) => isEnglish.has(`${path}: ${said}`) && !isInternational(said))
    expect(left).toEqual([])
  })
}

/** Words that are the same in English and German. */
const international = ['OK', 'Name', 'Filter', 'Details', 'Logo']
const isInternational = (said: string) => international.includes(said) || !/[a-z]/i.test(said.replace(/⟦\w+⟧/g, ''))

/** Tests of a language that is not written in Latin letters. */
export function holdsNoLatin(messages: object) {
  it('has no Latin letters in it', () => {
    const formats = ['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC']
    const theirs = ['one', 'three', 'four', 'hotkey', 'name', 'company', 'example', 'https', 'Enter', 'CSV', ...formats]
    const left = wordsOf(messages).flatMap(({ path, said }) =>
      (said.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !theirs.includes(word)).map((word) => `${path}: ${word}`),
    )
    expect(left).toEqual([])
  })
}
