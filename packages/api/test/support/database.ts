import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'

/** Makes an empty database on the run's native server and answers its address. */
export async function freshUrl(server = process.env.TEST_DATABASE_URL): Promise<string> {
  if (!server) throw new Error('TEST_DATABASE_URL is not set: the run has no native PostgreSQL.')
  const name = `t_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** An empty, migrated database of the run's kind; close it when done. */
export async function freshDatabase(options: { poolSize?: number } = {}): Promise<Database & { url?: string }> {
  const url = process.env.TEST_DATABASE === 'postgres' ? await freshUrl() : undefined
  const db = await openDatabase({ url, ...options })
  await migrate(db)
  return url ? { ...db, url } : db
}
