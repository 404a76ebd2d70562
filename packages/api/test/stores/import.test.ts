import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importProducts } from '../../src/cli/import/import.ts'
import { listBrands } from '../../src/modules/catalog/lists/facets.ts'
import { listProducts } from '../../src/modules/catalog/lists/list.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'

let db: Database
beforeEach(async () => {
  db = await freshDatabase()
})
afterEach(() => db.close())

/** A record of mongoexport with every kind of wrapped value. */
const record = (number: number, more: object = {}) => ({
  _id: { $oid: number.toString(16).padStart(24, '0') },
  image: 'https://example.com/p.png',
  name: `Product {${number}} "quoted" \\ ড্রিল`,
  brand: 'Kormo',
  category: 'Health & Beauty',
  description: 'Braces } in { text',
  price: { $numberDouble: '12.5' },
  rating: { $numberDecimal: '4.5' },
  mainQuantity: { $numberInt: '40' },
  minQuantity: number % 2 ? { $numberLong: '5' } : '5',
  ...more,
})

async function* inPieces(text: string, size = 7) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

async function run(text: string, size?: number) {
  const refused: { line: number; reason: string }[] = []
  const report = await importProducts(db, inPieces(text, size), (one) => refused.push(one))
  return { report, refused }
}

describe('the output of mongoexport', () => {
  const records = [1, 2, 3].map((number) => record(number))
  it.each([
    ['lines', records.map((one) => JSON.stringify(one)).join('\n')],
    [
      'lines, with a byte order mark and Windows ends',
      `\uFEFF${records.map((one) => JSON.stringify(one)).join('\r\n')}\r\n`,
    ],
    ['an array', JSON.stringify(records)],
    ['an array, a record a line', `[${records.map((one) => JSON.stringify(one)).join(',\n')}]\n`],
    ['pretty records', records.map((one) => JSON.stringify(one, null, '\t')).join('\n')],
    ['a pretty array', JSON.stringify(records, null, 2)],
  ])('is read as %s', async (_, text) => {
    expect(await run(text)).toEqual({ report: { imported: 3, existing: 0, refused: 0 }, refused: [] })
    const { products } = await listProducts(db, {})
    expect(products).toHaveLength(3)
    expect(products[0]).toMatchObject({
      _id: '000000000000000000000001',
      name: 'Product {1} "quoted" \\ ড্রিল',
      price: 12.5,
      rating: 4.5,
      mainQuantity: 40,
      minQuantity: 5,
    })
    expect(await auditStock(db)).toEqual([])
  })

  it('changes nothing when it is imported twice', async () => {
    const text = records.map((one) => JSON.stringify(one)).join('\n')
    await run(text)
    const before = await db.query('SELECT * FROM products ORDER BY ord')
    expect((await run(text)).report).toEqual({ imported: 0, existing: 3, refused: 0 })
    expect(await db.query('SELECT * FROM products ORDER BY ord')).toEqual(before)
    expect(await auditStock(db)).toEqual([])
  })
})

it('loses a picture whose address contains a password', async () => {
  const { refused } = await run(JSON.stringify(record(1, { image: 'https://user:pw@example.com/p.png' })))
  expect(refused).toEqual([{ line: 1, reason: 'The image’s address must start with https://.' }])
})

it('is imported except for refused records, which are listed by line and reason', async () => {
  const lines = [
    JSON.stringify(record(1)),
    '{"_id": "broken", ',
    JSON.stringify(record(2)),
    'not a record at all',
    JSON.stringify(record(3, { price: { $numberDouble: 'NaN' } })),
    JSON.stringify(record(4, { rating: 6 })),
    JSON.stringify(record(5, { name: undefined })),
    JSON.stringify(record(6, { image: 'http://example.com/p.png' })),
    JSON.stringify(record(7, { mainQuantity: 2.5 })),
    JSON.stringify(record(8, { _id: { $oid: '../../x' } })),
    JSON.stringify(record(9, { name: 'zero \0 byte' })),
    JSON.stringify(record(10, { brand: { $gt: '' } })),
    JSON.stringify(record(11, { minQuantity: 0 })),
    '{"_id": "quote}',
    JSON.stringify(record(12)),
    JSON.stringify(record(13, { mainQuantity: 1e9 + 1 })),
    '{"_id": "cut off", "name": "Dri',
  ]
  const { report, refused } = await run(lines.join('\n'))
  expect(report).toEqual({ imported: 3, existing: 0, refused: 14 })
  expect(refused.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17])
  expect(Object.fromEntries(refused.map(({ line, reason }) => [line, reason]))).toMatchObject({
    2: 'it has no end',
    4: 'it is not a record',
    5: 'price is not a number',
    6: 'Rating must be between 1 and 5.',
    7: 'name is missing',
    8: 'The image’s address must start with https://.',
    16: 'Quantity must be between 0 and 1000000000.',
    17: 'the file ends in the middle of it',
  })
})

it.each([
  [12.345, 'USD', 12.35],
  [1.005, 'USD', 1.01],
  [0.005, 'USD', 0.01],
  [12.344, 'USD', 12.34],
  [99.5, 'JPY', 100],
  [12.3456, 'KWD', 12.346],
])('with %d %s is rounded half up to %d, and only that record says so', async (input, currency, rounded) => {
  const lines = [record(1, { price: { $numberDecimal: String(input) } }), record(2, { price: 7 })]
  const changes: { line: number; change: string }[] = []
  const text = lines.map((one) => JSON.stringify(one)).join('\n')
  const onChanged = (one: (typeof changes)[number]) => changes.push(one)
  await importProducts(db, inPieces(text), () => {}, { currency, onChanged })
  expect((await listProducts(db, {})).products.map(({ price }) => price)).toEqual([rounded, 7])
  expect(changes).toEqual([{ line: 1, change: `price ${input} was rounded to ${rounded}` }])
})

it('is refused with a price that rounds to 0, or with unreadable names', async () => {
  const lines = [
    record(1, { price: 0 }),
    record(2, { price: 1e-50 }),
    record(3, { brand: 'Kor\u200bmo' }),
    record(4, { category: '..' }),
    record(5, { name: '\u202e' }),
  ]
  const { refused } = await run(lines.map((one) => JSON.stringify(one)).join('\n'))
  expect(refused.map(({ reason }) => reason)).toEqual([
    'Price must be more than 0.',
    'Price must be more than 0.',
    'Brand contains an invisible character.',
    'category is no name',
    'Name contains an invisible character.',
  ])
})

it('merges brands that look alike', async () => {
  const brands = ['Cafe\u0301', 'Caf\u00e9', ' Caf\u00e9\u00a0']
  await run(brands.map((brand, place) => JSON.stringify(record(place, { brand }))).join('\n'))
  expect(await listBrands(db)).toEqual([{ name: 'Caf\u00e9', count: 3 }])
})

it('is imported in parts if it is large', async () => {
  const text = Array.from({ length: 3_000 }, (_, number) => JSON.stringify(record(number))).join('\n')
  expect((await run(text, 65_536)).report).toEqual({ imported: 3_000, existing: 0, refused: 0 })
})
