// The database in this process: a row of statements does not block everything else until its end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { openPglite } from '../../src/platform/db/embedded/pglite.ts'

let db: Database
beforeAll(async () => {
  db = await openPglite()
})
afterAll(() => db.close())

/** Counts how often the event loop goes round during `work`. */
async function countLoops(work: () => Promise<unknown>): Promise<number> {
  let loops = 0
  let isOver = false
  const next = () => {
    loops += 1
    if (!isOver) setImmediate(next)
  }
  setImmediate(next)
  await work()
  isOver = true
  return loops
}

test('other work runs between two statements or transactions', async () => {
  const statements = () => Promise.all(Array.from({ length: 20 }, () => db.query('SELECT 1')))
  expect(await countLoops(statements)).toBeGreaterThanOrEqual(19)
  const transactions = () =>
    Promise.all(Array.from({ length: 20 }, () => db.transaction(({ query }) => query('SELECT 1'))))
  expect(await countLoops(transactions)).toBeGreaterThanOrEqual(19)
})

test('statements run in the order of their calls, and a failed one stops no other', async () => {
  const order: number[] = []
  const all = await Promise.allSettled(
    [1, 2, 3].map((number) => db.query(number === 2 ? 'SELECT nothing' : 'SELECT 1').finally(() => order.push(number))),
  )
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(order).toEqual([1, 2, 3])
})
