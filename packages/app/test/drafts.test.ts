import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftName, dropDraft, dropDrafts, keepDraft, readDraft } from '../src/platform/drafts.ts'

beforeEach(() => {
  const storage: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  }
  // Like in a browser, the keys are own properties of the storage, but the methods are not.
  vi.stubGlobal('sessionStorage', Object.setPrototypeOf(storage, methods))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const mine = draftName('/add-product', 'u1')

test('A draft restores the text and the version that it is about', () => {
  keepDraft(mine, { name: 'Soap crate' }, { version: 3 })
  expect(readDraft(mine)).toMatchObject({ fields: { name: 'Soap crate' }, about: { version: 3 } })
})

test('A draft belongs to one page and one member', () => {
  keepDraft(mine, { name: 'Soap crate' })
  expect(readDraft(draftName('/add-product', 'u2'))).toBeNull()
  expect(readDraft(draftName('/update-product/7', 'u1'))).toBeNull()
})

test('A draft older than a day is gone', () => {
  vi.useFakeTimers()
  keepDraft(mine, { name: 'Soap crate' })
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(readDraft(mine)).toBeNull()
})

test('A form that was sent, reset or ended by logout has no draft', () => {
  keepDraft(mine, { name: 'Soap crate' })
  keepDraft(mine, {})
  expect(readDraft(mine)).toBeNull()
  keepDraft(mine, { name: 'Soap crate' })
  dropDraft(mine)
  expect(readDraft(mine)).toBeNull()
  keepDraft(mine, { name: 'Soap crate' })
  sessionStorage.setItem('arot:pages:x', '3')
  dropDrafts()
  expect(readDraft(mine)).toBeNull()
  expect(sessionStorage.getItem('arot:pages:x')).toBe('3')
})

test('A browser without storage, or with foreign data in it, has no draft', () => {
  sessionStorage.setItem('arot:draft:u1:/add-product', '{broken')
  expect(readDraft(mine)).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepDraft(mine, { name: 'Soap crate' })).not.toThrow()
  expect(readDraft(mine)).toBeNull()
})
