import { describe, expect, it } from 'vitest'
import { arabic } from '../src/messages/arabic.ts'
import { bengali } from '../src/messages/bengali.ts'
import { english } from '../src/messages/english.ts'
import { german } from '../src/messages/german.ts'
import { pluralOf } from '../src/messages/plural.ts'
import { holdsNoLatin, holdsWords } from './support/words.ts'

const { categories: _, ...components } = english

describe.each([
  ['Bengali', bengali],
  ['Arabic', arabic],
  ['German', german],
])('%s', (_name, { categories, ...messages }) => {
  holdsWords(messages, components)

  it('names the seven categories', async () => {
    const { categories: seven } = await import('../src/marketplace/category.ts')
    expect(Object.keys(categories)).toEqual([...seven])
  })
})

describe.each([
  ['Bengali', bengali],
  ['Arabic', arabic],
])('%s', (_name, { categories: _, ...messages }) => holdsNoLatin(messages))

it('German has singular and plural', () => {
  const { show } = german.Filters
  expect([show('1', 1), show('12', 12)]).toEqual(['1 Produkt anzeigen', '12 Produkte anzeigen'])
})

describe('plurals', () => {
  it('have the forms of each language’s grammar', () => {
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

  it('are used: three and twelve units have different forms in Arabic', () => {
    const { units } = arabic.ProductDetail
    expect(new Set([1, 2, 3, 12].map((number) => units(String(number), number))).size).toBe(4)
  })
})
