// Checks PostgreSQL's price and stock rules at and near each limit, and by mutation that no part of them can change.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Change, mutantsOf } from '../../../contract/test/mutants.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { purchase, stockCondition } from '../support/sql-files.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

const changes: Change[] = [
  [/ <= /g, ' < ', ' >= '],
  [/ >= /g, ' > ', ' <= '],
  [/ = /g, ' <> '],
  [/ % /g, ' / '],
  [/ AND /g, ' OR '],
  [/ IS NULL/g, ' IS NOT NULL'],
  [/ DESC/g, ''],
  [/ ORDER BY [^\n]* DESC/g, ''],
  [/ LIMIT 1/g, ' OFFSET 1 LIMIT 1'],
  [/'price'/g, `'from'`],
  [/'from'/g, `'price'`],
  [/\), price\)/g, '), NULL)', '), price + 0.01)'],
  [/\b0\b/g, '1'],
]

describe('the price of a quantity', () => {
  const migration = readFileSync(new URL('../../src/platform/db/migrations/0007_prices.sql', import.meta.url), 'utf8')
  const [program = ''] = /(?<=RETURN )CASE[\s\S]*?END(?=;)/.exec(migration) ?? []
  /** A ladder can also be stored unsorted. */
  const ladder = JSON.stringify([
    { from: 480, price: 7.2 },
    { from: 240, price: 7.5 },
    { from: 960, price: 7 },
  ])
  const limits = [
    ...[1, 239].map((units) => ({ ladder, units, price: 8 })),
    ...[240, 241, 479].map((units) => ({ ladder, units, price: 7.5 })),
    ...[480, 481, 959].map((units) => ({ ladder, units, price: 7.2 })),
    ...[960, 961, 1_000_000_000].map((units) => ({ ladder, units, price: 7 })),
    { ladder: null, units: 240, price: 8 },
  ]

  const evaluate = async (reckon: string) => {
    const rows = await db
      .query<{ unit: number | null }>(
        `SELECT (SELECT ${reckon} FROM (SELECT 8::numeric AS price) AS given)::float8 AS unit
          FROM unnest($1::jsonb[], $2::bigint[]) WITH ORDINALITY AS asked (breaks, units, place) ORDER BY place`,
        [limits.map(({ ladder }) => ladder), limits.map(({ units }) => units)],
      )
      .catch(() => [])
    return rows.map(({ unit }) => unit)
  }
  const expected = limits.map(({ price }) => price)

  test('is that of the highest price break it reaches, to the unit, in any order of the breaks', async () => {
    expect(await evaluate('unit_price(price, breaks, units)')).toEqual(expected)
    expect(await evaluate(program)).toEqual(expected)
  })

  test('cannot be calculated differently without failing a test', async () => {
    const mutants = mutantsOf(program, changes)
    expect(mutants.length).toBeGreaterThan(8)
    const unnoticed: string[] = []
    for (const { description, text } of mutants) {
      if (JSON.stringify(await evaluate(text)) === JSON.stringify(expected)) unnoticed.push(description)
    }
    expect(unnoticed).toEqual([])
  })
})

describe('the quantities that can be bought', () => {
  const quantities = [1, 16, 17, 19, 20, 21, 22, 23, 24, 25, 95, 96, 99, 100, 101]
  const plain = { stock: 1000, minimum: 1, multiple: 1, withdrawn: false, smallest: null, allowed: quantities }
  const limits = [
    plain,
    { ...plain, stock: 100, minimum: 20, multiple: 4, allowed: [20, 24, 96, 100] },
    { ...plain, stock: 99, minimum: 21, multiple: 4, allowed: [24, 96] },
    { ...plain, withdrawn: true, allowed: [] },
    // With a unit price of 0.50.
    { ...plain, smallest: 48, allowed: [96, 99, 100, 101] },
  ]

  const unitsAllowedBy = async (condition: string) => {
    const rows = await db
      .query<{ units: number[] }>(
        `SELECT coalesce((SELECT jsonb_agg(units) FROM unnest($5::bigint[]) AS units WHERE ${condition}), '[]') AS units
        FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::boolean[], $6::numeric[]) WITH ORDINALITY
          AS products (main_quantity, min_quantity, order_multiple, is_withdrawn, smallest, place)
        CROSS JOIN LATERAL (
          SELECT main_quantity, min_quantity, order_multiple, CASE WHEN is_withdrawn THEN now() END AS withdrawn_at,
            0.5 AS unit, smallest
        ) AS stock ORDER BY place`,
        [
          limits.map(({ stock }) => stock),
          limits.map(({ minimum }) => minimum),
          limits.map(({ multiple }) => multiple),
          limits.map(({ withdrawn }) => withdrawn),
          quantities,
          limits.map(({ smallest }) => smallest),
        ],
      )
      .catch(() => [])
    return rows.map(({ units }) => units)
  }
  const condition = stockCondition(purchase, 'units')
  const expected = limits.map((limit) => limit.allowed)

  test('are whole cartons from the minimum to the last unit of a product on sale', async () => {
    expect(await unitsAllowedBy(condition)).toEqual(expected)
  })

  test('cannot be calculated differently without failing a test', async () => {
    const mutants = mutantsOf(condition, changes)
    expect(mutants.length).toBeGreaterThan(8)
    const unnoticed: string[] = []
    for (const { description, text } of mutants) {
      if (JSON.stringify(await unitsAllowedBy(text)) === JSON.stringify(expected)) unnoticed.push(description)
    }
    expect(unnoticed).toEqual([])
  })
})
