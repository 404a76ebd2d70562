import pg from 'pg'
import type { Database, Prepared, Queries, Row, Stop } from './database.ts'
import { createNotifier } from './notifier.ts'

const connectLimit = 8_000
const longestReconnectPause = 5_000

/** PostgreSQL's bigint as a number: every one of ours is checked to be safe. */
const bigint = 20

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

export async function openPostgres(options: {
  url: string
  readUrl?: string | undefined
  poolSize: number
  /** In milliseconds; 0 is none. */
  statementLimit: number
}): Promise<Database> {
  const primary = openPool(options.url, options)
  const replica = options.readUrl ? openPool(options.readUrl, options) : null
  const onPrimary = queriesOf(primary)
  const onReplica = replica ? queriesOf(replica) : onPrimary
  const notifier = createNotifier(onPrimary)
  const listeners = new Set<Stop>()

  return {
    kind: 'postgres',
    query: onPrimary.query,
    notify: notifier.notify,
    transaction: (work) =>
      notifier.after((telling) => inTransaction(primary, (client) => work(telling(queriesOf(client))))),
    script: (work) =>
      inTransaction(primary, async (client) => {
        await client.query('SET LOCAL statement_timeout = 0')
        await work({
          ...queriesOf(client),
          run: async (statements) => void (await client.query(statements)),
        })
      }),
    async listen(channel, onNotice, onReconnect) {
      const stop = await listen(options.url, channel, onNotice, onReconnect)
      listeners.add(stop)
      return async () => {
        listeners.delete(stop)
        await stop()
      }
    },
    reader: (fresh) => (fresh ? onPrimary : onReplica),
    ping: async () => void (await primary.query('SELECT 1')),
    async close() {
      await notifier.idle()
      await Promise.all([...listeners].map((stop) => stop()))
      await Promise.all([primary.end(), replica?.end()])
    },
  }
}

function openPool(connectionString: string, limits: { poolSize: number; statementLimit: number }) {
  const pool = new pg.Pool({
    connectionString,
    max: limits.poolSize,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connectLimit,
    statement_timeout: limits.statementLimit,
    idle_in_transaction_session_timeout: limits.statementLimit,
    application_name: 'arot',
  })
  // An idle connection that breaks is replaced by the next request; unheard, the event would end the process.
  pool.on('error', () => {})
  return pool
}

function queriesOf(connection: pg.Pool | pg.PoolClient): Queries {
  return {
    async query<T extends Row>(statement: string | Prepared, parameters: readonly unknown[] = []) {
      const values = [...parameters]
      const { rows } = await connection.query<T>(
        typeof statement === 'string' ? { text: statement, values } : { ...statement, values },
      )
      return rows
    },
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  // Between two statements the loss of the connection is an event of its own; unheard, it would end the process.
  const breaks = () => {
    isBroken = true
  }
  client.on('error', breaks)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(breaks)
    throw error
  } finally {
    client.release(isBroken)
    client.off('error', breaks)
  }
}

/** Listens on a connection of its own and opens another whenever that one is lost. */
async function listen(
  connectionString: string,
  channel: string,
  onNotice: (payload: string) => void,
  onReconnect: (() => void) | undefined,
): Promise<Stop> {
  let client: pg.Client | null = null
  let isStopped = false
  let pause = 100
  let waiting: NodeJS.Timeout | undefined

  async function connect() {
    const opened = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: connectLimit })
    opened.on('notification', ({ payload }) => onNotice(payload ?? ''))
    opened.on('error', () => {})
    opened.on('end', reconnect)
    try {
      await opened.connect()
      await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      opened.off('end', reconnect)
      await opened.end().catch(() => {})
      throw error
    }
    client = opened
    pause = 100
  }

  function reconnect() {
    client = null
    if (isStopped) return
    waiting = setTimeout(async () => {
      try {
        await connect()
        if (!isStopped) onReconnect?.()
        else await client?.end()
      } catch {
        pause = Math.min(pause * 2, longestReconnectPause)
        reconnect()
      }
    }, pause)
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(waiting)
    await client?.end()
  }
}
