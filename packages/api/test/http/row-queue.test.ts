// Many buyers of a product whose row is locked wait without a connection.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  onBehalfOf,
  queueForRow,
  queueTransactionsForRow,
  shareConnections,
  shareOf,
} from '../../src/platform/db/account-share.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { lockProduct } from '../support/locks.ts'
import { addProduct, bearer, type Person, person, purchaseOf, startServer, type TestServer } from '../support/server.ts'

describe('statements that lock the same row', () => {
  function share(longestWaitMs: number) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    onTestFinished(() => release())
    let begun = 0
    const query = async () => {
      begun += 1
      await held
    }
    const health = () => ({ waiting: 0, isUp: true })
    const db = { query, transaction: query, health, ask: async () => [] } as unknown as Database
    const shared = shareConnections(db, { share: shareOf(10), longestWaitMs })
    const lock = (row: string, buyer: number) =>
      onBehalfOf(`buyer ${buyer}`, () => queueForRow(row, () => shared.query('SELECT 1')))
    return { lock, countBegun: () => begun, release, shared }
  }

  test('run three at a time of ten connections, and seven together with those of other rows', async () => {
    const { lock, countBegun, release } = share(60_000)
    const all = Array.from({ length: 20 }, (_, buyer) => lock('a', buyer))
    await expect.poll(countBegun).toBe(3)
    for (const row of ['b', 'c', 'd', 'e', 'f']) all.push(lock(row, all.length))
    await expect.poll(countBegun).toBe(7)
    release()
    await Promise.all(all)
    expect(countBegun()).toBe(25)
  })

  test('of two locked rows leave a connection for a third', async () => {
    const { lock, countBegun, release } = share(60_000)
    const all = Array.from({ length: 40 }, (_, buyer) => lock(buyer % 2 ? 'a' : 'b', buyer))
    await expect.poll(countBegun).toBe(6)
    all.push(lock('c', 40))
    await expect.poll(countBegun).toBe(7)
    release()
    await Promise.all(all)
  })

  test('wait no longer than for a connection: then the server is busy', async () => {
    const { lock, release } = share(50)
    const all = Array.from({ length: 20 }, (_, buyer) => lock('a', buyer))
    const late = await Promise.allSettled(all.slice(3))
    expect(late.map((result) => result.status === 'rejected' && result.reason.code)).toEqual(
      Array(17).fill('unavailable'),
    )
    release()
    await Promise.all(all.slice(0, 3))
  })

  test('are refused at once if the queue is longer than the row can serve in time', async () => {
    const { lock, countBegun, release } = share(60_000)
    let refused = 0
    const all = Array.from({ length: 220 }, (_, buyer) => lock('a', buyer).catch(() => (refused += 1)))
    await expect.poll(() => refused).toBe(17)
    release()
    await Promise.all(all)
    expect([countBegun(), refused]).toEqual([203, 17])
  })

  test('do not delay a statement that runs outside the transaction for the row', async () => {
    const { lock, countBegun, release, shared } = share(60_000)
    const all = Array.from({ length: 3 }, (_, buyer) => lock('a', buyer))
    await expect.poll(countBegun).toBe(3)
    const beside = onBehalfOf('buyer 3', () =>
      queueTransactionsForRow('a', () => Promise.all([shared.transaction(async () => {}), shared.query('SELECT 1')])),
    )
    await expect.poll(countBegun).toBe(4)
    release()
    await Promise.all([...all, beside])
    expect(countBegun()).toBe(5)
  })

  test('of one account are refused above its share', async () => {
    const { lock, release } = share(50)
    const all = Array.from({ length: 5 }, () => lock('a', 0))
    const late = await Promise.allSettled(all.slice(3))
    expect(late.map((result) => result.status === 'rejected' && result.reason.code)).toEqual(['too_many', 'too_many'])
    release()
    await Promise.all(all.slice(0, 3))
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a product that an import has locked', () => {
  let server: TestServer
  let buyers: Person[]
  beforeAll(async () => {
    server = await startServer({ config: { databaseTimeout: 5 } })
    buyers = await Promise.all(Array.from({ length: 12 }, () => person()))
  })
  afterAll(() => server.close())

  const buy = (buyer: Person, product: string) =>
    server.app.inject({
      method: 'POST',
      url: '/cart',
      headers: bearer(buyer),
      payload: purchaseOf(product, 10, buyer),
    })
  const reserve = (buyer: Person, product: string) =>
    server.app.inject({
      method: 'PATCH',
      url: `/products/${product}/quantity`,
      headers: bearer(buyer),
      payload: { $inc: { mainQuantity: -10 } },
    })

  test.each([
    ['orders', buy, 201],
    ['reservations', reserve, 200],
  ])('leaves connections to others, however many %s wait for it', async (_, send, success) => {
    const owner = await person()
    const [wanted, other] = [await addProduct(server, owner), await addProduct(server, owner)]
    const { release, released } = await lockProduct(server.db, wanted)
    const answers: Awaited<ReturnType<typeof send>>[] = []
    const waiting = buyers.map(async (buyer) => answers.push(await send(buyer, wanted)))
    await expect.poll(() => server.db.health().inUse).toBe(4)
    expect((await send(owner, other)).statusCode).toBe(success)
    await expect.poll(() => answers.length, { timeout: 5_000 }).toBe(9)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(503))
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    release()
    await Promise.all([released, ...waiting])
    expect(answers.slice(9).map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(success))
  })
})
