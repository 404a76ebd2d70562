import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { makePostgres, type NativePostgres } from '../support/postgres.ts'
import { addProduct, bearer, type Person, person, purchaseOf, startServer, type TestServer } from '../support/server.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('when the database is unavailable for a while', () => {
  let postgres: NativePostgres
  let db: Database
  let server: TestServer
  let owner: Person
  let product: string

  beforeAll(async () => {
    postgres = await makePostgres()
    db = await openDatabase({ url: postgres.url })
    await migrate(db)
    server = await startServer({ db, config: { staleSeconds: 0 } })
    owner = await person('Owner Begum')
    product = await addProduct(server, owner)
  })
  afterAll(async () => {
    await server.close()
    await db.close()
    await postgres.remove()
  })

  const buy = () =>
    server.app.inject({
      method: 'POST',
      url: '/cart',
      headers: bearer(owner),
      payload: purchaseOf(product, 10, owner),
    })

  test('every call that needs it answers 503 with Retry-After, then works again without a restart', {
    timeout: 120_000,
  }, async () => {
    expect((await buy()).statusCode).toBe(201)
    const stock = async () => (await server.app.inject(`/products/${product}`)).json().mainQuantity
    expect(await stock()).toBe(490)

    await postgres.stop()
    for (const answer of [await buy(), await server.app.inject('/products?q=anything')]) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/)
    }
    for (const path of ['/healthz', '/readyz']) expect((await server.app.inject(path)).statusCode).toBe(200)
    // Without a connection the server soon stops trusting its cache.
    await vi.waitFor(async () => expect((await server.app.inject(`/products/${product}`)).statusCode).toBe(503), {
      timeout: 10_000,
    })

    await postgres.start()
    await vi.waitFor(async () => expect((await buy()).statusCode).toBe(201), { timeout: 20_000 })
    await vi.waitFor(() => expect(db.health()).toMatchObject({ isUp: true, isListening: true }), { timeout: 20_000 })
    expect(await stock()).toBe(480)
  })

  test('notifications arrive again', async () => {
    const replica = await startServer({ db })
    await vi.waitFor(async () => {
      await replica.app.inject(`/products/${product}`)
      expect((await buy()).statusCode).toBe(201)
      const { mainQuantity } = (await server.app.inject(`/products/${product}`)).json()
      await vi.waitFor(async () =>
        expect((await replica.app.inject(`/products/${product}`)).json().mainQuantity).toBe(mainQuantity),
      )
    })
    await replica.app.close()
  })

  test('a connection lost between two statements ends its transaction, but not the process', async () => {
    const broken = db.transaction(async ({ query }) => {
      const [own] = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await db.query('SELECT pg_terminate_backend($1, 5000)', [own?.pid])
      // After an answer on another connection the pool knows that this one is lost.
      await db.query('SELECT 1')
      await query('SELECT 1')
    })
    await expect(broken).rejects.toThrow(/not queryable|terminat/)
    expect(await db.transaction(({ query }) => query('SELECT 1'))).toHaveLength(1)
  })
})
