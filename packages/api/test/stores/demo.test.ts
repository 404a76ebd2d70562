import { categories, offerStates, orderStates, priceProblem, pricesProblems } from '@arot/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { countBought, listBrands } from '../../src/modules/catalog/lists/facets.ts'
import { listProducts } from '../../src/modules/catalog/lists/list.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { findSupplier } from '../../src/modules/suppliers/supplier.store.ts'
import type { Database, Queries } from '../../src/platform/db/database.ts'
import { allAccounts, otherSuppliers } from '../../src/seed/accounts.ts'
import { seedProduct } from '../../src/seed/catalogue.ts'
import { seedOffers } from '../../src/seed/offers.ts'
import { seedOrders } from '../../src/seed/orders.ts'
import { seed } from '../../src/seed/seed.ts'
import { seedLife, seedSuppliers } from '../../src/seed/suppliers.ts'
import { freshDatabase } from '../support/database.ts'

class Undone extends Error {}
const undone = (error: unknown) => expect(error).toBeInstanceOf(Undone)

const count = 300

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
  await seedSuppliers(db)
  await seed(db, count)
  await seedOrders(db, count)
  await seedLife(db, count)
  await seedOffers(db)
})
afterAll(() => db.close())

test('a description mentions a carton exactly if the product is sold by the carton', () => {
  for (let place = 0; place < 1000; place++) {
    const { description, orderMultiple } = seedProduct(place)
    const promised = /Packed (\d+) to a carton/.exec(description)?.[1]
    expect(promised, description).toBe(orderMultiple === undefined ? undefined : String(orderMultiple))
  }
})

const statesOf = (side: 'uid' | 'supplier_uid', uid: string) =>
  db.query<{ state: string }>(`SELECT DISTINCT state FROM orders WHERE ${side} = $1`, [uid])

test('each of the two demo accounts has an order in every state', async () => {
  const [bought, sold] = await Promise.all([statesOf('uid', 'demo-buyer'), statesOf('supplier_uid', 'demo-supplier')])
  for (const rows of [bought, sold]) expect(rows.map(({ state }) => state).sort()).toEqual([...orderStates].sort())
})

test('its orders are in the past with events in order, and cause no emails', async () => {
  const [row] = await db.query<{ late: number; emails: number }>(`SELECT
    (SELECT count(*) FROM orders LEFT JOIN order_events ON order_id = id
      WHERE buy_date > now() OR at > now() OR at < buy_date)::int AS late,
    (SELECT count(*) FROM email_outbox)::int AS emails`)
  expect(row).toEqual({ late: 0, emails: 0 })
})

test('the notifications of its accounts are in the order of their times, which are those of their events', async () => {
  const notices = await db.query<{ uid: string; at: Date; kind: string; astray: boolean }>(`SELECT uid, at, kind,
    NOT EXISTS (SELECT FROM (
      SELECT buy_date AS at FROM orders WHERE id = subject ->> 'orderId'
      UNION ALL SELECT at FROM order_events WHERE order_id = subject ->> 'orderId'
      UNION ALL SELECT unnest(ARRAY[at, answered_at]) FROM reviews WHERE order_id = subject ->> 'orderId'
      UNION ALL SELECT at FROM offer_versions WHERE offer_id = subject ->> 'offerId'
      UNION ALL SELECT at FROM offer_events WHERE offer_id = subject ->> 'offerId'
    ) AS event WHERE abs(extract(epoch FROM event.at - notifications.at)) < 60) AS astray
    FROM notifications ORDER BY uid, ord`)
  expect(notices.filter(({ kind, astray }) => astray && kind !== 'supplier_verified')).toEqual([])
  const byTime = notices.toSorted((one, other) => one.uid.localeCompare(other.uid) || Number(one.at) - Number(other.at))
  expect(notices.map(({ kind, at }) => [kind, at])).toEqual(byTime.map(({ kind, at }) => [kind, at]))
  expect(notices.filter(({ kind }) => kind.startsWith('offer_')).length).toBeGreaterThan(10)
})

