import { describe, expect, it } from 'vitest'
import { arabic } from '../src/messages/arabic.ts'
import { bengali } from '../src/messages/bengali.ts'
import { english } from '../src/messages/english.ts'
import { pluralOf } from '../src/messages/plural.ts'

type Word = { path: string; said: string }

/** The first thing that is told: words in themselves, and the parts of those that are told in parts. */
const facts = Object.assign(new String('⟦one⟧'), { name: '⟦name⟧' })

/** Every word by its place; what is said of something is said of the same things in every language. */
function wordsOf(messages: object, path = ''): Word[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const place = `${path}${key}`
    if (typeof value === 'string') return [{ path: place, said: value }]
    const told: unknown = typeof value === 'function' ? value(facts, 12, '⟦three⟧', '⟦four⟧') : value
    const isSaid = typeof told === 'string' || told instanceof String
    return isSaid ? [{ path: place, said: String(told) }] : wordsOf(told as object, `${place}.`)
  })
}

const { categories: _, ...components } = english
const own = wordsOf(components)

describe.each([
  ['Bengali', bengali, /[A-Za-z]{2,}/g],
  ['Arabic', arabic, /[A-Za-z]{2,}/g],
])('%s', (_name, { categories, ...messages }, latin) => {
  const words = wordsOf(messages)

  it('says all that English says, and nothing else', () => {
    expect(words.map(({ path }) => path).sort()).toEqual(own.map(({ path }) => path).sort())
    expect(words.filter(({ said }) => said.trim() === '')).toEqual([])
  })

  it('has no English left in it', () => {
    const formats = ['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC']
    const theirs = ['one', 'three', 'four', 'hotkey', 'name', 'company', 'example', 'https', 'Enter', 'CSV', ...formats]
    const left = words.flatMap(({ path, said }) =>
      (said.match(latin) ?? []).filter((word) => !theirs.includes(word)).map((word) => `${path}: ${word}`),
    )
    expect(left).toEqual([])
  })

  it('names the seven categories', async () => {
    const { categories: seven } = await import('../src/marketplace/category.ts')
    expect(Object.keys(categories)).toEqual([...seven])
  })
})

describe('Bengali', () => {
  const words = wordsOf(bengali)

  it('has one word for declining, and one for a row that is left out', () => {
    expect(words.filter(({ said }) => /ফিরিয়ে দ|ফেরানো/.test(said))).toEqual([])
    const titles = words.filter(({ path }) => /^(OrderState|OfferState)\..*declined$|\.decline$/.test(path))
    expect(titles.length).toBeGreaterThan(1)
    for (const { said } of titles) expect(said).toMatch(/^প্রত্যাখ্যা/)
  })

  it('keeps a number and its sign on one line', () => {
    const sentence = bengali.NoticeList.told.order_placed({ name: 'সাবান', quantity: '৪৮' })
    expect(String(sentence)).toContain('৪৮\u00a0× সাবান')
  })
})

describe('plurals', () => {
  it('has the forms of the language’s own grammar', () => {
    const forms = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    const arabicForm = pluralOf('ar')
    expect([1, 2, 5, 12, 100].map((number) => arabicForm(number, forms))).toEqual([
      'one',
      'two',
      'few',
      'many',
      'other',
    ])
    expect([0, 1, 2].map((number) => pluralOf('bn')(number, forms))).toEqual(['one', 'one', 'other'])
    expect(pluralOf('ar')(5, { other: 'any' })).toBe('any')
  })

  it('are used: three units are not called as twelve are', () => {
    const { units } = arabic.ProductDetail
    expect(new Set([1, 2, 3, 12].map((number) => units(String(number), number))).size).toBe(4)
  })
})
