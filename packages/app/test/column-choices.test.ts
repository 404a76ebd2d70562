import type { FileColumn } from '@arot/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { readChoice, saveChoice } from '../src/bulk/import-products/columnChoices.ts'
import { columnChoicesKey, dropDrafts } from '../src/platform/drafts.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  return () => vi.unstubAllGlobals()
})

const file = (...headings: string[]): FileColumn[] => headings.map((heading) => ({ heading, sample: '' }))

test('a choice is only restored for the same headings and its own member', () => {
  saveChoice('karim', file('Artikel', 'Preis', 'Farbe'), ['sku', 'price', ''])
  expect(readChoice('karim', file('Artikel', 'Preis', 'Farbe'))).toEqual(['sku', 'price', ''])
  expect(readChoice('karim', file('Preis', 'Artikel', 'Farbe'))).toBeUndefined()
  expect(readChoice('karim', file('Artikel', 'Preis'))).toBeUndefined()
  expect(readChoice('rahim', file('Artikel', 'Preis', 'Farbe'))).toBeUndefined()
})

test('the file of refused rows has the same headings after its column of problems', () => {
  saveChoice('karim', file('Artikel', 'Preis'), ['sku', 'price'])
  expect(readChoice('karim', file('problem', 'Artikel', 'Preis'))).toEqual(['', 'sku', 'price'])
  saveChoice('karim', file('problem', 'Artikel', 'Preis'), ['', 'price', 'sku'])
  expect(readChoice('karim', file('Artikel', 'Preis'))).toEqual(['price', 'sku'])
})

test('a new choice for the same headings replaces the old one', () => {
  saveChoice('karim', file('A'), ['sku'])
  for (let time = 0; time < 20; time++) saveChoice('karim', file('B'), ['price'])
  expect(readChoice('karim', file('A'))).toEqual(['sku'])
})

test('the last twenty choices are stored, and none after logout', () => {
  for (let number = 0; number < 21; number++) saveChoice('karim', file(`A${number}`), ['sku'])
  expect(readChoice('karim', file('A0'))).toBeUndefined()
  expect(readChoice('karim', file('A1'))).toEqual(['sku'])
  dropDrafts()
  expect(readChoice('karim', file('A1'))).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['choices that are none', '{"uid":"karim","choices":[null,1,{"headings":"[\\"A\\"]"}]}'],
  ['a field that does not exist', '{"uid":"karim","choices":[{"headings":"[\\"A\\"]","columns":["constructor"]}]}'],
  ['no text', '{"uid":"karim","choices":[{"headings":"[\\"A\\"]","columns":[7]}]}'],
])('stored data is not trusted: %s', (_, value) => {
  stored.set(columnChoicesKey, value)
  expect(readChoice('karim', file('A'))).toBeUndefined()
})

test('two columns with the same field are not restored', () => {
  const choices = [{ headings: '["A","B"]', columns: ['sku', 'sku'] }]
  stored.set(columnChoicesKey, JSON.stringify({ uid: 'karim', choices }))
  expect(readChoice('karim', file('A', 'B'))).toBeUndefined()
})

test('a blocked storage stores nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  saveChoice('karim', file('A'), ['sku'])
  expect(readChoice('karim', file('A'))).toBeUndefined()
})
