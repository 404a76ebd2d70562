// Invalid bodies: the invalid values of each field of each call, and ways to break a valid body.
import { cellFields, emptyCell, limits, type NullableField } from '@arot/contract'
import fc from 'fast-check'
import { newProduct, type Person, purchaseOf } from './server.ts'

/** A text with an SQL injection. */
export const sql = `'; DROP TABLE products; --`

/** Values that are invalid for every field. */
const neverRight = [null, true, [], {}, [1], { $gt: '' }, { $numberInt: '5' }, ['a', 'b']]
const badText = [...neverRight, 5, 1.5, '\u0000', 'a\u0000b', '\ud800', 'x'.repeat(6000)]
const badNumber = [...neverRight, 'NaN', '5', 'Infinity', '', sql, -1, -1e300, 1e300, Number.MAX_SAFE_INTEGER + 1]
const badUnits = [...badNumber, 1.5, 0.1, 1e10]

type Field = { name: string; bad: unknown[] }
export type Body = {
  title: string
  method: 'POST' | 'PATCH' | 'PUT'
  url: () => string
  good: () => Record<string, unknown>
  fields: Field[]
}

const texts = (names: string[], more: unknown[] = []) => names.map((name) => ({ name, bad: [...badText, ...more] }))
const productTexts = [
  ...texts(['name', 'brand', 'description'], ['', '  ', '\u200b', 'Kor\u202emo', '\u3164']),
  ...texts(['image'], ['', 'http://example.com/x.png', 'javascript:alert(1)', 'data:image/png;base64,AA', sql]),
]
const productNumbers = [
  { name: 'rating', bad: [...badNumber, 0, 0.99, 5.01] },
  { name: 'mainQuantity', bad: [...badUnits, 1e9 + 1] },
  { name: 'minQuantity', bad: [...badUnits, 0, 1e6 + 1] },
]

const nullable = cellFields.filter((field): field is NullableField => emptyCell(field) === null)
const wholesale = [
  // Invalid SKUs, cartons and days. `null` is valid for days.
  ...texts(['sku'], ['\u200b', 'x'.repeat(65)]),
  { name: 'orderMultiple', bad: [...badUnits, 0, 1e6 + 1] },
  ...nullable.map((name) => ({ name, bad: [...badUnits.filter((value) => value !== null), limits[name] + 1] })),
]
const steps = {
  name: 'priceBreaks',
  bad: [
    ...neverRight.filter((value) => JSON.stringify(value) !== '[]'),
    'x',
    sql,
    [{ from: 5, price: 40 }],
    [{ from: 20.5, price: 40 }],
    [{ from: 20, price: 49.9 }],
    [{ from: 20, price: '40' }],
    [{ from: 20, price: 40, more: 1 }],
    [{ from: 20 }],
    [
      { from: 30, price: 40 },
      { from: 20, price: 30 },
    ],
    Array.from({ length: 9 }, (_, step) => ({ from: 20 + step, price: 40 - step })),
  ],
}

/** Invalid cells, and cells with a value of another field's type. */
const id = 'p-1'
const badCells = [
  [null],
  [[]],
  ...neverRight
    .filter((value) => typeof value === 'object')
    .map((value) => [{ id, field: 'name', from: '', to: value }]),
  [{ id, field: 'price', from: 49.9 }],
  [{ id, field: 'price', from: '49.9', to: '50' }],
  [{ id, field: 'owner_uid', from: '', to: 'me' }],
  [{ id, field: '__proto__', from: '', to: '' }],
  [{ id: 'x'.repeat(65), field: 'sku', from: '', to: '' }],
  [{ id, field: 'name', from: '', to: 'a\u0000b' }],
  [{ id, field: 'moreImages', from: [], to: Array(6).fill('https://example.com/x.png') }],
  [{ id, field: 'sku', from: '', to: '', more: 1 }],
  Array(2).fill({ id, field: 'sku', from: '', to: '' }),
  Array.from({ length: 1001 }, (_, place) => ({ id: `p-${place}`, field: 'sku', from: '', to: '' })),
]

const profile = () => ({ name: 'Owner Begum', logo: '', place: 'Dhaka', about: 'Tools.', smallestOrderValue: 50 })