test('each of the two demo accounts has an offer in every state, and no unit is lost', async () => {
  for (const [column, uid] of [
    ['uid', 'demo-buyer'],
    ['supplier_uid', 'demo-supplier'],
  ]) {
    const rows = await db.query<{ state: string }>(`SELECT DISTINCT state FROM offers WHERE ${column} = $1`, [uid])
    expect(rows.map(({ state }) => state).sort()).toEqual([...offerStates].sort())
  }
  expect(await seedOffers(db)).toBe(0)
  const [row] = await db.query<{ held: number; promised: number }>(`SELECT
    (SELECT sum(reserved) FROM stock_movements)::int AS held,
    (SELECT sum(quantity) FROM offers WHERE state = 'accepted')::int AS promised`)
  expect(row?.held).toBe(row?.promised)
})

test('orders that the demo buyer received have reviews, some with answers, and the products show them', async () => {
  const [row] = await db.query(`SELECT
    (SELECT count(*) FROM reviews WHERE at BETWEEN
      (SELECT at FROM order_events WHERE order_id = reviews.order_id AND state = 'received') AND now())::int AS reviews,
    (SELECT count(*) FROM reviews WHERE answered_at > at)::int AS answered,
    (SELECT count(*) FROM products WHERE number_of(stars) = 1)::int AS rated,
    (SELECT count(*) FROM orders WHERE state = 'received')::int AS received`)
  expect(row).toEqual({ reviews: 3, answered: 2, rated: 3, received: 3 })
})

test('its orders and offers lose or create no unit', async () => {
  const [row] = await db.query<{ wrong: number; carted: number; open: number }>(`SELECT
    (SELECT count(*) FROM products WHERE main_quantity <>
      (SELECT coalesce(sum(on_hand), 0) FROM stock_movements WHERE product_id = products.id))::int AS wrong,
    (SELECT sum(sold) FROM stock_movements)::float8 AS carted,
    (SELECT sum(quantity) FROM orders WHERE state NOT IN ('declined', 'cancelled'))::float8 AS open`)
  expect(row?.wrong).toBe(0)
  expect(row?.carted).toBe(row?.open)
})

test('the deals on the home page have price breaks, and the first brands are the most bought ones', async () => {
  const { products } = await listProducts(db, { minRating: 4.5, limit: 6 })
  expect(products).toHaveLength(6)
  for (const { price, priceBreaks } of products) expect(priceBreaks?.at(-1)?.price).toBeLessThan(price)
  const bought = await db.query<{ brand: string; orders: number }>(`SELECT snapshot ->> 'brand' AS brand,
    count(*) AS orders FROM orders WHERE state NOT IN ('declined', 'cancelled') GROUP BY snapshot ->> 'brand' ORDER BY 2 DESC, (snapshot ->> 'brand') COLLATE "C"`)
  expect(bought.length).toBeGreaterThan(3)
  const brands = (await listBrands(db)).map(({ name }) => name)
  expect(brands.slice(0, bought.length)).toEqual(bought.map(({ brand }) => brand))
  expect(brands.slice(bought.length)).toEqual(brands.slice(bought.length).toSorted())
})

test('a brand without purchases is sorted by name again', async () => {
  const [first] = await listBrands(db)
  await db
    .transaction(async (transaction) => {
      await transaction.query(
        `UPDATE orders SET buy_date = now() - interval '91 days' WHERE snapshot ->> 'brand' = $1`,
        [first?.name],
      )
      await countBought(transaction)
      const bought = await transaction.query('SELECT FROM brand_order_counts WHERE brand = $1', [first?.name])
      expect(bought).toEqual([])
      expect((await listBrands(transaction))[0]?.name).not.toBe(first?.name)
      throw new Undone()
    })
    .catch(undone)
})

