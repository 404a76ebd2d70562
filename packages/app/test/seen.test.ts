import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSeen, readSeen } from '../src/catalog/seen.ts'
import { dropDrafts, seenKey } from '../src/platform/drafts.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('recently viewed products are unique, newest first, and at most twelve', () => {
  for (let n = 0; n < 15; n += 1) noteSeen('nadia', `p${n}`)
  noteSeen('nadia', 'p10')
  expect(readSeen('nadia').slice(0, 3)).toEqual(['p10', 'p14', 'p13'])
  expect(readSeen('nadia')).toHaveLength(12)
})

test('another member does not see them, and nobody does after logout', () => {
  noteSeen('nadia', 'p1')
  expect(readSeen('rahim')).toEqual([])
  dropDrafts()
  expect(readSeen('nadia')).toEqual([])
})

test('foreign data in the storage counts as nothing', () => {
  for (const text of ['', '{', 'null', '{"uid":"nadia"}', '{"uid":"nadia","ids":[1,null]}']) {
    localStorage.setItem(seenKey, text)
    expect(readSeen('nadia')).toEqual([])
  }
})
