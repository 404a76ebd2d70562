import { AsyncLocalStorage } from 'node:async_hooks'
import PQueue from 'p-queue'
import { ApiProblem } from '../api-problem.ts'
import { databaseBehind } from './ambient-transaction.ts'
import type { Database } from './database.ts'
import { hasLongLimit } from './postgres/time-limit.ts'

type Owner = { name: string; connections: keyof Share }

/** `null` inside a transaction: its own statements never wait for the owner's other ones. */
const owner = new AsyncLocalStorage<Owner | null>()

/** Runs `work` for an account, whose statements then take no more than its share of the connections. */
export const onBehalfOf = <T>(uid: string, work: () => T): T =>
  owner.run({ name: `account ${uid}`, connections: 'account' }, work)

/** The same for requests without an account, by their address. */
export const onBehalfOfAddress = <T>(address: string, work: () => T): T =>
  owner.run({ name: `address ${address}`, connections: 'address' }, work)

/** Runs `work` without a share: what it reads is for everybody. */
export const onBehalfOfNobody = <T>(work: () => T): T => owner.run(null, work)

const rowOfStatements = new AsyncLocalStorage<string>()
const rowOfTransactions = new AsyncLocalStorage<string>()

/** Runs `work`, which waits for the lock of a row: beyond a share of the connections its statements wait here. */
export const queueForRow = <T>(row: string, work: () => T): T =>
  rowOfStatements.run(row, () => queueTransactionsForRow(row, work))

/** The same where a transaction locks the row: the statements beside it need no lock and do not wait. */
export const queueTransactionsForRow = <T>(row: string, work: () => T): T => rowOfTransactions.run(row, work)

/** About what a row in demand gets done within the wait. */
const mostWaitingPerRow = 200

/** How many connections may be in use at once: `long` by long-running requests, `row` for one row, `allRows` for all of them. */
type Share = { account: number; address: number; long: number; row: number; allRows: number }

/** Many people may share an address. Two locked rows leave a connection to the buyers of a third. */
export const shareOf = (poolSize: number): Share => {
  const part = (of: number) => Math.max(1, Math.floor(poolSize * of))
  return { account: part(0.3), address: part(0.5), long: part(0.6), row: part(0.3), allRows: part(0.7) }
}

type Terms = { share: Share; longestWaitMs: number }

/** An import waits as long as its statements may take. */
const longWaitMs = 15_000

/**
 * Limits how many connections each owner uses at once, with one of them for long-running work. Further statements wait here
 * in order: a bulk edit behind its supplier's import holds no connection.
 */
export function shareConnections(db: Database, { share, longestWaitMs }: Terms): Database {
  const queues = new Map<string, PQueue>()
  const longWork = new PQueue({ concurrency: share.long })
  const rowWork = new PQueue({ concurrency: share.allRows })

  function queueOf(name: string, concurrency: number): PQueue {
    const existing = queues.get(name)
    if (existing) return existing
    const queue = new PQueue({ concurrency })
    queue.addEventListener('idle', () => queues.delete(name))
    queues.set(name, queue)
    return queue
  }

  async function inRowQueue<T>(row: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const queue = queueOf(`row ${row}`, share.row)
    if (queue.size >= mostWaitingPerRow) throw busy()
    return queue.add(() => rowWork.add(work, { signal }), { signal })
  }

  async function inTurn<T>(work: () => Promise<T>, row?: string): Promise<T> {
    const current = owner.getStore()
    if (!current) return work()
    const isLong = hasLongLimit()
    let isInRowQueue = false
    const waiting = new AbortController()
    const onTimeout = () => {
      const othersFill = db.health().waiting > 0 || (isLong && longWork.size > 0) || isInRowQueue
      waiting.abort(othersFill ? busy() : tooMany())
    }
    const timer = setTimeout(onTimeout, isLong ? longWaitMs : longestWaitMs)
    const { signal } = waiting
    const start = () => {
      clearTimeout(timer)
      return owner.run(null, work)
    }
    const inShare = (task: () => Promise<T>) => queueOf(current.name, share[current.connections]).add(task, { signal })
    if (row) {
      return inShare(() => {
        isInRowQueue = true
        return inRowQueue(row, start, signal)
      })
    }
    if (!isLong) return inShare(start)
    return queueOf(`long ${current.name}`, 1).add(() => inShare(() => longWork.add(start, { signal })), { signal })
  }

  return databaseBehind(db, {
    ...db,
    query: (statement, parameters) => inTurn(() => db.query(statement, parameters), rowOfStatements.getStore()),
    transaction: (work) => inTurn(() => db.transaction(work), rowOfTransactions.getStore()),
    reader: (fresh) => ({
      query: (statement, parameters) => inTurn(() => db.reader(fresh).query(statement, parameters)),
    }),
  })
}

const tooMany = () =>
  new ApiProblem('too_many', { retryAfter: 2 }, 'Too many of your requests are running. Try again in 2 s.')

const busy = () => new ApiProblem('unavailable', { retryAfter: 2 }, 'The server is busy. Try again in 2 s.')
