// One account that sends many requests at once must not slow down the others.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishAll } from '../../src/platform/change-feed.ts'
import { onBehalfOf, onBehalfOfAddress, shareConnections, shareOf } from '../../src/platform/db/account-share.ts'
import { inAmbientTransaction, joinAmbientTransactions } from '../../src/platform/db/ambient-transaction.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { Places } from '../../src/platform/db/places.ts'
import { withLongLimit } from '../../src/platform/db/postgres/time-limit.ts'
import { freshDatabase } from '../support/database.ts'
import { onPostgres } from '../support/place.ts'
import { bearer, person, startServer, type TestServer } from '../support/server.ts'
import { waitForBlocked } from '../support/stock.ts'

describe('an account that sends many requests at once', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  test.runIf(onPostgres)('leaves connections to others, even while each of its own is blocked', async () => {
    const [busy, other] = [await person(), await person()]
    const changeName = (name: string) =>
      server.app.inject({
        method: 'PATCH',
        url: '/suppliers/me',
        headers: { ...bearer(busy), 'idempotency-key': randomUUID() },
        payload: { name, logo: '', place: '', about: '', smallestOrderValue: null },
      })
    await changeName('Busy')
    const writes: ReturnType<typeof changeName>[] = []
    await server.db.transaction(async (transaction) => {
      await transaction.query('SELECT FROM suppliers WHERE uid = $1 FOR UPDATE', [busy.uid])
      writes.push(...Array.from({ length: 30 }, (_, place) => changeName(`Busy ${place}`)))
      await waitForBlocked(server.db, shareOf(10).account)
      const read = await server.app.inject({ url: '/products/mine', headers: bearer(other) })
      expect(read.statusCode).toBe(200)
    })
    await Promise.all(writes)
  })
})

test('places go to waiting callers in order, without those who stopped waiting', async () => {
  let isIdle = false
  const places = new Places(1, () => (isIdle = true))
  expect([places.tryTake(), places.tryTake()]).toEqual([true, false])
  const begun: string[] = []
  const stop = new AbortController()
  const first = places.wait(new AbortController().signal).then(() => begun.push('first'))
  const impatient = places.wait(stop.signal)
  const last = places.wait(new AbortController().signal).then(() => begun.push('last'))
  stop.abort(new Error('too late'))
  await expect(impatient).rejects.toThrow('too late')
  await expect(places.wait(stop.signal)).rejects.toThrow('too late')
  expect(places.waiting).toBe(2)
  places.giveBack()
  await first
  expect(begun).toEqual(['first'])
  places.giveBack()
  await last
  expect([places.tryTake(), isIdle]).toEqual([false, false])
  places.giveBack()
  expect([places.tryTake(), isIdle]).toEqual([true, true])
})

describe('the connection share of an account', () => {
  const open: Database[] = []
  afterAll(() => Promise.all(open.map((db) => db.close())))

  test('is three connections of ten, and at least one', () => {
    expect([1, 3, 10, 30].map((size) => shareOf(size).account)).toEqual([1, 1, 3, 9])
    expect(shareOf(10)).toEqual({ account: 3, address: 5, long: 6, row: 3, allRows: 7 })
  })

  test('is enough for statements inside a transaction, including an ambient one', async () => {
    const db = await freshDatabase()
    open.push(db)
    const shared = shareConnections(db, { share: shareOf(1), longestWaitMs: 60_000 })
    const joined = joinAmbientTransactions(shared)
    const answer = await onBehalfOf('a', () =>
      inAmbientTransaction(shared, async (_transaction, inside) => inside.run(() => joined.query('SELECT 1 AS one'))),
    )
    expect(answer).toEqual([{ one: 1 }])
  })

  test('does not apply to announcements for everybody', async () => {
    const db = await freshDatabase()
    open.push(db)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const busy = { ...db, transaction: () => held } as unknown as Database
    const shared = shareConnections(busy, { share: shareOf(1), longestWaitMs: 1 })
    const first = onBehalfOf('a', () => shared.transaction(async () => {}))
    expect(await onBehalfOf('a', () => publishAll(shared))).toBeGreaterThan(0)
    release()
    await first
  })

  test('has a limited waiting time', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const health = { waiting: 0, isUp: true }
    let ask = async () => {}
    const idle = { transaction: () => held, health: () => health, ask: () => ask() } as unknown as Database
    const shared = shareConnections(idle, { share: shareOf(1), longestWaitMs: 1 })
    const first = onBehalfOf('a', () => shared.transaction(async () => {}))
    const next = () => onBehalfOf('a', () => shared.transaction(async () => {}))
    await expect(next()).rejects.toMatchObject({ code: 'too_many' })
    // Now other accounts fill the pool.
    health.waiting = 1
    await expect(next()).rejects.toMatchObject({ code: 'unavailable' })
    // Now the database is away, so the account's statements cannot end.
    Object.assign(health, { waiting: 0, isUp: false })
    await expect(next()).rejects.toMatchObject({ code: 'unavailable' })
    // Now the database is silent, and no statement has failed yet.
    health.isUp = true
    let asked = 0
    ask = () => {
      asked += 1
      return held
    }
    const refused = await Promise.allSettled(Array.from({ length: 50 }, next))
    expect(refused).toMatchObject(Array(50).fill({ reason: { code: 'unavailable' } }))
    // All share one question.
    expect(asked).toBe(1)
    release()
    await first
  })

  test('leaves one connection for long work: a bulk edit behind an import waits without one', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const begun: string[] = []
    const db = {
      transaction: (work: () => Promise<void>) => work(),
      health: () => ({ waiting: 0, isUp: true }),
    } as unknown as Database
    const shared = shareConnections(db, { share: shareOf(10), longestWaitMs: 60_000 })
    const begin = (name: string) =>
      shared.transaction(async () => {
        begun.push(name)
        await held
      })
    const works = [
      onBehalfOf('a', () => withLongLimit(() => begin('import of a'))),
      onBehalfOf('a', () => withLongLimit(() => begin('bulk edit of a'))),
      onBehalfOf('a', () => begin('read of a')),
      onBehalfOf('b', () => withLongLimit(() => begin('import of b'))),
    ]
    await expect.poll(() => begun).toHaveLength(3)
    expect(begun.sort()).toEqual(['import of a', 'import of b', 'read of a'])
    release()
    await Promise.all(works)
    expect(begun).toHaveLength(4)
  })

  test('of requests without an account belongs to their address and is larger', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let begun = 0
    const db = {
      query: async () => {
        begun += 1
        await held
      },
      health: () => ({ waiting: 0, isUp: true }),
    } as unknown as Database
    const shared = shareConnections(db, { share: shareOf(10), longestWaitMs: 60_000 })
    const many = Array.from({ length: 20 }, () => onBehalfOfAddress('192.0.2.1', () => shared.query('SELECT 1')))
    const other = onBehalfOfAddress('192.0.2.2', () => shared.query('SELECT 1'))
    await expect.poll(() => begun).toBe(6)
    release()
    await Promise.all([...many, other])
  })
})
