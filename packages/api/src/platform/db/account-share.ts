import { AsyncLocalStorage } from 'node:async_hooks'
import PQueue from 'p-queue'
import { ApiProblem } from '../api-problem.ts'
import { databaseBehind } from './ambient-transaction.ts'
import type { Database } from './database.ts'
import { hasLongLimit } from './postgres/time-limit.ts'

/** `null` inside a transaction: its own statements never wait for the account's other ones. */
const account = new AsyncLocalStorage<string | null>()

/** Runs `work` for an account, whose statements then take no more than its share of the connections. */
export const onBehalfOf = <T>(uid: string, work: () => T): T => account.run(uid, work)

/** Of a pool of ten, three. The rest is for everybody else, however much one account sends at once. */
export const shareOf = (poolSize: number) => Math.max(1, Math.floor(poolSize * 0.3))

type Share = { connections: number; longestWaitMs: number }

/** An import waits as long as its statements may take. */
const patientWaitMs = 15_000

/** Lets each account use so many connections at once. What it sends beyond that waits for its own, in order. */
export function shareConnections(db: Database, { connections, longestWaitMs }: Share): Database {
  const queues = new Map<string, PQueue>()

  function queueOf(uid: string): PQueue {
    const existing = queues.get(uid)
    if (existing) return existing
    const queue = new PQueue({ concurrency: connections })
    queue.addEventListener('idle', () => queues.delete(uid))
    queues.set(uid, queue)
    return queue
  }

  function share<T>(work: () => Promise<T>): Promise<T> {
    const uid = account.getStore()
    if (!uid) return work()
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(tooMany()), hasLongLimit() ? patientWaitMs : longestWaitMs)
    const start = () => {
      clearTimeout(timer)
      return account.run(null, work)
    }
    return queueOf(uid).add(start, { signal: waiting.signal })
  }

  return databaseBehind(db, {
    ...db,
    query: (statement, parameters) => share(() => db.query(statement, parameters)),
    transaction: (work) => share(() => db.transaction(work)),
    reader: (fresh) => ({
      query: (statement, parameters) => share(() => db.reader(fresh).query(statement, parameters)),
    }),
  })
}

const tooMany = () =>
  new ApiProblem('too_many', { retryAfter: 2 }, 'Too many of your requests are running. Try again in 2 s.')
