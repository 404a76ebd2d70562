// The list of suppliers only reads the rows of its page, however many suppliers exist.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countOnMarket, listSuppliers } from '../../src/modules/suppliers/supplier.store.ts'
import type { Database, Queries, Row } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'

/** Every third is verified, every fifth has no name, every seventh has withdrawn all products. */
const suppliers = 5_000

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
  await db.script(async ({ run }) => {
    await run(`INSERT INTO suppliers (uid, name, since, verified_since)
      SELECT 'u' || n, CASE WHEN n % 5 > 0 THEN 'Supplier ' || n ELSE '' END, timestamptz '2020-01-01Z' + n * interval '1 minute',
        CASE WHEN n % 3 = 0 THEN now() END FROM generate_series(1, ${suppliers}) AS n`)
    await run(`INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity,
        min_quantity, owner_uid, withdrawn_at)
      SELECT 'p' || n, 'Drill', 'https://e.com/i.png', 'Kormo', 'Fashion & Apparel', 'd', 9.5, 4, 0, 1, 'u' || n,
        CASE WHEN n % 7 = 0 THEN now() END FROM generate_series(1, ${suppliers}) AS n`)
  })
  await countOnMarket(db)
  await db.query('VACUUM ANALYZE suppliers')
  await db.query('VACUUM ANALYZE products')
})
afterAll(() => db.close())

type Plan = Row & { Plans?: Plan[] }
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** Reads a page, and counts the rows of suppliers and products that its statement reads. */
async function page(query: { limit: number; cursor?: string; q?: string }) {
  let read = 0
  const explaining: Queries = {
    async query(statement, values) {
      const text = typeof statement === 'string' ? statement : statement.text
      const [answer = {}] = await db.query<Row>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
      const [{ Plan: root }] = answer['QUERY PLAN'] as [{ Plan: Plan }]
      for (const node of nodes(root).filter((one) => one['Relation Name'] !== undefined)) {
        read +=
          (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)) * Number(node['Actual Loops'])
      }
      return db.query(statement, values)
    },
  }
  return { ...(await listSuppliers(explaining, query)), read }
}

it('has each supplier with a name and a product for sale once, in order, and reads few rows per page', async () => {
  const expected = await db.query<{ name: string }>(`SELECT name FROM suppliers AS s
    WHERE name <> '' AND EXISTS (SELECT FROM products WHERE owner_uid = s.uid AND withdrawn_at IS NULL)
    ORDER BY verified_since IS NULL, since, id`)
  const found: string[] = []
  const most = 100
  for (let cursor: string | undefined; ; ) {
    const { suppliers, next, read } = await page({ limit: most, ...(cursor && { cursor }) })
    found.push(...suppliers.map(({ name }) => name))
    expect(read).toBeLessThanOrEqual(2 * (most + 1))
    if (next === null) break
    cursor = next
  }
  expect(found).toHaveLength(expected.length)
  expect(found).toEqual(expected.map(({ name }) => name))
})

describe('a search', () => {
  it('finds every listed supplier by the beginning of a word of the name, in the order of the list', async () => {
    const all = await page({ limit: suppliers })
    const expected = all.suppliers.filter(({ name }) => / 12/.test(name)).map(({ name }) => name)
    const found: string[] = []
    for (let cursor: string | undefined; ; ) {
      const { suppliers, next } = await page({ q: '12', limit: 50, ...(cursor && { cursor }) })
      found.push(...suppliers.map(({ name }) => name))
      if (next === null) break
      cursor = next
    }
    expect(found.length).toBeGreaterThan(50)
    expect(found).toEqual(expected)
  })

  it('reads only its matches, not the list, whatever the limit', async () => {
    for (const [q, most] of [
      ['4999', 8],
      ['suppl 4999', 8],
      ['nobody', 0],
      ['?!', 0],
    ] as const) {
      const { read, suppliers } = await page({ q, limit: 3 })
      expect([q, suppliers.length]).toEqual([q, most === 0 ? 0 : 1])
      expect(read, q).toBeLessThanOrEqual(most)
    }
    // For a word in every name only the products of the page are read.
    expect((await page({ q: 'supplier', limit: 3 })).read).toBeLessThan(suppliers)
  })

  it.for([
    ['Al-Amin Traders', ['al-amin', 'al amin', 'AlAmin', 'trad amin', 'amin']],
    ['Rahim’s Électro', ["rahim's", 'rahims', 'electro', 'Élec']],
    ['ন্যাশনাল জুট', ['ন্যা', 'জুট ন্যাশনাল', 'জুট\u200d']],
  ] as const)('finds %s by each spelling of its words', async ([name, spellings]) => {
    await db.query("UPDATE suppliers SET name = $1 WHERE uid = 'u4'", [name])
    for (const q of spellings) {
      expect([q, (await listSuppliers(db, { q, limit: 3 })).suppliers.map((one) => one.name)]).toEqual([q, [name]])
    }
    expect((await listSuppliers(db, { q: `${spellings[0]} zzz`, limit: 3 })).suppliers).toEqual([])
  })
})

describe('a supplier', () => {
  const isListed = async (uid: string) => {
    const [supplier] = await db.query<{ id: string }>('SELECT id FROM suppliers WHERE uid = $1', [uid])
    const { suppliers } = await listSuppliers(db, { limit: 5_000 })
    return suppliers.some(({ id }) => id === supplier?.id)
  }
  const isMarked = async (uid: string) => {
    const [row] = await db.query<{ marked: boolean }>('SELECT on_market AS marked FROM suppliers WHERE uid = $1', [uid])
    return row?.marked
  }
  const withdraw = (uid: string, withdrawn: boolean) =>
    db.query('UPDATE products SET withdrawn_at = CASE WHEN $2 THEN now() END WHERE owner_uid = $1', [uid, withdrawn])

  it('leaves the list with the last product at once, and the index with the next count', async () => {
    expect(await isListed('u1')).toBe(true)
    await withdraw('u1', true)
    expect([await isListed('u1'), await isMarked('u1')]).toEqual([false, true])
    await countOnMarket(db)
    expect(await isMarked('u1')).toBe(false)
  })

  it('returns at once with a product that is published again, or a new one', async () => {
    expect(await isMarked('u7')).toBe(false)
    await withdraw('u7', false)
    expect(await isListed('u7')).toBe(true)
    expect(await isMarked('u14')).toBe(false)
    await db.query(`INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity,
      min_quantity, owner_uid) SELECT 'new', name, image, brand, category, description, price, rating, 0, 1, owner_uid
      FROM products WHERE owner_uid = 'u14'`)
    expect(await isListed('u14')).toBe(true)
  })

  it('that the count has missed is found by the next', async () => {
    await db.query("UPDATE suppliers SET on_market = false WHERE uid = 'u2'")
    expect(await isListed('u2')).toBe(false)
    await countOnMarket(db)
    expect(await isListed('u2')).toBe(true)
  })
})
