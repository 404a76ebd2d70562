import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'

/** Makes an empty database on the run's native server and returns its address. */
export const freshUrl = () => copyDatabase('template0')

/** Copies the run's empty, migrated database on its native server and returns the address of the copy. */
export function copyMigrated() {
  const template = process.env.TEST_POSTGRES_TEMPLATE
  if (!template) throw new Error('TEST_POSTGRES_TEMPLATE is not set: the run has no migrated database to copy.')
  return copyDatabase(template)
}

/** An empty, migrated database of the run's kind. Close it when done. */
export async function freshDatabase(options: { poolSize?: number } = {}): Promise<Database & { url?: string }> {
  if (process.env.TEST_DATABASE !== 'postgres') return freshPglite()
  const url = await copyMigrated()
  return { ...(await openDatabase({ url, ...options })), url }
}

/** Makes the migrated database that a run copies: a copy takes a fifth of the time that the migrations take. */
export async function makePostgresTemplate(): Promise<{ name: string; remove: () => Promise<void> }> {
  const url = await freshUrl()
  const name = new URL(url).pathname.slice(1)
  const db = await openDatabase({ url })
  await migrate(db)
  await dropEarlierNames(db)
  await db.close()
  // An open session in it, such as an autovacuum worker's, would make the copy fail.
  await askServer(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  return { name, remove: () => askServer(`DROP DATABASE ${name}`) }
}

/** Drops the views and functions that only the previous release uses, so that a statement that needs one fails. */
async function dropEarlierNames(db: Database) {
  const views = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
    WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace AND relname <> 'catalogue_totals'`,
  )
  await db.script(async ({ run }) => {
    for (const { name } of views) await run(`DROP VIEW ${name}`)
    await run('DROP FUNCTION unpaid_of, open_offers_of, articles_meant, supplier_meant, forget_words')
  })
}

async function copyDatabase(template: string) {
  const name = `t_${randomBytes(6).toString('hex')}`
  await askServer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

async function askServer(statement: string) {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function serverUrl() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set: the run has no native PostgreSQL.')
  return url
}

/** Copies the run's empty, migrated database to a folder, because PGlite needs seconds to create one. */
export function copyPglite(folder: string) {
  const template = process.env.TEST_PGLITE
  if (!template) throw new Error('TEST_PGLITE is not set: the run has no empty database to copy.')
  // For a thousand files the synchronous copy takes a third of the time.
  cpSync(template, folder, { recursive: true })
}

async function freshPglite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'arot-pglite-'))
  copyPglite(join(folder, 'postgres'))
  const db = await openDatabase({ folder: join(folder, 'postgres') })
  return {
    ...db,
    async close() {
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the empty database that a run copies, and returns how to remove it. */
export async function makePgliteTemplate(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'arot-pglite-'))
  const folder = join(parent, 'postgres')
  const db = await openDatabase({ folder })
  await migrate(db)
  await dropEarlierNames(db)
  await db.close()
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) }
}
