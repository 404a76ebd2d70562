// A restored or failed-over database that lost announced changes.
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { catalogueVersion, publishChange } from '../../src/platform/change-feed.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { freshDatabase } from '../support/database.ts'
import { makePostgres, makeReplica } from '../support/postgres.ts'
import { startRelay } from '../support/relay.ts'
import { addProduct, bearer, newProduct, type Person, person, startServer, type TestServer } from '../support/server.ts'

let owner: Person
beforeAll(async () => {
  owner = await person('Owner Begum')
})

async function edit({ app }: TestServer, product: string, description: string, more: Record<string, string> = {}) {
  const { price, ...payload } = newProduct({ description })
  const headers = { ...bearer(owner), ...more }
  const answer = await app.inject({ method: 'PATCH', url: `/products/${product}`, headers, payload })
  expect(answer.statusCode).toBe(200)
  return Number(answer.headers['catalogue-version'])
}

/** Reads the product like another user, by id and in a list. */
async function read({ app }: TestServer, product: string, version = 0) {
  const headers = { 'catalogue-version': String(version) }
  const [one, list] = [
    await app.inject({ url: `/products/${product}`, headers }),
    await app.inject({ url: '/products?limit=1', headers }),
  ]
  return [one.json().description, list.json()[0]?.description]
}

describe('a version that goes backwards', () => {
  let db: Database
  let servers: TestServer[]
  let product: string
  beforeAll(async () => {
    db = await freshDatabase()
    servers = [await startServer({ db }), await startServer({ db })]
    product = await addProduct(servers[0]!, owner)
  })
  afterAll(async () => {
    for (const { app } of servers) await app.close()
    await db.close()
  })

  test.each([
    ['a write', {}],
    ['a write with a key', { 'idempotency-key': 'after' }],
  ])('begins an epoch above all previous versions, and no process serves an old answer as new: %s', async (_, key) => {
    for (let count = 0; count < 30; count += 1) await publishChange(db, { changed: [product] })
    const firstVersion = await edit(servers[0]!, product, 'Before.')
    for (const one of servers) expect(await read(one, product, firstVersion)).toEqual(['Before.', 'Before.'])
    const before = await catalogueVersion(db)

    await db.query('UPDATE catalogue_version SET version = version - 25')
    const version = await edit(servers[1]!, product, 'After.', key)
    expect(version).toBeGreaterThan(before)
    expect(await read(servers[1]!, product, version)).toEqual(['After.', 'After.'])
    for (const one of servers)
      await vi.waitFor(async () => expect(await read(one, product)).toEqual(['After.', 'After.']))
  })

  test('is detected by servers that only read', async () => {
    const firstVersion = await edit(servers[0]!, product, 'Read.')
    expect(await read(servers[1]!, product, firstVersion)).toEqual(['Read.', 'Read.'])
    const before = await catalogueVersion(db)
    // A restore changes data without an announcement.
    await db.transaction(async ({ query }) => {
      await query("UPDATE products SET description = 'Restored.'")
      await query('UPDATE catalogue_version SET version = version - 25')
    })
    for (const one of servers) {
      await vi.waitFor(async () => expect(await read(one, product)).toEqual(['Restored.', 'Restored.']))
    }
    expect(await catalogueVersion(db)).toBeGreaterThan(before)
  })

  test('a new epoch starts for another database without a lower version', async () => {
    const before = await catalogueVersion(db)
    await db.query("UPDATE catalogue_version SET epoch = 'another'")
    expect(await publishChange(db, { changed: [] })).toBeGreaterThan(before + 1_000_000)
    const next = await catalogueVersion(db)
    expect(await publishChange(db, { changed: [] })).toBe(next + 1)
  })
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a replica that lost announcements takes over: no server serves an outdated answer as new',
  async () => {
    const primary = await makePostgres()
    const migrated = await openDatabase({ url: primary.url })
    await migrate(migrated)
    await migrated.close()
    const replica = await makeReplica(primary)
    const relay = await startRelay(primary.url)
    const [db, onReplica] = [
      await openDatabase({ url: relay.url, listenerTiming: { firstPauseMs: 20, longestPauseMs: 100 } }),
      await openDatabase({ url: replica.url }),
    ]
    const server = await startServer({ db })
    onTestFinished(async () => {
      await server.close()
      await db.close()
      await onReplica.close()
      await relay.stop()
      await replica.remove()
      await primary.remove()
    })
    const product = await addProduct(server, owner)
    await edit(server, product, 'Replicated.')
    await vi.waitFor(async () => expect(await catalogueVersion(onReplica)).toBe(await catalogueVersion(db)))
    await replica.stop()
    for (let count = 0; count < 5; count += 1) await edit(server, product, `Lost ${count}.`)
    expect(await read(server, product)).toEqual(['Lost 4.', 'Lost 4.'])
    const lost = await catalogueVersion(db)

    relay.become('close')
    await primary.stop()
    await replica.start()
    await onReplica.query('SELECT pg_promote()')
    relay.switchTo(replica.url)
    relay.become('pass')

    await vi.waitFor(async () => expect(await catalogueVersion(db)).toBeGreaterThan(lost))
    const replicated = ['Replicated.', 'Replicated.']
    await vi.waitFor(async () => expect(await read(server, product)).toEqual(replicated))
    const version = await edit(server, product, 'After.')
    expect(version).toBeGreaterThan(lost)
    expect(await read(server, product, version)).toEqual(['After.', 'After.'])
  },
)
