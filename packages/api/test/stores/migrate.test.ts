// The migration runner, on folders with our migrations and some of the test.
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { ourMigrations } from '../../src/platform/db/migration-files.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { freshDatabase } from '../support/database.ts'
import { shelve } from '../support/stock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

/** A folder with our migrations and the given ones, by name. */
async function folderWith(migrations: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'arot-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  cpSync(ourMigrations, folder, { recursive: true })
  const write = (more: Record<string, string>) => {
    for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, name), text)
  }
  write(migrations)
  return { folder, write }
}

async function openFresh() {
  const db = await freshDatabase()
  onTestFinished(() => db.close())
  return db
}

const listLaterMigrations = async (db: Awaited<ReturnType<typeof openFresh>>) => {
  const rows = await db.query<{ name: string }>("SELECT name FROM migrations WHERE name > '9' ORDER BY name")
  return rows.map(({ name }) => name)
}

it('commits each migration separately: a failing one leaves the earlier ones applied', async () => {
  const db = await openFresh()
  const { folder, write } = await folderWith({
    '9001_first.sql': 'CREATE TABLE first (id integer)',
    '9002_second.sql': 'CREATE TABLE second (id integer); SELECT 1 / 0',
  })
  await expect(migrate(db, { folder })).rejects.toThrow('division by zero')
  expect(await listLaterMigrations(db)).toEqual(['9001_first.sql'])
  expect(await db.query("SELECT to_regclass('second') AS second")).toEqual([{ second: null }])
  write({ '9002_second.sql': 'CREATE TABLE second (id integer)' })
  await migrate(db, { folder })
  expect(await listLaterMigrations(db)).toEqual(['9001_first.sql', '9002_second.sql'])
})

it('runs a concurrent migration outside a transaction, and repeats all its statements after a failure', async () => {
  const db = await openFresh()
  const index = (name: string, column: string) =>
    `-- Says why; and how.\nDROP INDEX CONCURRENTLY IF EXISTS ${name};\nCREATE INDEX CONCURRENTLY ${name} ON products (${column});\n`
  const name = '9001_by_image.concurrent.sql'
  const { folder, write } = await folderWith({ [name]: index('by_image', 'image') + index('by_nothing', 'nothing') })
  await expect(migrate(db, { folder })).rejects.toThrow('"nothing" does not exist')
  expect(await listLaterMigrations(db)).toEqual([])
  write({ [name]: index('by_image', 'image') + index('by_rating', 'rating') })
  await migrate(db, { folder })
  expect(await listLaterMigrations(db)).toEqual([name])
  expect(
    await db.query(`SELECT indexrelid::regclass::text AS index, indisvalid AS "isValid" FROM pg_index
      WHERE indexrelid::regclass::text IN ('by_image', 'by_rating', 'by_nothing') ORDER BY 1`),
  ).toEqual([
    { index: 'by_image', isValid: true },
    { index: 'by_rating', isValid: true },
  ])
})

describe('an older release', () => {
  it('starts with later migrations applied, until one of them requires a later release', async () => {
    const db = await openFresh()
    const later = await folderWith({ '9001_expand.sql': 'CREATE TABLE added (id integer)' })
    await migrate(db, later)
    await migrate(db)
    const afterNext = await folderWith({
      '9001_expand.sql': 'CREATE TABLE added (id integer)',
      '9002_contract.sql': '-- compatible-with: 9001\nDROP TABLE added',
      '9003_expand.sql': 'SELECT 1',
    })
    await migrate(db, afterNext)
    await migrate(db, later)
    const newest = readdirSync(ourMigrations).sort().at(-1)?.slice(0, 4)
    await expect(migrate(db)).rejects.toThrow(
      `The database is too new for this release: 9002_contract.sql needs a release with migration 9001 or later, and this one ends at ${newest}. Start a later release.`,
    )
  })

  it('leaves the later migrations unchanged', async () => {
    const db = await openFresh()
    await migrate(db, await folderWith({ '9001_expand.sql': 'SELECT 1' }))
    await migrate(db)
    expect(await listLaterMigrations(db)).toEqual(['9001_expand.sql'])
  })
})

describe.runIf(onPostgres)('on a database in use', () => {
  /** Another session, which keeps its locks until it ends. */
  async function session(url: string | undefined) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }

  const waitsForLock = async (db: Awaited<ReturnType<typeof openFresh>>, mode: string) => {
    const [row] = await db.query<{ count: number }>(
      `SELECT count(*) AS count FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE mode = $1 AND NOT granted AND datname = current_database()`,
      [mode],
    )
    return row?.count
  }

  it('a migration yields: a purchase behind it succeeds while a long reader still blocks it', async () => {
    const db = await openFresh()
    const reader = await session(db.url)
    await reader.query('BEGIN; SELECT count(*) FROM products')
    const { folder } = await folderWith({ '9001_expand.sql': 'ALTER TABLE products ADD COLUMN added integer' })
    const migrating = migrate(db, { folder, lockTimeout: 500, attempts: 1_000, pause: 10 })
    await expect.poll(() => waitsForLock(db, 'AccessExclusiveLock'), { interval: 5 }).toBe(1)
    await shelve(db)
    await reader.query('COMMIT')
    await migrating
    expect(await listLaterMigrations(db)).toEqual(['9001_expand.sql'])
  })

  it('a migration that never gets its locks ends with one clear line and changes nothing', async () => {
    const db = await openFresh()
    const reader = await session(db.url)
    await reader.query('BEGIN; SELECT count(*) FROM products')
    const { folder } = await folderWith({ '9001_expand.sql': 'ALTER TABLE products ADD COLUMN added integer' })
    await expect(migrate(db, { folder, lockTimeout: 20, attempts: 3, pause: 1 })).rejects.toThrow(
      /^The migration 9001_expand\.sql did not get its locks in 3 attempts of 20 ms\. Find the session that blocks it/,
    )
    expect(await listLaterMigrations(db)).toEqual([])
  })

  it('an index is built while others write and other processes wait for the migration', async () => {
    const db = await openFresh()
    const writer = await session(db.url)
    await writer.query('BEGIN; UPDATE products SET rating = rating')
    const { folder } = await folderWith({
      '9001_by_image.concurrent.sql':
        'DROP INDEX CONCURRENTLY IF EXISTS by_image; CREATE INDEX CONCURRENTLY by_image ON products (image)',
    })
    const replicas = await Promise.all([1, 2, 3].map(() => openDatabase({ url: db.url, poolSize: 1 })))
    onTestFinished(async () => {
      await Promise.all(replicas.map((replica) => replica.close()))
    })
    const migrating = Promise.all(replicas.map((replica) => migrate(replica, { folder, lockTimeout: 20 })))
    // The build waits for the writer's transaction, while others can write.
    await expect.poll(() => waitsForLock(db, 'ShareLock'), { interval: 5 }).toBe(1)
    await shelve(db)
    await writer.query('COMMIT')
    await migrating
    expect(await listLaterMigrations(db)).toEqual(['9001_by_image.concurrent.sql'])
  })

  it('a process that dies during a migration leaves no lock', async () => {
    const db = await openFresh()
    const holder = await session(db.url)
    await holder.query('SELECT pg_advisory_lock(7268500)')
    const { folder } = await folderWith({ '9001_expand.sql': 'SELECT 1' })
    const migrating = migrate(db, { folder })
    await db.query('SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = $1', ['advisory'])
    await migrating
    expect(await listLaterMigrations(db)).toEqual(['9001_expand.sql'])
  })
})
