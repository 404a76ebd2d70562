import { type OfferQuery, type OfferState, offerStates } from '@arot/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOffers } from '../../src/modules/offers/offer.list.ts'
import type { StoredOffer } from '../../src/modules/offers/serialize.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, recording, supplier } from '../support/stock.ts'

/** Of a hundred offers three are open and one was withdrawn. All others have ended. */
const many = Number(process.env.LISTED_OFFERS ?? 20_000)
const rare: Partial<Record<number, OfferState>> = { 7: 'asked', 8: 'countered', 9: 'accepted', 57: 'withdrawn' }
const usual = ['bought', 'declined', 'expired', 'lapsed'] as const
const stateOf = (n: number) => rare[n % 100] ?? usual[n % 4]

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
  // A million offers take longer than the time limit of a statement.
  await db.script(async (filling) => {
    await filling.query(
      `INSERT INTO offers (id, uid, user_email, supplier_uid, product_id, snapshot, state, version, by, quantity, price, ends_at)
      SELECT 'offer' || n, CASE WHEN n % 3 = 0 THEN 'buyer-b' ELSE 'buyer-a' END, 'a@example.com', 'supplier', 'p',
        '{"name": "Steel Bolt M8", "brand": "Kormo", "category": "Tools", "description": "d", "minQuantity": 1, "image": "i"}',
        CASE n % 100 WHEN 7 THEN 'asked' WHEN 8 THEN 'countered' WHEN 9 THEN 'accepted' WHEN 57 THEN 'withdrawn'
          ELSE ('{bought,declined,expired,lapsed}'::text[])[n % 4 + 1] END,
        CASE n % 100 WHEN 8 THEN 2 ELSE 1 END, CASE n % 100 WHEN 8 THEN 'supplier' ELSE 'buyer' END, 12, 9.5, now()
      FROM generate_series(1, ${many}) AS n`,
    )
    await filling.query(
      `INSERT INTO offer_versions (offer_id, number, by, quantity, price, list_price, until)
      SELECT id, n, CASE n WHEN 1 THEN 'buyer' ELSE 'supplier' END, quantity, price, 10, ends_at
      FROM offers, generate_series(1, version) AS n`,
    )
    await filling.query(
      `INSERT INTO offer_events (offer_id, state, by) SELECT id, state, 'system' FROM offers
      WHERE state NOT IN ('asked', 'countered')`,
    )
    await filling.query(
      `INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, offer_id)
      SELECT 'order-of-' || id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, id FROM offers
      WHERE state = 'bought'`,
    )
    for (const table of ['offers', 'offer_versions', 'offer_events', 'orders']) await filling.query(`ANALYZE ${table}`)
  })
})
afterAll(() => db.close())

/** Reads every offer of a side, page by page. */
async function readAllPages(who: typeof supplier, query: OfferQuery, limit: number) {
  const all: StoredOffer[] = []
  let cursor: string | undefined
  do {
    const { offers, next } = await listOffers(db, who, { ...query, limit, cursor })
    all.push(...offers)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return all.map(({ id }) => id)
}

const idsWhere = (isIn: (n: number) => boolean) =>
  Array.from({ length: many }, (_, place) => many - place)
    .filter(isIn)
    .map((n) => `offer${n}`)

describe('the offers of a party', () => {
  it('are sorted newest first, each once, across all pages and states', async () => {
    expect(await readAllPages(buyer('b'), { side: 'bought' }, 499)).toEqual(idsWhere((n) => n % 3 === 0))
    expect(await readAllPages(buyer('b'), { side: 'sold' }, 100)).toEqual([])
    const isOpen = (n: number) => [7, 8, 9].includes(n % 100)
    expect(await readAllPages(supplier, { side: 'sold', state: 'open' }, 100)).toEqual(idsWhere(isOpen))
  })

  it('after a cursor of another party only contain their own', async () => {
    const { next } = await listOffers(db, supplier, { side: 'sold', limit: 3 })
    const cursor = next ?? ''
    const { offers } = await listOffers(db, buyer('b'), { side: 'bought', limit: 50, cursor })
    expect(offers.map(({ id }) => id)).toEqual(idsWhere((n) => n % 3 === 0 && n <= many - 3).slice(0, 50))
    expect(await listOffers(db, buyer('c'), { side: 'sold', limit: 50, cursor })).toEqual({ offers: [], next: null })
    const ofAnother = Buffer.from('products 7 9.5').toString('base64url')
    for (const wrong of [ofAnother, '', "' OR true --", 'x'.repeat(400)]) {
      const listed = listOffers(db, supplier, { side: 'sold', limit: 50, cursor: wrong })
      await expect(listed).rejects.toMatchObject({ code: 'invalid' })
    }
  })

  it.each([undefined, 'open', ...offerStates] as const)(
    'in the state %s are read with at most one page of each state, however many there are',
    async (state) => {
      const { db: noted, transactions } = recording(db)
      const values: unknown[][] = []
      const valued: Database = {
        ...noted,
        query: (statement, parameters = []) => {
          values.push([...parameters])
          return noted.query(statement, parameters)
        },
      }
      const early = Buffer.from(`offers ${many / 2}`).toString('base64url')
      for (const [who, side, cursor] of [
        [supplier, 'sold', undefined],
        [buyer('a'), 'bought', early],
      ] as const) {
        const { offers } = await listOffers(valued, who, { side, limit: 50, cursor, ...(state && { state }) })
        for (const { id, state: its } of offers) expect(its).toBe(stateOf(Number(id.slice(5))))
        const text = transactions.flat().at(-1)
        const [plan] = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values.at(-1))
        expect(scansOf(plan?.['QUERY PLAN'])).toEqual([])
      }
    },
  )
})

type Plan = Record<string, unknown> & { Plans?: Plan[] }
const large = ['offers', 'offer_versions', 'offer_events', 'orders']

/** Scans that read more than a page of each state, or a whole table. */
function scansOf(explained: unknown): string[] {
  const [{ Plan: root }] = explained as [{ Plan: Plan }]
  const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)]
  return walk(root)
    .filter((plan) => large.includes(String(plan['Relation Name'])))
    .filter((plan) => {
      const seen = Number(plan['Actual Rows']) + Number(plan['Rows Removed by Filter'] ?? 0)
      return Number(plan['Actual Loops']) * seen > 51 * offerStates.length || plan['Node Type'] === 'Seq Scan'
    })
    .map((plan) => `${plan['Node Type']} ${plan['Index Name']} ${plan['Actual Rows']} × ${plan['Actual Loops']}`)
}
