import { type OrderFilter, type OrderState, orderStates } from '@arot/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOrder, listOrders } from '../../src/modules/orders/order.list.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, recording, supplier } from '../support/stock.ts'

/**
 * Of a hundred orders one is placed and one cancelled. All others have ended. A thousand have the same time.
 * The number is three times what a search reads before it chooses a plan.
 */
const many = 6_000
const rare: Partial<Record<number, OrderState>> = { 7: 'placed', 57: 'cancelled' }

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
  await db.query(
    `INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, state, buy_date)
    SELECT 'order' || n, CASE WHEN n % 3 = 0 THEN 'buyer-b' ELSE 'buyer-a' END, 'a@example.com', 'p', 12, 9.5,
      jsonb_build_object('name', CASE n WHEN 4711 THEN 'Zebrawood Chair 45W' ELSE 'Steel Bolt M8' END, 'brand', 'Kormo',
        'category', 'Tools', 'description', 'd', 'minQuantity', 1, 'image', 'i')
        || CASE WHEN n = 4711 THEN '{"sku": "Zw-45_a%"}' WHEN n % 50 = 9 THEN '{}' -- of before there were numbers
          ELSE jsonb_build_object('sku', 'LUM-' || 10000 + n % 4) END,
      'supplier', CASE n % 100 WHEN 7 THEN 'placed' WHEN 57 THEN 'cancelled' ELSE 'received' END,
      timestamptz '2026-01-01Z' + (n / 1000) * interval '1 day 0.234567 seconds'
    FROM generate_series(1, ${many}) AS n`,
  )
  await db.query('ANALYZE orders')
})
afterAll(() => db.close())

/** Reads the ids of every order of a side, page by page. */
async function readAllPages(who: typeof supplier, filter: OrderFilter, limit: number) {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { orders, next } = await listOrders(db, who, { ...filter, limit, cursor })
    ids.push(...orders.map(({ id }) => id))
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return ids
}

/** The ids of the matching orders, newest first. */
const idsWhere = (isIn: (n: number) => boolean) =>
  Array.from({ length: many }, (_, place) => many - place)
    .filter(isIn)
    .map((n) => `order${n}`)
const stateOf = (n: number) => rare[n % 100] ?? 'received'

describe('the orders of a party', () => {
  it('are sorted newest first, each once, across all pages, even with the same time', async () => {
    expect(await readAllPages(supplier, { side: 'sold' }, 997)).toEqual(idsWhere(() => true))
    expect(await readAllPages(buyer('b'), { side: 'bought' }, 100)).toEqual(idsWhere((n) => n % 3 === 0))
    expect(await readAllPages(buyer('b'), { side: 'sold' }, 100)).toEqual([])
  })

  it.each(orderStates)('in the state %s are complete and contain no others', async (state) => {
    expect(await readAllPages(supplier, { side: 'sold', state }, 1000)).toEqual(idsWhere((n) => stateOf(n) === state))
  })

  it('are limited by two times, the first inclusive, the second exclusive', async () => {
    const filter = { side: 'sold', from: new Date('2026-01-03'), to: new Date('2026-01-05') } as const
    expect(await readAllPages(supplier, filter, 500)).toEqual(idsWhere((n) => n >= 2000 && n < 4000))
  })

  it.each([
    ['zebra', ['order4711']],
    ['CHAIR zebrawood', ['order4711']],
    ['45', ['order4711']],
    ['order42', ['order42']],
    ['zW-45_A%', ['order4711']],
    [' zw- ', ['order4711']],
    ['Zebrawood-Chair', ['order4711']],
    ['zebra-chair', ['order4711']],
    ['zw_45', []],
    ['w-45', []],
    ['bolt chair', []],
    ['ebrawood', []],
    ['&|!', []],
    ["o'clock", []],
  ])('for “%s” are found by the beginning of words, or by id', async (q, found) => {
    const { orders, next } = await listOrders(db, supplier, { side: 'sold', q, limit: 50 })
    expect([orders.map(({ id }) => id), next]).toEqual([found, null])
  })

  it.each(['lum10003', 'LUM 10003', 'lum_10003'])('for “%s” are those of LUM-10003', async (q) => {
    const found = await readAllPages(supplier, { side: 'sold', q: 'LUM-10003' }, 997)
    expect(found.length).toBeGreaterThan(1000)
    expect(await readAllPages(supplier, { side: 'sold', q }, 997)).toEqual(found)
    const begun = await readAllPages(supplier, { side: 'sold', q: 'LUM-1000' }, 997)
    expect(await readAllPages(supplier, { side: 'sold', q: q.slice(0, -1) }, 997)).toEqual(begun)
  })

  it.each([{}, { state: 'placed' }, { state: 'declined' }] as const)(
    'with the query %j are read with at most one page of each state, however many there are',
    async (filter) => {
      expect(await scansFor(filter)).toEqual([])
    },
  )
})

