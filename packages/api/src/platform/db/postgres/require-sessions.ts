import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withTimeout } from '../../with-timeout.ts'
import type { Database } from '../database.ts'

type Settings = {
  databaseUrl: string | undefined
  databasePrepared: boolean
}

const duplicateStatement = '42P05'
const channel = 'arot_start'
const rounds = 3

/**
 * Refuses to start on a connection pooler that shares sessions if it is not configured as one: notifications would be
 * lost.
 */
export async function requireSessions(
  db: Pick<Database, 'kind' | 'listen' | 'query'>,
  { databaseUrl, databasePrepared }: Settings,
  echoMs = 10_000,
): Promise<void> {
  if (db.kind === 'pglite' || databaseUrl === undefined) return
  for (let round = 0; round < rounds; round += 1) await requireEcho(db, echoMs)
  if (databasePrepared) await requireOwnStatements(databaseUrl)
}

async function requireEcho(db: Pick<Database, 'listen' | 'query'>, echoMs: number) {
  const token = randomUUID()
  const { promise: echo, resolve } = Promise.withResolvers<void>()
  const stop = await db.listen(channel, (payload) => payload === token && resolve())
  await db.query('SELECT pg_notify($1, $2)', [channel, token])
  await withTimeout(echoMs, echo).catch(() => {
    throw new Error(
      'LISTEN has no effect through DATABASE_URL: it leads to a connection pooler in transaction mode. Set DATABASE_LISTEN_URL to the address of PostgreSQL itself, and DATABASE_PREPARED=off.',
    )
  })
  await stop()
}

/** Two clients prepare a statement of the same name. On a shared session the second one fails. */
async function requireOwnStatements(connectionString: string) {
  const clients = [0, 1].map(() => new pg.Client({ connectionString, connectionTimeoutMillis: 8_000 }))
  try {
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
      await client.query({ name: 'arot_start', text: 'SELECT 1' })
    }
  } catch (error) {
    if ((error as { code?: string }).code !== duplicateStatement) throw error
    throw new Error(
      'DATABASE_URL leads to a connection pooler in transaction mode, which shares named statements. Set DATABASE_PREPARED=off.',
    )
  } finally {
    for (const client of clients) client.end().catch(() => {})
  }
}
