// The time limits of requests when the database does not answer.
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { withLongLimit } from '../../src/platform/db/postgres/time-limit.ts'
import { freshUrl } from '../support/database.ts'
import { type Relay, startRelay } from '../support/relay.ts'
import { addProduct, bearer, type Person, person, purchaseOf, startServer, type TestServer } from '../support/server.ts'

const hangs = { timeout: 60_000 }

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a database that does not answer', () => {
  let relay: Relay
  let db: Database
  let server: TestServer
  let owner: Person
  let product: string

  beforeAll(async () => {
    relay = await startRelay(await freshUrl())
    db = await openDatabase({ url: relay.url, timeoutSeconds: 5 })
    await migrate(db)
    server = await startServer({ db, config: { databaseTimeout: 5 } })
    owner = await person('Owner Begum')
    product = await addProduct(server, owner)
  })
  afterAll(async () => {
    relay.become('pass')
    await server.close()
    await db.close()
    await relay.stop()
  })

  const buy = () =>
    server.app.inject({
      method: 'POST',
      url: '/cart',
      headers: bearer(owner),
      payload: purchaseOf(product, 10, owner),
    })

  test.each(['silent', 'close', 'reset'] as const)(
    'is 503 with Retry-After for everybody when connections go %s, and purchases work again without a restart',
    hangs,
    async (mode) => {
      // Opens all connections of the pool. Each may then have lost its peer.
      await Promise.all(Array.from({ length: 10 }, () => db.query('SELECT pg_sleep(0.05)')))
      relay.become(mode)
      for (const answer of await Promise.all(Array.from({ length: 12 }, buy))) {
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      relay.become('pass')
      await vi.waitFor(async () => expect((await buy()).statusCode).toBe(201), { timeout: 20_000 })
    },
  )

  test('costs one attempt: its other idle connections are replaced without a try each', hangs, async () => {
    await Promise.all(Array.from({ length: 10 }, () => db.query('SELECT pg_sleep(0.05)')))
    relay.become('silent')
    await expect(db.query('SELECT 1')).rejects.toThrow(/timeout/)
    relay.become('pass')
    // The relay never reopens a connection that was silent once.
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('differs from a slow statement, which the server cancels', async () => {
    expect(await db.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '2s' }])
    await expect(db.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    expect(db.health().isUp).toBe(true)
    await expect(db.transaction(({ query }) => query('SELECT pg_sleep(20)'))).rejects.toMatchObject({ code: '57014' })
  })

  describe('to a request of many statements, each in time', () => {
    let slow: Database
    let slowServer: TestServer
    beforeAll(async () => {
      slow = await openDatabase({ url: relay.url, timeoutSeconds: 2 })
      slowServer = await startServer({ db: slow })
    })
    afterEach(() => relay.delayBy(0))
    afterAll(async () => {
      await slowServer.close()
      await slow.close()
    })

    /** Opens some, because opening one takes several round trips. */
    const openConnections = () => Promise.all(Array.from({ length: 5 }, () => slow.query('SELECT pg_sleep(0.05)')))

    const send = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
      const headers = { ...bearer(owner), 'idempotency-key': url }
      return slowServer.app.inject({ method, url, headers, payload })
    }

    test('is 503 when the time of the request is over, and the write is undone', hangs, async () => {
      const other = await addProduct(server, owner)
      const withdraw = () => send('POST', `/products/${other}/withdraw`, {})
      await openConnections()
      relay.delayBy(500)
      expect((await withdraw()).json()).toMatchObject({ code: 'unavailable' })
      // Nobody else is affected: the database counts as available.
      expect(slow.health().isUp).toBe(true)
      relay.delayBy(0)
      const again = await vi.waitUntil(async () => {
        const answer = await withdraw()
        return answer.statusCode === 200 && answer
      }, 20_000)
      expect(again.headers['idempotent-replayed']).toBeUndefined()
    })

    test('is 503 for a reservation whose announcement is late, and the same key gets its answer', hangs, async () => {
      const reserve = () => send('PATCH', `/products/${product}/quantity`, { $inc: { mainQuantity: -10 } })
      await openConnections()
      relay.delayBy(1_000)
      expect((await reserve()).json()).toMatchObject({ code: 'unavailable' })
      relay.delayBy(0)
      await vi.waitFor(async () => expect((await reserve()).headers['idempotent-replayed']).toBe('true'), {
        timeout: 20_000,
      })
    })
  })

  test('has a longer limit for long-running work, while that runs', async () => {
    const limit = async (run: () => Promise<unknown>) => JSON.stringify(await run())
    const alone = () => db.query('SHOW statement_timeout')
    const together = () => db.transaction(({ query }) => query('SHOW statement_timeout'))
    for (const run of [alone, together]) {
      expect(await limit(() => withLongLimit(run))).toContain('15s')
      expect(await limit(run)).toContain('"2s"')
    }
  })

  test('reuses a connection after an error answer, and drops one that is lost', async () => {
    const one = await openDatabase({ url: relay.url, poolSize: 1 })
    onTestFinished(() => one.close())
    const session = async () => (await one.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]?.pid
    const first = await session()
    await expect(one.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
    await expect(one.transaction(({ query }) => query('SELECT 1 / 0'))).rejects.toMatchObject({ code: '22012' })
    expect(await session()).toBe(first)
    await expect(one.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({ code: '57P01' })
    expect(await session()).not.toBe(first)
  })
})