/** Scans that read more than the pages show, for both sides. */
async function scansFor(filter: Omit<OrderFilter, 'side'>) {
  const read: string[] = []
  const { db: noted, transactions } = recording(db)
  const values: unknown[][] = []
  const valued: Database = {
    ...noted,
    query: (statement, parameters = []) => {
      values.push([...parameters])
      return noted.query(statement, parameters)
    },
  }
  for (const [who, side] of [
    [supplier, 'sold'],
    [buyer('a'), 'bought'],
  ] as const) {
    await listOrders(valued, who, { side, limit: 50, ...filter })
    const text = transactions.flat().at(-1)
    const [plan] = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values.at(-1))
    read.push(...scansOf(plan?.['QUERY PLAN']))
  }
  return read
}

it('a rare word among many orders is searched by itself, and is in no other answer', async () => {
  const { db: noted, transactions } = recording(db)
  const idsFor = async (q: string, who = supplier, side: OrderFilter['side'] = 'sold') => {
    transactions.splice(0)
    const { orders } = await listOrders(noted, who, { side, q, limit: 50 })
    return { isByItself: transactions.flat().some((text) => text.startsWith('SELECT id FROM')), many: orders.length }
  }
  expect(await idsFor('zebra')).toEqual({ isByItself: true, many: 1 })
  expect(await idsFor('steel')).toEqual({ isByItself: false, many: 50 })
  // A member with few orders is searched by reading all of them.
  expect(await idsFor('zebra', buyer('c'), 'bought')).toEqual({ isByItself: false, many: 0 })
})

it('a common word is paged like the whole list', async () => {
  const steel = idsWhere((n) => n !== 4711)
  expect(await readAllPages(supplier, { side: 'sold', q: 'steel' }, 1000)).toEqual(steel)
})

describe('an SKU of many orders', () => {
  const numberOf = (n: number) => (n === 4711 || n % 50 === 9 ? undefined : 10_000 + (n % 4))

  it('finds all of them, newest first, each once, and no others', async () => {
    const found = idsWhere((n) => numberOf(n) === 10_003)
    expect(await readAllPages(supplier, { side: 'sold', q: 'lum-10003' }, 997)).toEqual(found)
  })

  it('finds them by its prefix, together with matches by word', async () => {
    const bought = idsWhere((n) => n % 3 !== 0 && numberOf(n) !== undefined)
    expect(await readAllPages(buyer('a'), { side: 'bought', q: 'LUM-1000' }, 1000)).toEqual(bought)
  })

  it('reads at most one page in each state', async () => {
    expect(await scansFor({ q: 'LUM-10002' })).toEqual([])
  })

  it('also finds orders that match by word, once', async () => {
    await db.query(`UPDATE orders SET snapshot = snapshot || '{"sku": "bolt"}' WHERE ord % 4 = 1`)
    expect(await readAllPages(supplier, { side: 'sold', q: 'bolt' }, 1000)).toEqual(idsWhere((n) => n !== 4711))
  })
})

type Plan = Record<string, unknown> & { Plans?: Plan[] }

/** Scans of orders that read more than a page of each state. */
function scansOf(explained: unknown): string[] {
  const [{ Plan: root }] = explained as [{ Plan: Plan }]
  const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]
  return walk(root)
    .filter((plan) => plan['Relation Name'] === 'orders')
    .filter((plan) => {
      const loops = Number(plan['Actual Loops'])
      const seen = Number(plan['Actual Rows']) + Number(plan['Rows Removed by Filter'] ?? 0)
      return loops * seen > 51 * 6 || plan['Node Type'] === 'Seq Scan'
    })
    .map((plan) => `${plan['Node Type']} ${plan['Index Name']} ${plan['Actual Rows']} × ${plan['Actual Loops']}`)
}

it('only its two parties find an order', async () => {
  expect(await findOrder(db, buyer('b'), 'order3')).toMatchObject({ id: 'order3', side: 'bought' })
  expect(await findOrder(db, supplier, 'order3')).toMatchObject({ id: 'order3', side: 'sold' })
  for (const [who, id] of [
    [buyer('a'), 'order3'],
    [buyer('b'), 'no-such-order'],
    [buyer('b'), "' OR true --"],
    [{ uid: '', email: '' }, 'order3'],
  ] as const)
    await expect(findOrder(db, who, id)).rejects.toMatchObject({ code: 'not_found' })
})
