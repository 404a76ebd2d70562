// A page of a list only reads the rows that it shows, however many products are withdrawn or unverified.
import type { ListQuery } from '@arot/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listProducts } from '../../src/modules/catalog/lists/list.store.ts'
import type { Database, Queries, Row } from '../../src/platform/db/database.ts'
import { seed } from '../../src/seed/seed.ts'
import { freshDatabase } from '../support/database.ts'

let db: Database
let supplier: string
beforeAll(async () => {
  db = await freshDatabase()
  await seed(db, 3_000)
  await db.query("UPDATE products SET verified = true WHERE owner_uid = 'demo-supplier'")
  await db.query("UPDATE products SET withdrawn_at = now() WHERE ord <= 2000 AND owner_uid <> 'demo-supplier'")
  await db.query("UPDATE products SET withdrawn_at = now() WHERE price < 20 AND owner_uid <> 'demo-supplier'")
  await db.query('VACUUM ANALYZE products')
  const [row] = await db.query<{ id: string }>("SELECT id FROM suppliers WHERE uid = 'demo-meghna'")
  supplier = row?.id ?? ''
})
afterAll(() => db.close())

type Plan = Row & { Plans?: Plan[] }
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The rows of products that the statements of a list read for a page. */
async function read(query: ListQuery) {
  let sum = 0
  const explaining: Queries = {
    async query(statement, values) {
      const text = typeof statement === 'string' ? statement : statement.text
      if (text.includes('ORDER BY')) {
        const [explained = {}] = await db.query<Row>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
        const [{ Plan: root }] = explained['QUERY PLAN'] as [{ Plan: Plan }]
        for (const node of nodes(root).filter((one) => one['Relation Name'] === 'products')) {
          sum +=
            (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)) * Number(node['Actual Loops'])
        }
      }
      return db.query(statement, values)
    },
  }
  expect((await listProducts(explaining, query)).products).toHaveLength(query.limit ?? 0)
  return sum
}

it.each(['first', 'price-asc', 'price-desc'] as const)(
  'reads few rows for a list that starts with %s',
  async (order) => {
    const query: ListQuery = order === 'first' ? { limit: 24 } : { limit: 24, sort: order }
    // Forty products are verified, which may also all be read and sorted.
    for (const filter of [{}, { verified: true }, { supplier }]) {
      expect(await read({ ...query, ...filter }), JSON.stringify(filter)).toBeLessThanOrEqual(60)
    }
  },
)
