import { orderStates, priceProblem, pricesProblems } from '@arot/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { allAccounts } from '../../src/seed/accounts.ts'
import { seedProduct } from '../../src/seed/catalogue.ts'
import { seedOrders } from '../../src/seed/orders.ts'
import { seed } from '../../src/seed/seed.ts'
import { freshDatabase } from '../support/database.ts'

const count = 300

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
  await seed(db, count)
  await seedOrders(db, count)
})
afterAll(() => db.close())

const statesOf = (side: 'uid' | 'supplier_uid', uid: string) =>
  db.query<{ state: string }>(`SELECT DISTINCT state FROM cart_items WHERE ${side} = $1`, [uid])

test('each of the two demo accounts has an order in every state', async () => {
  const [bought, sold] = await Promise.all([statesOf('uid', 'demo-buyer'), statesOf('supplier_uid', 'demo-supplier')])
  for (const rows of [bought, sold]) expect(rows.map(({ state }) => state).sort()).toEqual([...orderStates].sort())
})

test('its orders lie in the past, each step after the one before, and nobody is written to about them', async () => {
  const [row] = await db.query<{ late: number; letters: number }>(`SELECT
    (SELECT count(*) FROM cart_items LEFT JOIN order_steps ON order_id = id
      WHERE buy_date > now() OR at > now() OR at < buy_date)::int AS late,
    (SELECT count(*) FROM letters)::int AS letters`)
  expect(row).toEqual({ late: 0, letters: 0 })
})

test('no unit was lost or made by them', async () => {
  const [row] = await db.query<{ wrong: number; carted: number; open: number }>(`SELECT
    (SELECT count(*) FROM products WHERE main_quantity <>
      (SELECT coalesce(sum(shelf), 0) FROM stock_moves WHERE product_id = products.id))::int AS wrong,
    (SELECT sum(carted) FROM stock_moves)::float8 AS carted,
    (SELECT sum(quantity) FROM cart_items WHERE state NOT IN ('declined', 'cancelled'))::float8 AS open`)
  expect(row?.wrong).toBe(0)
  expect(row?.carted).toBe(row?.open)
})

test('it is there once, however often it is seeded', async () => {
  expect(await seedOrders(db, count)).toBe(0)
})

test('every product is somebody’s, and keeps the rules of prices', () => {
  const known = allAccounts.map(({ uid }) => uid)
  for (let place = 0; place < 3_000; place++) {
    const { owner, price, ...product } = seedProduct(place)
    expect(known).toContain(owner)
    expect(priceProblem(price, 'USD')).toBeUndefined()
    expect(pricesProblems({ ...product, price })).toEqual({})
  }
})

test('a catalogue that an earlier release has filled stands in no start’s way', async () => {
  const older = await freshDatabase()
  await seed(older, count)
  await older.query(`UPDATE products SET owner_uid = 'demo-supplier', min_quantity = 3 * min_quantity, order_multiple = 1,
    price_breaks = NULL WHERE main_quantity >= 3 * min_quantity`)
  expect(await seedOrders(older, count)).toBeGreaterThan(6)
  await older.close()
})
