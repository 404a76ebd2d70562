// Many buyers of a product whose row somebody else has locked: they wait without a connection.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { onBehalfOf, queueForRow, shareConnections, shareOf } from '../../src/platform/db/account-share.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { addProduct, bearer, type Person, person, purchaseOf, startServer, type TestServer } from '../support/server.ts'

describe('the statements that lock one row', () => {
  function share(longestWaitMs: number) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    onTestFinished(() => release())
    let begun = 0
    const query = async () => {
      begun += 1
      await held
    }
    const db = { query, health: () => ({ waiting: 0 }) } as unknown as Database
    const shared = shareConnections(db, { share: shareOf(10), longestWaitMs })
    const lock = (row: string, buyer: number) =>
      onBehalfOf(`buyer ${buyer}`, () => queueForRow(row, () => shared.query('SELECT 1')))
    return { lock, begun: () => begun, release }
  }

  test('run four at a time of ten connections, and six together with those of other rows', async () => {
    const { lock, begun, release } = share(60_000)
    const all = Array.from({ length: 20 }, (_, buyer) => lock('a', buyer))
    await expect.poll(begun).toBe(4)
    for (const row of ['b', 'c', 'd']) all.push(lock(row, all.length))
    await expect.poll(begun).toBe(6)
    release()
    await Promise.all(all)
    expect(begun()).toBe(23)
  })

  test('wait no longer than for a connection, and no more of them than the row gets done in that time', async () => {
    const { lock, release } = share(50)
    const all = Array.from({ length: 220 }, (_, buyer) => lock('a', buyer))
    const late = await Promise.allSettled(all.slice(4))
    for (const { status, ...rest } of late) {
      expect({ status, ...rest }).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
    }
    release()
    await Promise.all(all.slice(0, 4))
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
  ])('leaves the connections to others, however many %s wait for it', async (_, send, success) => {
    const owner = await person()
    const [wanted, other] = [await addProduct(server, owner), await addProduct(server, owner)]
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    onTestFinished(() => release())
    const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
    const lock = server.db.transaction(async ({ query }) => {
      await query('SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE', [wanted])
      onLocked()
      await held
    })
    await locked
    const answers: Awaited<ReturnType<typeof send>>[] = []
    const waiting = buyers.map(async (buyer) => answers.push(await send(buyer, wanted)))
    await expect.poll(() => server.db.health().inUse).toBe(5)
    expect((await send(owner, other)).statusCode).toBe(success)
    await expect.poll(() => answers.length, { timeout: 5_000 }).toBe(8)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(503))
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    release()
    await Promise.all([lock, ...waiting])
    expect(answers.slice(8).map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(success))
  })
})