test('eight suppliers have a profile, five are verified, one has a pending request, and one product is withdrawn', async () => {
  const [row] = await db.query(`SELECT
    (SELECT count(*) FROM suppliers WHERE name <> '' AND place <> '' AND about <> '')::int AS described,
    (SELECT count(*) FROM suppliers WHERE verified_since > since AND verified_since < now() - interval '1 year')::int AS verified,
    (SELECT count(*) FROM verification_requests WHERE state = 'requested')::int AS waiting,
    (SELECT count(*) FROM products WHERE withdrawn_at IS NOT NULL)::int AS withdrawn,
    (SELECT count(*) FROM products JOIN suppliers ON uid = owner_uid
      WHERE verified <> (verified_since IS NOT NULL))::int AS wrong`)
  expect(row).toEqual({ described: 8, verified: 5, waiting: 1, withdrawn: 1, wrong: 0 })
  const [supplier] = await db.query<{ id: string }>("SELECT id FROM suppliers WHERE uid = 'demo-supplier'")
  const found = await findSupplier(db, supplier?.id ?? '')
  expect(found).toMatchObject({ name: 'Demo Supplier', rating: expect.any(Number), daysToAnswer: expect.any(Number) })
  expect(found.daysToAnswer).toBeLessThan(2)
})

test('seeding again adds nothing', async () => {
  expect(await seedOrders(db, count)).toBe(0)
  expect(await seedSuppliers(db)).toBe(0)
  await db.query('UPDATE products SET withdrawn_at = NULL WHERE withdrawn_at IS NOT NULL')
  await seedLife(db, count)
  expect(await db.query('SELECT FROM products WHERE withdrawn_at IS NOT NULL')).toEqual([])
})

test('every product has a supplier of such products and valid prices', () => {
  const owners = allAccounts.map(({ uid }) => uid)
  const trades = Object.fromEntries(otherSuppliers.map(({ uid, sells }) => [uid, sells]))
  expect(new Set(Object.values(trades))).toEqual(new Set(categories))
  for (let place = 0; place < 3_000; place++) {
    const { owner, price, ...product } = seedProduct(place)
    expect(owners).toContain(owner)
    expect(product.category).toBe(trades[owner] ?? product.category)
    expect(priceProblem(price, 'USD')).toBeUndefined()
    expect(pricesProblems({ ...product, price })).toEqual({})
  }
})

test('a catalogue of an earlier release does not prevent a start', async () => {
  const older = await freshDatabase()
  await seed(older, count)
  await older.query(`UPDATE products SET owner_uid = 'demo-supplier', min_quantity = 3 * min_quantity, order_multiple = 1,
    price_breaks = NULL WHERE main_quantity >= 3 * min_quantity`)
  expect(await seedOrders(older, count)).toBeGreaterThan(6)
  await older.close()
})

/** The same database, on which each part of the seed fails near its end, when it deletes its emails. */
function failAtEnd(db: Database): Database {
  const withFailure = <Q extends Queries>(queries: Q): Q => ({
    ...queries,
    query: async (...[statement, values]: Parameters<Queries['query']>) => {
      if (String(statement).startsWith('DELETE FROM email_outbox')) throw new Error('interrupted')
      return queries.query(statement, values)
    },
  })
  return { ...withFailure(db), transaction: (work) => db.transaction((inside) => work(withFailure(inside))) }
}

test('an interrupted part of the seed is completed by the next run without duplicates', async () => {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  await expect(seedSuppliers(failAtEnd(db))).rejects.toThrow('interrupted')
  expect(await seedSuppliers(db)).toBe(8)
  await seed(db, count)
  await expect(seedOrders(failAtEnd(db), count)).rejects.toThrow('interrupted')
  expect(await seedOrders(db, count)).toBe(14)
  await expect(seedOffers(failAtEnd(db))).rejects.toThrow('interrupted')
  expect(await seedOffers(db)).toBe(10)
  expect(await auditStock(db)).toEqual([])
})
