import { beforeEach, expect, test, vi } from 'vitest'
import { dropDrafts, tableColumnsKey } from '../src/platform/drafts.ts'
import { readTableColumns, saveTableColumns } from '../src/session/useTableColumns.ts'

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

const none = { hidden: undefined, widths: {} }
const choice = { hidden: ['sku'], widths: { category: 12.5 } }

test('The columns of each table are stored for their member only, until logout', () => {
  saveTableColumns('karim', 'products', choice)
  saveTableColumns('karim', 'orders', { widths: { product: 20 } })
  expect(readTableColumns('karim', 'products')).toEqual(choice)
  expect(readTableColumns('karim', 'orders')).toEqual({ hidden: undefined, widths: { product: 20 } })
  expect(readTableColumns('karim', 'offers')).toEqual(none)
  expect(readTableColumns('rahim', 'products')).toEqual(none)
  dropDrafts()
  expect(readTableColumns('karim', 'products')).toEqual(none)
})

test('All columns shown is a choice too', () => {
  saveTableColumns('karim', 'products', { hidden: [], widths: {} })
  expect(readTableColumns('karim', 'products').hidden).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['a number', '7'],
  ['no tables', '{"uid":"karim"}'],
  ['a table that is a text', '{"uid":"karim","tables":{"products":"sku"}}'],
  ['parts of another type', '{"uid":"karim","tables":{"products":{"hidden":{"0":"sku"},"widths":"wide"}}}'],
  [
    'widths that are no figures',
    '{"uid":"karim","tables":{"products":{"widths":{"sku":"9","name":null,"price":1e999}}}}',
  ],
])('Stored data is not trusted: %s', (_, value) => {
  stored.set(tableColumnsKey, value)
  expect(readTableColumns('karim', 'products')).toEqual(none)
})

test('Of a damaged list only the texts count, and a new choice replaces it', () => {
  stored.set(tableColumnsKey, '{"uid":"karim","tables":{"products":{"hidden":[1,"sku",null]}}}')
  expect(readTableColumns('karim', 'products').hidden).toEqual(['sku'])
  stored.set(tableColumnsKey, '{"uid":"karim","tables":7}')
  saveTableColumns('karim', 'products', choice)
  expect(readTableColumns('karim', 'products')).toEqual(choice)
})

test('A blocked storage stores nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  saveTableColumns('karim', 'products', choice)
  expect(readTableColumns('karim', 'products')).toEqual(none)
})
