import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { makePostgres, makeReplica, type NativePostgres } from '../support/postgres.ts'
import { addProduct, bearer, newProduct, type Person, person, startServer, type TestServer } from '../support/server.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a streaming replica for reads', () => {
  let primary: NativePostgres
  let replica: NativePostgres
  let onReplica: Database
  let owner: Person
  let product: string
  /** Two processes of the server with the same primary and replica, and the database that each last read a list from. */
  let one: Reading
  let other: Reading

  type Reading = { server: TestServer; db: Database; readFrom: string[] }

  async function startReading(): Promise<Reading> {
    const db = await openDatabase({ url: primary.url, readUrl: replica.url })
    const { reader } = db
    const readFrom: string[] = []
    db.reader = (isFresh) => {
      readFrom.push(isFresh ? 'primary' : 'replica')
      return reader(isFresh)
    }
    return { server: await startServer({ db, config: { databaseReadUrl: replica.url } }), db, readFrom }
  }

  beforeAll(async () => {
    primary = await makePostgres()
    replica = await makeReplica(primary)
    const db = await openDatabase({ url: primary.url })
    await migrate(db)
    await db.close()
    onReplica = await openDatabase({ url: replica.url })
    ;[one, other] = await Promise.all([startReading(), startReading()])
    owner = await person('Owner Begum')
    product = await addProduct(one.server, owner)
    await waitForReplica()
  })
  afterAll(async () => {
    for (const { server, db } of [one, other]) {
      await server.close()
      await db.close()
    }
    await onReplica.close()
    await replica.remove()
    await primary.remove()
  })

  const waitForReplica = () =>
    vi.waitFor(async () => {
      const version = 'SELECT version FROM catalogue_version'
      expect(await onReplica.query(version)).toEqual(await one.db.query(version))
    })

  async function edit(description: string) {
    const { price, ...payload } = newProduct({ description })
    const url = `/products/${product}`
    const answer = await one.server.app.inject({ method: 'PATCH', url, headers: bearer(owner), payload })
    expect(answer.statusCode).toBe(200)
    return String(answer.headers['catalogue-version'])
  }

  /** Reads like a user who has written nothing. */
  const readDescription = async ({ server }: Reading, headers: Record<string, string> = { 'catalogue-version': '0' }) =>
    (await server.app.inject({ url: '/products', headers })).json()[0]?.description

  test('accepts only reads', async () => {
    await expect(onReplica.query('UPDATE products SET name = name')).rejects.toThrow(/read-only/)
  })

  test('answers the lists on every process, including edits', async () => {
    await edit('Replayed.')
    await waitForReplica()
    for (const reading of [one, other]) {
      await vi.waitFor(async () => expect(await readDescription(reading)).toBe('Replayed.'))
      expect(reading.readFrom.at(-1)).toBe('replica')
    }
  })

  test('is skipped while it lags: by the writer, and by every process that knows of the edit', async () => {
    await onReplica.query('SELECT pg_wal_replay_pause()')
    await vi.waitFor(async () =>
      expect(await onReplica.query('SELECT pg_get_wal_replay_pause_state() AS state')).toEqual([{ state: 'paused' }]),
    )
    const version = await edit('Not replayed.')
    expect(await onReplica.query('SELECT description FROM products')).toEqual([{ description: 'Replayed.' }])

    expect(await readDescription(other, { 'catalogue-version': version })).toBe('Not replayed.')
    expect(await readDescription(one)).toBe('Not replayed.')
    await vi.waitFor(async () => expect(await readDescription(other)).toBe('Not replayed.'))
    for (const { server } of [one, other]) {
      expect((await server.app.inject(`/products/${product}`)).json().description).toBe('Not replayed.')
    }

    await onReplica.query('SELECT pg_wal_replay_resume()')
    await waitForReplica()
    await edit('Replayed again.')
    await waitForReplica()
    expect(await readDescription(one)).toBe('Replayed again.')
    expect(one.readFrom.at(-1)).toBe('replica')
  })

  test('may disappear and return without a restart', async () => {
    await replica.stop()
    await edit('Without it.')
    expect(await readDescription(one)).toBe('Without it.')
    await vi.waitFor(async () => expect(await readDescription(other)).toBe('Without it.'))

    await replica.start()
    await edit('With it.')
    await waitForReplica()
    expect(await readDescription(one)).toBe('With it.')
  })
})
