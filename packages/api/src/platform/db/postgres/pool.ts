import pg from 'pg'
import { ApiProblem } from '../../api-problem.ts'
import { withTimeout } from '../../with-timeout.ts'
import type { PreparedStatement, Queries, Row } from '../database.ts'
import { destroy } from './listener.ts'
import { hasLongLimit, inRequestTime, requestTimeLeft } from './time-limit.ts'

/** The server ends a late statement. If it does not, the client gives up this much later. */
const answerMarginMs = 1_000

/** The type id of bigint. All our values are safe integers, so they become numbers. */
const bigint = 20

export const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

/** Times in milliseconds; 0 is no limit. */
export type Limits = {
  /** All that a request waits for the database. */
  requestMs: number
  /** Waiting for a connection of the pool and opening it, together. */
  connectMs: number
  statementMs: number
  /** A statement of long-running work. */
  longStatementMs: number
  /** An answer on the listening connection. */
  askMs: number
  /**
   * Whether a connection pooler shares sessions between transactions. Then a session can have neither named statements
   * nor limits of ours.
   */
  isShared: boolean
}

export const unlimited: Limits = {
  requestMs: Number.POSITIVE_INFINITY,
  connectMs: 0,
  statementMs: 0,
  longStatementMs: 0,
  askMs: 0,
  isShared: false,
}

/** A pool that never returns a connection whose peer may be gone. */
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
    // As a statement, because connection poolers reject most startup parameters.
    onConnect: async (client) => {
      const text = `SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${longStatementMs}`
      if (!isShared) await run(client, connectMs, { text })
    },
  })
  // The next request replaces a broken idle connection. Without a listener the event would end the process.
  pool.on('error', () => {})

  /** When each connection last answered, in milliseconds. */
  const lastAnswer = new WeakMap<pg.PoolClient, number>()
  let doubtedSince = Number.NEGATIVE_INFINITY
  let isUp = true

  /** Replaces connections that have been idle since before now, when they are next needed. */
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

  /** Works on a connection. It goes back to the pool only if it still answers. */
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    requireTime(limits)
    const message = 'timeout exceeded when trying to connect'
    const opening = inRequestTime(() => withTimeout(connectMs, connect(), { message, onLate: release }))
    const client = await opening.catch((error) => {
      isUp = false
      throw error
    })
    const startedAt = performance.now()
    // Between two statements, the loss of the connection is an event. Without a listener it would end the process.
    const onError = () => void broken.add(client)
    client.on('error', onError)
    try {
      return await work(client)
    } finally {
      isUp = !broken.has(client)
      // If one peer is gone, the peers of idle connections may be gone too.
      if (!isUp) doubtedSince = Math.max(doubtedSince, startedAt)
      if (!isUp || abandoned.has(client)) discard(client)
      else release(client)
      client.off('error', onError)
    }
  }

  const transaction = <T>(work: (queries: Queries) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      const queries = queriesOf(client, limits)
      const requireTimeOrAbandon = () => {
        if (!hasTime(limits)) abandoned.add(client)
        requireTime(limits)
      }
      await run(client, limitNow(limits), { text: begin(limits) })
      try {
        const result = await work({
          async query(statement, parameters) {
            requireTimeOrAbandon()
            return queries.query(statement, parameters)
          },
        })
        requireTimeOrAbandon()
        await run(client, limitNow(limits), { text: 'COMMIT' })
        return result
      } catch (error) {
        // Such a connection is closed, which rolls its transaction back.
        if (!broken.has(client) && !abandoned.has(client))
          await run(client, limitNow(limits), { text: 'ROLLBACK' }).catch(() => {})
        throw error
      }
    })

  return {
    /** Runs alone, or in a transaction if the session's limit does not apply. */
    query<T extends Row>(statement: string | PreparedStatement, parameters?: readonly unknown[]): Promise<T[]> {
      const work = (queries: Queries) => queries.query<T>(statement, parameters)
      return needsOwnLimit(limits) ? transaction(work) : withClient((client) => work(queriesOf(client, limits)))
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

/** Connections that are lost or did not answer in time. */
const broken = new WeakSet<pg.ClientBase>()

/** Connections whose transaction was given up, because there is no time to wait for the end of a rollback. */
const abandoned = new WeakSet<pg.ClientBase>()

/** A request starts no statement that may end after its limit. Once sent, a statement has its own limit. */
const hasTime = ({ requestMs, statementMs }: Limits) => requestTimeLeft(requestMs) >= statementMs

function requireTime(limits: Limits) {
  if (!hasTime(limits))
    throw new ApiProblem('unavailable', { retryAfter: 2 }, 'The database is slow. Try again in 2 s.')
}

/** SQLSTATE of errors after which the server closes the connection. */
const endsSession = /^(08...|57P0.|25P0[34])$/

/**
 * Runs a statement. If the error did not come from the server, the connection counts as broken, because its state is
 * unknown.
 */
async function run<T extends Row>(client: pg.ClientBase, statementMs: number, statement: pg.QueryConfig) {
  // `pg` accepts a limit with each statement, but its types lack it.
  const limited = { ...statement, ...(statementMs > 0 && { query_timeout: statementMs + answerMarginMs }) }
  try {
    return await inRequestTime(() => client.query<T>(limited))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || endsSession.test(error.code ?? '')) broken.add(client)
    throw error
  }
}

/** Whether a transaction must set its own limit, because the session has another one or none of ours. */
const needsOwnLimit = (limits: Limits) => limits.isShared || limitNow(limits) !== limits.statementMs

const limitNow = (limits: Limits) => (hasLongLimit() ? limits.longStatementMs : limits.statementMs)

function begin(limits: Limits) {
  if (!needsOwnLimit(limits)) return 'BEGIN'
  return `BEGIN; SET LOCAL statement_timeout = ${limitNow(limits)};
    SET LOCAL idle_in_transaction_session_timeout = ${limits.longStatementMs}`
}