/** The bodies of all calls, each valid for this product, person, order and received order. */
export const bodies = (
  product: () => string,
  owner: () => Person,
  order: () => string,
  received: () => string,
): Body[] => [
  {
    title: 'PUT /orders/{id}/review',
    method: 'PUT',
    url: () => `/orders/${received()}/review`,
    good: () => ({ rating: 4, words: 'Well packed.' }),
    fields: [
      { name: 'rating', bad: [...badNumber, 0, 6, 4.5] },
      ...texts(['words'], ['', '  ', '\u200b', 'Kor\u202emo', 'x'.repeat(2001)]),
    ],
  },
  {
    title: 'POST /orders/{id}/decline',
    method: 'POST',
    url: () => `/orders/${order()}/decline`,
    good: () => ({ note: 'Sold out.' }),
    fields: texts(['note'], ['', '  ', '\n', '\u200b', 'Kor\u202emo', 'x'.repeat(501)]),
  },
  {
    title: 'PATCH /suppliers/me',
    method: 'PATCH',
    url: () => '/suppliers/me',
    good: profile,
    fields: [
      ...texts(['name'], ['', '  ', '\u200b', 'Kor\u202emo', 'x'.repeat(201)]),
      ...texts(['logo'], ['http://example.com/x.png', 'javascript:alert(1)', 'https://me:secret@example.com/', sql]),
      ...texts(['place'], ['\u200b', 'x'.repeat(101)]),
      ...texts(['about'], ['Kor\u202emo', 'x'.repeat(2001)]),
      { name: 'smallestOrderValue', bad: [...badNumber.filter((value) => value !== null), 0, 12.345, 1e9 + 1] },
    ],
  },
  {
    title: 'POST /suppliers/me/verification',
    method: 'POST',
    url: () => '/suppliers/me/verification',
    good: () => ({ licence: 'TRAD/DHK/004512', document: 'http://api.test/pictures/teapot.webp' }),
    fields: [
      ...texts(['licence'], ['', '  ', '\u200b', 'x'.repeat(65)]),
      ...texts(['document'], ['', 'https://example.com/x.pdf', 'javascript:alert(1)', 'https://me@example.com/', sql]),
    ],
  },
  {
    title: 'POST /products/cells',
    method: 'POST',
    url: () => '/products/cells',
    good: () => ({ cells: [{ id: product(), field: 'leadDays', from: null, to: null }] }),
    fields: [{ name: 'cells', bad: [...neverRight, ...badCells] }],
  },
  {
    title: 'POST /products',
    method: 'POST',
    url: () => '/products',
    good: newProduct,
    fields: [
      ...productTexts,
      ...productNumbers,
      ...texts(['category'], ['', 'No such category', sql]),
      { name: 'price', bad: [...badNumber, 0, 1e-50, 12.345, 1e9 + 1] },
      ...wholesale,
      steps,
    ],
  },
  {
    title: 'PATCH /products/{id}/prices',
    method: 'PATCH',
    url: () => `/products/${product()}/prices`,
    good: () => ({ price: 49.9, priceBreaks: [{ from: 20, price: 45 }] }),
    fields: [{ name: 'price', bad: [...badNumber, 0, 12.345, 1e9 + 1, 45] }, steps],
  },
  {
    title: 'PATCH /products/{id}',
    method: 'PATCH',
    url: () => `/products/${product()}`,
    good: () => {
      const { price, ...change } = newProduct()
      return change
    },
    fields: [
      ...productTexts,
      ...productNumbers,
      ...texts(['category'], ['', '..', 'No such category', 'Health \u200b& Beauty']),
      // It is optional, so only wrong values are tried.
      { name: 'expectedMainQuantity', bad: badUnits },
    ],
  },
  {
    title: 'PATCH /products/{id}/quantity',
    method: 'PATCH',
    url: () => `/products/${product()}/quantity`,
    good: () => ({ $inc: { mainQuantity: -10 } }),
    fields: [
      { name: '$inc', bad: [...neverRight, 5, 'x', { mainQuantity: '5' }, { mainQuantity: 0 }, { price: -1 }] },
      {
        name: '$inc',
        bad: [...badUnits.filter((value) => value !== -1), 0, -1.5, -1e10].map((mainQuantity) => ({ mainQuantity })),
      },
      { name: 'price', bad: [...neverRight, '8', ''] },
    ],
  },
  {
    title: 'POST /cart',
    method: 'POST',
    url: () => '/cart',
    good: () => purchaseOf(product(), 10, owner()),
    fields: [
      { name: 'quantity', bad: [...badUnits, 0] },
      ...texts(['productId'], ['', sql, '../..', 'no-such-product']),
      ...texts(['userEmail'], ['', 'no address', 'somebody@example.com', sql]),
      ...texts(['buyDate'], ['', 'yesterday', '2026-13-45', sql]),
      {
        name: 'productSnapshot',
        bad: [
          ...neverRight,
          'x',
          5,
          { name: 'only' },
          { ...purchaseOf('', 1, { email: '' }).productSnapshot, price: 1 },
        ],
      },
    ],
  },
  {
    title: 'POST /users',
    method: 'POST',
    url: () => '/users',
    good: () => ({ name: 'Owner Begum', email: owner().email, photo: '' }),
    fields: [
      ...texts(['name']),
      ...texts(['email'], ['', 'no address', 'a@b', 'somebody@example.com', sql]),
      {
        name: 'photo',
        bad: [...badText.filter((value) => value !== null), 'http://example.com/x.png', 'javascript:1', sql],
      },
    ],
  },
]

