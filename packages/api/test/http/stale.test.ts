// Which calls are still answered while the database is unavailable.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { freshUrl } from '../support/database.ts'
import { type Relay, startRelay } from '../support/relay.ts'
import { addProduct, bearer, newProduct, type Person, person, startServer, type TestServer } from '../support/server.ts'

const soon = { timeout: 20_000 }

describe.runIf(process.env.TEST_DATABASE === 'postgres')('while the database is unavailable', () => {
  let relay: Relay
  /** The database of the process that loses it, and of another process that does not. */
  let databases: [cutOff: Database, direct: Database]
  let server: TestServer
  let other: TestServer
  let owner: Person
  let product: string

  beforeAll(async () => {
    const url = await freshUrl()
    relay = await startRelay(url)
    const listenerTiming = { firstPauseMs: 10, longestPauseMs: 50 }
    databases = [
      await openDatabase({ url: relay.url, timeoutSeconds: 2, listenerTiming }),
      await openDatabase({ url, timeoutSeconds: 20 }),
    ]
    await migrate(databases[1])
    ;[server, other] = [await startServer({ db: databases[0] }), await startServer({ db: databases[1] })]
    owner = await person('Owner Begum')
    product = await addProduct(other, owner)
  })
  beforeEach(async () => {
    await vi.waitFor(async () => expect((await read(`/products/${product}`)).headers.age).toBeUndefined(), soon)
  })
  afterEach(async () => {
    vi.useRealTimers()
    relay.become('pass')
    await vi.waitFor(() => expect(databases[0].health().isListening).toBe(true), soon)
  })
  afterAll(async () => {
    await server.close()
    await other.close()
    for (const db of databases) await db.close()
    await relay.stop()
  })

  /** Reads like a user who has written nothing. */
  const read = (url: string, version = '0') => server.app.inject({ url, headers: { 'catalogue-version': version } })

  async function pageOf(who: Person) {
    const { body } = await other.app.inject({ url: '/suppliers/me', headers: bearer(who) })
    return `/suppliers/${JSON.parse(body).id}`
  }

  async function edit(at: TestServer, description: string) {
    const { price, ...payload } = newProduct({ description })
    const url = `/products/${product}`
    const answer = await at.app.inject({ method: 'PATCH', url, headers: bearer(owner), payload })
    expect(answer.statusCode).toBe(200)
    return String(answer.headers['catalogue-version'])
  }

  const readProduct = async ({ app } = server, version = '0') => {
    const { headers, body, statusCode } = await app.inject({
      url: `/products/${product}`,
      headers: { 'catalogue-version': version },
    })
    return statusCode === 200 ? { age: headers.age, text: JSON.parse(body).description } : { statusCode }
  }

  /** Waits until the process has detected the loss, up to a second. */
  async function loseDatabase() {
    await read('/brands')
    relay.become('close')
    await vi.waitFor(() => expect(databases[0].health().isListening).toBe(false), soon)
    await vi.waitFor(async () => expect((await read('/brands')).headers.age).toBeDefined(), soon)
  }

  test('a cached answer is served for a minute with its age; everything else is 503', async () => {
    const paths = [
      '/categories',
      '/brands',
      '/products?limit=2',
      '/products/facets',
      `/products/${product}`,
      '/suppliers?limit=2',
      await pageOf(owner),
    ]
    const version = await edit(other, 'Edited before.')
    const answers = new Map<string, string>()
    // Reads with the edit's version. Otherwise the answer may be older than the edit, and is not served afterwards.
    for (const path of paths) answers.set(path, (await read(path, version)).body)
    await loseDatabase()
    vi.useFakeTimers({ toFake: ['Date'] })

    for (const path of paths) {
      const { statusCode, headers, body } = await read(path)
      expect([path, statusCode, body]).toEqual([path, 200, answers.get(path)])
      expect(headers.age).toMatch(/^\d+$/)
    }
    const unread = await read('/products?limit=3')
    expect([unread.statusCode, unread.headers.age]).toEqual([503, undefined])
    expect(Number(unread.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read('/metrics')).body).toMatch(/arot_answers_stale_total [1-9]\d*\n/)

    vi.setSystemTime(Date.now() + 55_000)
    const late = await read('/categories')
    expect(late.statusCode).toBe(200)
    expect(Number(late.headers.age)).toBeGreaterThanOrEqual(55)
    vi.setSystemTime(Date.now() + 10_000)
    for (const path of paths) expect([path, (await read(path)).statusCode]).toEqual([path, 503])
  })

  test('nobody gets an answer older than their own write, or one that was already old', async () => {
    expect((await read(`/products/${product}`)).statusCode).toBe(200)
    expect((await read('/products?limit=4')).statusCode).toBe(200)
    await edit(server, 'Edited here.')
    await loseDatabase()
    // The list from before the edit is known to be outdated.
    expect((await read('/products?limit=4')).statusCode).toBe(503)

    relay.become('pass')
    await vi.waitFor(async () => expect(await readProduct()).toEqual({ age: undefined, text: 'Edited here.' }), soon)
    await loseDatabase()
    const version = await edit(other, 'Edited elsewhere.')
    expect(await readProduct()).toMatchObject({ age: expect.any(String), text: 'Edited here.' })
    expect((await read(`/products/${product}`, version)).statusCode).toBe(503)
  })

  test('a supplier’s page is read each time, and after a change only a new reading is stored for an outage', async () => {
    const url = await pageOf(owner)
    const describeAs = async (about: string) => {
      const payload = { name: 'Padma Mills', logo: '', place: '', about, smallestOrderValue: null }
      return server.app.inject({ method: 'PATCH', url: '/suppliers/me', headers: bearer(owner), payload })
    }
    for (const about of ['Jute.', 'Jute and rice.']) {
      expect((await describeAs(about)).statusCode).toBe(200)
      expect((await read(url)).json()).toMatchObject({ about })
    }
    await describeAs('Rice.')
    await loseDatabase()
    expect((await read(url)).statusCode).toBe(503)
  })

  test('one address gets stale answers also above its share of the connections', async () => {
    const addressRate = { perSecond: 1_000, burst: 1_000 }
    const crowded = await startServer({ db: databases[0], config: { databaseTimeout: 2, addressRate } })
    onTestFinished(() => crowded.close())
    const paths = Array.from({ length: 12 }, (_, place) => `/products?limit=${place + 10}`)
    const readAll = () =>
      Promise.all(paths.map((url) => crowded.app.inject({ url, headers: { 'catalogue-version': '0' } })))
    for (const { statusCode } of await readAll()) expect(statusCode).toBe(200)
    relay.become('silent')
    await vi.waitFor(() => expect(databases[0].health().isListening).toBe(false), soon)
    const answers = await readAll()
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.age !== undefined])).toEqual(
      paths.map(() => [200, true]),
    )
  })

  test('answers to a session are never stale', async () => {
    const url = `/products/user/${owner.email}`
    expect((await server.app.inject({ url, headers: bearer(owner) })).statusCode).toBe(200)
    await loseDatabase()
    expect((await server.app.inject({ url, headers: bearer(owner) })).statusCode).toBe(503)
  })

  test('a process without a connection serves no old answer as new, and the new one once it is connected', async () => {
    // Without heartbeats only the query of the version detects the loss.
    const listenerTiming = { beatMs: 3_600_000, firstPauseMs: 10, longestPauseMs: 50 }
    const db = await openDatabase({ url: relay.url, timeoutSeconds: 2, listenerTiming })
    const alone = await startServer({ db })
    onTestFinished(async () => {
      await alone.close()
      await db.close()
    })
    const version = await edit(other, 'Before.')
    expect(await readProduct(alone, version)).toEqual({ age: undefined, text: 'Before.' })
    relay.become('silent')
    await edit(other, 'After.')
    await vi.waitFor(async () => expect(await readProduct(alone)).toMatchObject({ age: expect.any(String) }), {
      timeout: 8_000,
    })
    expect(await readProduct(alone)).toMatchObject({ age: expect.any(String), text: 'Before.' })
    relay.become('close')
    relay.become('pass')
    await vi.waitFor(async () => expect(await readProduct(alone)).toEqual({ age: undefined, text: 'After.' }), soon)
  })
})
