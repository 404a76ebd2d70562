import pg from 'pg'
import { withTimeout } from '../../with-timeout.ts'
import type { PreparedStatement, Queries, Row } from '../database.ts'
import { destroy } from './listener.ts'
import { hasLongLimit } from './time-limit.ts'

/** The server cuts a statement off. Only when that does not happen either, the client gives up. */
const answerMarginMs = 1_000

/** PostgreSQL's bigint as a number: every one of ours is checked to be safe. */
const bigint = 20

export const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

/** Times in milliseconds; 0 is no limit. */
export type Limits = {
  /** Waiting for a place in the pool and opening a connection, together. */
  connectMs: number
  statementMs: number
  /** A statement of long-running work. */
  longStatementMs: number
  /** An answer on the listening connection. */
  askMs: number
  /**
   * Whether a connection pooler gives each transaction any session: then a session has neither named statements nor
   * limits of ours.
   */
  isShared: boolean
}

export const unlimited: Limits = { connectMs: 0, statementMs: 0, longStatementMs: 0, askMs: 0, isShared: false }

/** A pool that hands out no connection whose peer may have vanished. */
export function openPool(connectionString: string, { poolSize, limits }: { poolSize: number; limits: Limits }) {
  const { connectMs, statementMs, longStatementMs, isShared } = limits
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: connectMs,
    application_name: 'arot',
    // As a statement: a connection pooler refuses most parameters of the startup packet.
    onConnect: async (client) => {
      const text = `SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${longStatementMs}`
      if (!isShared) await run(client, connectMs, { text })
    },
  })
  // An idle connection that breaks is replaced by the next request; unheard, the event would end the process.
  pool.on('error', () => {})

  /** When each connection last answered, in milliseconds. */
  const lastAnswer = new WeakMap<pg.PoolClient, number>()
  let doubtedSince = Number.NEGATIVE_INFINITY
  let isUp = true

  /** Connections that have been idle since before now are replaced when they are needed. */
  function doubtIdle() {
    doubtedSince = performance.now()
  }

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if ((lastAnswer.get(client) ?? Number.POSITIVE_INFINITY) >= doubtedSince) return client
      discard(client)
    }
  }

  function release(client: pg.PoolClient) {
    lastAnswer.set(client, performance.now())
    client.release()
  }

  function discard(client: pg.PoolClient) {
    client.release(true)
    destroy(client)
  }

  /** Works on a connection, which stays in the pool only if it still answers. */
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await withTimeout(connectMs, connect(), {
      message: 'timeout exceeded when trying to connect',
      onLate: release,
    }).catch((error) => {
      isUp = false
      throw error
    })
    const startedAt = performance.now()
    // Between two statements the loss of the connection is an event of its own; unheard, it would end the process.
    const onError = () => void broken.add(client)
    client.on('error', onError)
    try {
      return await work(client)
    } finally {
      isUp = !broken.has(client)
      if (isUp) {
        release(client)
      } else {
        // Where one peer has vanished, those of the idle connections may have vanished with it.
        doubtedSince = Math.max(doubtedSince, startedAt)
        discard(client)
      }
      client.off('error', onError)
    }
  }

  const transaction = <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      await run(client, limitNow(limits), { text: begin(limits) })
      try {
        const result = await work(client)
        await run(client, limitNow(limits), { text: 'COMMIT' })
        return result
      } catch (error) {
        // A connection that is broken is closed, which undoes its transaction.
        if (!broken.has(client)) await run(client, limitNow(limits), { text: 'ROLLBACK' }).catch(() => {})
        throw error
      }
    })

  return {
    /** Alone, or in a transaction where the limit of the session does not apply. */
    query<T extends Row>(statement: string | PreparedStatement, parameters?: readonly unknown[]): Promise<T[]> {
      const work = (client: pg.PoolClient) => queriesOf(client, limits).query<T>(statement, parameters)
      return needsOwnLimit(limits) ? transaction(work) : withClient(work)
    },
    transaction,
    doubtIdle,
    health: () => ({
      isUp,
      connections: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

export function queriesOf(client: pg.ClientBase, limits: Limits): Queries {
  return {
    async query<T extends Row>(statement: string | PreparedStatement, parameters: readonly unknown[] = []) {
      const values = [...parameters]
      const { text, ...named } = typeof statement === 'string' ? { text: statement } : statement
      const { rows } = await run<T>(client, limitNow(limits), { text, ...(!limits.isShared && named), values })
      return rows
    },
  }
}

/** Connections that are lost, or did not answer in time. */
const broken = new WeakSet<pg.ClientBase>()

/** SQLSTATE of errors after which the server closes the connection. */
const endsSession = /^(08...|57P0.|25P0[34])$/

/** Runs a statement. An error that the server did not answer breaks the connection: nobody knows what it is at. */
async function run<T extends Row>(client: pg.ClientBase, statementMs: number, statement: pg.QueryConfig) {
  // `pg` takes the limit with each statement, which its types do not know.
  const limited = { ...statement, ...(statementMs > 0 && { query_timeout: statementMs + answerMarginMs }) }
  try {
    return await client.query<T>(limited)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || endsSession.test(error.code ?? '')) broken.add(client)
    throw error
  }
}

/** Whether a transaction has to set its limit itself, because the session has another one, or none that is ours. */
const needsOwnLimit = (limits: Limits) => limits.isShared || limitNow(limits) !== limits.statementMs

const limitNow = (limits: Limits) => (hasLongLimit() ? limits.longStatementMs : limits.statementMs)

function begin(limits: Limits) {
  if (!needsOwnLimit(limits)) return 'BEGIN'
  return `BEGIN; SET LOCAL statement_timeout = ${limitNow(limits)};
    SET LOCAL idle_in_transaction_session_timeout = ${limits.longStatementMs}`
}
