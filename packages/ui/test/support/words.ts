import { expect, it } from 'vitest'

type Word = { path: string; said: string }

/** The first argument of a text: a text itself, and the parts of one that has parts. */
const facts = Object.assign(new String('⟦one⟧'), { name: '⟦name⟧' })

/** Every word by its place; what is said of something is said of the same things in every language. */
export function wordsOf(messages: object, path = ''): Word[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const place = `${path}${key}`
    if (typeof value === 'string') return [{ path: place, said: value }]
    const result: unknown = typeof value === 'function' ? value(facts, 12, '⟦three⟧', '⟦four⟧') : value
    const isText = typeof result === 'string' || result instanceof String
    return isText ? [{ path: place, said: String(result) }] : wordsOf(result as object, `${place}.`)
  })
}

/** What holds of a library's words in every language beside English. */
export function holdsWords(messages: object, english: object) {
  const words = wordsOf(messages)
  const pathsOf = (all: Word[]) => all.map(({ path }) => path).sort()

  it('says all that English says, and nothing else', () => {
    expect(pathsOf(words)).toEqual(pathsOf(wordsOf(english)))
    expect(words.filter(({ said }) => said.trim() === '')).toEqual([])
  })

  it('has no English left in it', () => {
    const isEnglish = new Set(wordsOf(english).map(({ path, said }) => `${path}: ${said}`))
    const left = words.filter(({ path, said }) => isEnglish.has(`${path}: ${said}`) && !isInternational(said))
    expect(left).toEqual([])
  })
}

/** What is the same in English and German, and what has no letters. */
const international = ['OK', 'Name', 'Filter', 'Details', 'Logo']
const isInternational = (said: string) => international.includes(said) || !/[a-z]/i.test(said.replace(/⟦\w+⟧/g, ''))

/** What holds of a language that is not written in Latin letters. */
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
