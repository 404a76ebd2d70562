// A cursor belongs to one list in one order.
import { beforeAll, describe, expect, test } from 'vitest'
import { type List, writeCursor } from '../../src/platform/cursor.ts'
import { addProduct, bearer, operator, type Person } from '../support/server.ts'
import { openShop } from '../support/shop.ts'

const shop = openShop()
let moderator: Person
let product: string
beforeAll(async () => {
  moderator = await operator('Operator Ahmed')
  product = await addProduct(shop.server, shop.owner)
  for (const price of [1, 2]) await addProduct(shop.server, shop.owner, { price })
})

const lists: Record<List, () => string> = {
  products: () => '/products',
  'products price-asc': () => '/products?sort=price-asc',
  'products price-desc': () => '/products?sort=price-desc',
  offers: () => '/offers?side=bought',
  notifications: () => '/notifications',
  reviews: () => `/products/${product}/reviews`,
  written: () => '/operator/reviews',
  verifications: () => '/operator/verifications',
}
const names = Object.keys(lists) as List[]
/** Lists with their own kind of cursor. */
const others = ['/orders?side=bought', '/products/mine', '/suppliers']

const cursorOf = (list: List) => writeCursor(list, { ord: 1, ...(list.startsWith('products ') && { price: '2' }) })
const at = (path: string, cursor: string) => `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`

describe.each(names)('a cursor of %s', (list) => {
  test('is only accepted by that list', async () => {
    const accepted: string[] = []
    for (const path of [...names.map((name) => lists[name]()), ...others]) {
      const answer = await shop.get(at(path, cursorOf(list)), bearer(moderator))
      if (answer.statusCode === 200) accepted.push(path)
      else
        expect([answer.statusCode, answer.json().details.fields]).toEqual([
          400,
          { cursor: 'This cursor belongs to another list.' },
        ])
    }
    expect(accepted).toEqual([lists[list]()])
  })
})

test.each(names.slice(0, 3))('the next page of %s accepts its cursor', async (list) => {
  const path = lists[list]()
  const page = await shop.get(`${path}${path.includes('?') ? '&' : '?'}limit=2`)
  const next = new URL(/<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '')
  const rest = await shop.get(next.pathname + next.search)
  expect(page.json()).toHaveLength(2)
  expect(rest.json()).toHaveLength(1)
  const other = lists[list === 'products price-asc' ? 'products price-desc' : 'products price-asc']()
  expect((await shop.get(at(other, String(next.searchParams.get('cursor'))))).statusCode).toBe(400)
})
