// One account that sends much at once: everybody else is answered as if it sent nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishAll } from '../../src/platform/change-feed.ts'
import { onBehalfOf, shareConnections, shareOf } from '../../src/platform/db/account-share.ts'
import { inAmbientTransaction, joinAmbientTransactions } from '../../src/platform/db/ambient-transaction.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { addProduct, bearer, person, startServer, type TestServer } from '../support/server.ts'

describe('an account that sends much at once', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  test('leaves connections for the others: a read that comes last is not the last that is answered', async () => {
    const [busy, other] = [await person(), await person()]
    await addProduct(server, other)
    let answered = 0
    const writes = Array.from({ length: 150 }, async (_, place) => {
      const answer = await server.app.inject({
        method: 'PATCH',
        url: '/suppliers/me',
        headers: { ...bearer(busy), 'idempotency-key': randomUUID() },
        payload: { name: 'Busy', logo: '', place: '', about: '', smallestOrderValue: place + 1 },
      })
      answered += 1
      return answer.statusCode
    })
    await Promise.race(writes)
    const read = await server.app.inject({ url: '/products/mine', headers: bearer(other) })
    const before = answered
    expect(read.statusCode).toBe(200)
    expect(before).toBeLessThan(30)
    expect(await Promise.all(writes)).toEqual(Array(150).fill(200))
  })
})

describe('the share of an account', () => {
  const open: Database[] = []
  afterAll(() => Promise.all(open.map((db) => db.close())))

  test('is three connections of ten, and at least one', () => {
    expect([1, 3, 10, 30].map(shareOf)).toEqual([1, 1, 3, 9])
  })

  test('is enough for statements inside a transaction, also of an ambient one', async () => {
    const db = await freshDatabase()
    open.push(db)
    const shared = shareConnections(db, { connections: 1, longestWaitMs: 60_000 })
    const joined = joinAmbientTransactions(shared)
    const answer = await onBehalfOf('a', () =>
      inAmbientTransaction(shared, async (_transaction, inside) => inside.run(() => joined.query('SELECT 1 AS one'))),
    )
    expect(answer).toEqual([{ one: 1 }])
  })

  test('is not needed for what is announced to everybody', async () => {
    const db = await freshDatabase()
    open.push(db)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const busy = { ...db, transaction: () => held } as unknown as Database
    const shared = shareConnections(busy, { connections: 1, longestWaitMs: 1 })
    const first = onBehalfOf('a', () => shared.transaction(async () => {}))
    expect(await onBehalfOf('a', () => publishAll(shared))).toBeGreaterThan(0)
    release()
    await first
  })

  test('is waited for only so long', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const idle = { transaction: () => held } as unknown as Database
    const shared = shareConnections(idle, { connections: 1, longestWaitMs: 1 })
    const first = onBehalfOf('a', () => shared.transaction(async () => {}))
    await expect(onBehalfOf('a', () => shared.transaction(async () => {}))).rejects.toMatchObject({ code: 'too_many' })
    release()
    await first
  })
})
