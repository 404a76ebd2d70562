// Checks with a hundred thousand products and quantities that the pages, the server and PostgreSQL agree on whether they can
// be bought, and at which price.
import { orderValueProblem, purchaseProblem, totalOf, unitPriceAt } from '@arot/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDeduction, type StockRow } from '../../src/modules/inventory/deduct-stock.sql.ts'
import type { Database, Queries } from '../../src/platform/db/database.ts'
import { problemOf } from '../../src/platform/http/problem.ts'
import { freshDatabase } from '../support/database.ts'
import { purchase, stockCondition } from '../support/sql-files.ts'

const many = 100_000
const units = 'units.quantity'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

/** A product with price ladder and smallest order value, and a quantity at or near one of its limits, or anywhere. */
const anyCase = fc
  .record({
    cents: fc.integer({ min: 1, max: 2_000_000 }),
    minQuantity: fc.integer({ min: 1, max: 600 }),
    mainQuantity: fc.integer({ min: 0, max: 3000 }),
    orderMultiple: fc.constantFrom(undefined, 1, 2, 6, 12, 24, 144),
    steps: fc.array(fc.record({ cartons: fc.nat(9), off: fc.integer({ min: 1, max: 99 }) }), { maxLength: 8 }),
    value: fc.option(fc.integer({ min: 1, max: 100_000_000 }), { nil: undefined }),
    isWorthExactly: fc.boolean(),
    at: fc.constantFrom('minimum', 'stock', 'step', 'anywhere'),
    beside: fc.constantFrom(-1, 0, 1),
    anywhere: fc.integer({ min: 1, max: 3500 }),
  })
  .map(({ cents, steps, value, isWorthExactly, at, beside, anywhere, ...stocked }) => {
    const carton = stocked.orderMultiple ?? 1
    let [from, cost] = [Math.ceil(stocked.minQuantity / carton) * carton, cents]
    const priceBreaks = steps.flatMap(({ cartons, off }) => {
      from += (cartons + 1) * carton
      cost -= off
      return cost > 0 ? [{ from, price: cost / 100 }] : []
    })
    const priced = { price: cents / 100, ...(priceBreaks.length > 0 && { priceBreaks }) }
    const limits = {
      minimum: stocked.minQuantity,
      stock: stocked.mainQuantity,
      step: priceBreaks.at(-1)?.from,
      anywhere,
    }
    const quantity = Math.max(1, (limits[at] ?? anywhere) + (at === 'anywhere' ? 0 : beside))
    const exactly = Number(totalOf(unitPriceAt(priced, quantity), quantity))
    const smallestOrderValue = value && (isWorthExactly ? exactly : value / 100)
    return { quantity, product: { ...stocked, ...priced, supplier: { smallestOrderValue } } }
  })

type Case = typeof anyCase extends fc.Arbitrary<infer One> ? One : never
type DatabaseRuling = StockRow & { total: string }

/** Evaluates the stock condition and the price function for many products at once. */
async function rulingsOf(cases: Case[]) {
  const columns = [
    cases.map(({ product }) => product.price.toFixed(2)),
    cases.map(({ product }) => product.priceBreaks && JSON.stringify(product.priceBreaks)),
    cases.map(({ product }) => product.minQuantity),
    cases.map(({ product }) => product.mainQuantity),
    cases.map(({ product }) => product.orderMultiple ?? 1),
    cases.map(({ product }) => product.supplier.smallestOrderValue?.toFixed(2)),
    cases.map(({ quantity }) => quantity),
  ]
  return db.query<DatabaseRuling>(
    `WITH asked AS (
      SELECT * FROM unnest($1::numeric[], $2::jsonb[], $3::integer[], $4::integer[], $5::integer[], $6::numeric[], $7::bigint[])
        WITH ORDINALITY AS asked (price, price_breaks, min_quantity, main_quantity, order_multiple, smallest, quantity, ord)
    )
    SELECT products.main_quantity AS stock, products.min_quantity AS minimum, products.order_multiple AS multiple,
      false AS withdrawn, products.smallest::float8 AS smallest, stock.unit::float8 AS unit, false AS is_full,
      (stock.unit * units.quantity)::numeric(30, 2)::text AS total,
      CASE WHEN ${stockCondition(purchase, units)} THEN products.main_quantity - units.quantity END AS left
    FROM asked AS products
    CROSS JOIN LATERAL (SELECT products.quantity) AS units
    CROSS JOIN LATERAL (
      SELECT products.main_quantity, products.min_quantity, products.order_multiple, NULL::timestamptz AS withdrawn_at,
        products.smallest, unit_price(products.price, products.price_breaks, products.quantity) AS unit
    ) AS stock
    ORDER BY products.ord`,
    columns,
  )
}

const nothingLapsed: Queries = { query: async () => [] }
const someId = '0123456789abcdef01234567'

/** The answer of the server to a purchase whose statement returned this row. */
async function ruleOn(row: DatabaseRuling, quantity: number) {
  return runDeduction(nothingLapsed, { productId: someId, units: quantity }, { attempt: async () => [row] }).then(
    () => null,
    (problem) => {
      const { code, title, detail } = problemOf(problem)
      return { code, title, text: detail }
    },
  )
}

test(`equals the contract for ${many.toLocaleString('en')} products: whether it can be bought, the unit price and the total`, async () => {
  const cases = fc.sample(anyCase, many)
  const answers: DatabaseRuling[] = []
  // Portions that stay within the server's time limit for a statement, even on a busy machine.
  for (let from = 0; from < many; from += 5_000) answers.push(...(await rulingsOf(cases.slice(from, from + 5_000))))
  expect(answers).toHaveLength(many)
  const seen: Record<string, number> = {}
  for (const [place, { quantity, product }] of cases.entries()) {
    const row = answers[place]!
    const unit = unitPriceAt(product, quantity)
    const ours = purchaseProblem(quantity, product) ?? orderValueProblem(quantity, product)
    const server = await ruleOn(row, quantity)
    if (JSON.stringify([ours, unit, totalOf(unit, quantity)]) !== JSON.stringify([server, row.unit, row.total])) {
      expect([ours, unit, totalOf(unit, quantity)], JSON.stringify({ quantity, product })).toEqual([
        server,
        row.unit,
        row.total,
      ])
    }
    seen[ours?.code ?? 'bought'] = (seen[ours?.code ?? 'bought'] ?? 0) + 1
  }
  // Each verdict must be frequent enough to reach its limits.
  for (const code of ['bought', 'below_minimum', 'insufficient_stock', 'order_multiple', 'below_order_value']) {
    expect(seen[code], code).toBeGreaterThan(many / 200)
  }
})
