import { expect, test } from 'vitest'
import { columnsOfHeadings, importHeadings } from '../src/bulk/import-headings.ts'
import { importColumns } from '../src/index.ts'

const columnOf = (heading: string) => columnsOfHeadings([heading])[0]
const columns = Object.keys(importColumns) as (keyof typeof importColumns)[]

test('every heading of an export, in English or Bengali, matches its own column', () => {
  expect(columnsOfHeadings(columns)).toEqual(columns)
  expect(columnsOfHeadings(columns.map((column) => importHeadings[column].bengali))).toEqual(columns)
})

test('every usual heading matches exactly one column', () => {
  for (const column of columns) {
    for (const word of importHeadings[column].usual) expect(columnOf(word), word).toBe(column)
  }
  const all = Object.values(importHeadings).flatMap(({ bengali, usual }) => [bengali, ...usual])
  expect(new Set(all).size).toBe(all.length)
})

test('the field names of the twelve calls match their columns', () => {
  const names = ['_id', 'name', 'brand', 'category', 'description', 'image', 'rating', 'price']
  expect(columnsOfHeadings([...names, 'mainQuantity', 'minQuantity', 'orderMultiple', 'priceBreaks'])).toEqual([
    'id',
    ...names.slice(1),
    'stock',
    'minimum',
    'carton',
    'price_breaks',
  ])
})

test.each([
  ['MOQ', 'minimum'],
  [' Min. Order Qty ', 'minimum'],
  ['Stock-On-Hand', 'stock'],
  ['Stock', 'stock'],
  ['QTY.', 'stock'],
  ['unit_price', 'price'],
  ['Item No.', 'sku'],
  ['ITEM №', 'sku'],
  ['Carton Qty', 'carton'],
  ['Image URL', 'image'],
  ['Title', 'name'],
  ['পণ্যের নাম', 'name'],
  ['পরিমাণ', 'stock'],
])('%j is read as %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column)
})

test.each(['List price', 'MSRP', 'Cost', 'Barcode', 'Product ID', 'Status', 'Min', 'In stock', 'Model', '', '???'])(
  '%j is not matched automatically',
  (heading) => {
    expect(columnOf(heading)).toBeUndefined()
  },
)

test('a column’s own name wins over a usual heading, in any order', () => {
  expect(columnsOfHeadings(['qty', 'stock', 'title', 'নাম'])).toEqual([undefined, 'stock', undefined, 'name'])
  expect(columnsOfHeadings(['qty', 'on hand'])).toEqual(['stock', 'stock'])
})