/** Fields that no body can have. */
const extras = [
  '_id',
  'owner',
  'ownerUid',
  'uid',
  'role',
  'version',
  '$set',
  '$where',
  '$inc.price',
  'constructor',
  'toString',
  'isAdmin',
  sql,
]

/** The valid body with each wrong value of each field. */
export function wrongValues({ fields, good }: Body): string[] {
  return fields.flatMap(({ name, bad }) => bad.map((value) => JSON.stringify({ ...good(), [name]: value })))
}

/** The valid body without each required field, and with each forbidden field. */
export function wrongFields({ good }: Body): string[] {
  const body = good()
  const without = requiredNamesOf(body).map((name) => ({ ...body, [name]: undefined }))
  const added = extras.filter((name) => !(name in body)).map((name) => ({ ...body, [name]: 1 }))
  return [...without, ...added].map((wrong) => JSON.stringify(wrong))
}

/** The required fields. An edit can omit the stock. */
function requiredNamesOf(body: object) {
  const names = Object.keys(body)
  return names.filter((name) => name !== 'mainQuantity' || names.includes('price'))
}

/** A valid body with one error. */
export function wrong({ fields, good }: Body): fc.Arbitrary<string> {
  const names = Object.keys(good())
  const replaced = fc
    .constantFrom(...fields)
    .chain(({ name, bad }) => fc.constantFrom(...bad).map((value) => ({ ...good(), [name]: value })))
  const missing = fc.constantFrom(...requiredNamesOf(good())).map((name) => {
    const { [name]: _, ...rest } = good()
    return rest
  })
  const extra = fc
    .tuple(fc.oneof(fc.constantFrom(...extras), fc.string({ minLength: 1 })), fc.jsonValue())
    .filter(([name]) => !names.includes(name) && name !== '__proto__' && name !== 'expectedMainQuantity')
    .map(([name, value]) => ({ ...good(), [name]: value }))
  const something = fc
    .jsonValue()
    .filter((value) => typeof value !== 'object' || Object.keys(value ?? {}).join() !== names.join())
  const json = fc
    .oneof({ weight: 6, arbitrary: replaced }, missing, extra, something)
    .map((body) => JSON.stringify(body))
  const broken = json.chain((text) => fc.nat(text.length - 1).map((at) => text.slice(0, at)))
  const prototypes = fc
    .constantFrom('{"__proto__":{"isAdmin":true},', '{"constructor":{"prototype":{"isAdmin":true}},')
    .map((start) => start + JSON.stringify(good()).slice(1))
  const figure = /-?\d+(\.\d+)?(?=[,}])/
  const figures = fc
    .constantFrom('1e309', '-1e309', 'NaN', 'Infinity', '0x10', '01')
    .map((value) => JSON.stringify(good()).replace(figure, value))
    .filter((text) => text !== JSON.stringify(good()))
  return fc.oneof(
    { weight: 8, arbitrary: json },
    broken,
    prototypes,
    ...(figure.test(JSON.stringify(good())) ? [figures] : []),
  )
}
