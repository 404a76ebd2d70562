import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiProblem } from '../api-problem.ts'
import { withTimeout } from '../with-timeout.ts'
import { databaseBehind } from './ambient-transaction.ts'
import type { Database } from './database.ts'
import { Places } from './places.ts'
import { hasLongLimit, inRequestTime, withUsualLimit } from './postgres/time-limit.ts'

type Owner = { name: string; connections: keyof Share }

/** `null` inside a transaction, whose statements never wait for the owner's other statements. */
const owner = new AsyncLocalStorage<Owner | null>()

/** Runs `work` for an account. Its statements use at most the account's share of the connections. */
export const onBehalfOf = <T>(uid: string, work: () => T): T =>
  owner.run({ name: `account ${uid}`, connections: 'account' }, work)

/** The same for requests without an account, by address. */
export const onBehalfOfAddress = <T>(address: string, work: () => T): T =>
  owner.run({ name: `address ${address}`, connections: 'address' }, work)

/** Runs `work` without a share and without the limit of a request, because everybody uses its result. */
export const onBehalfOfNobody = <T>(work: () => T): T => owner.run(null, () => withUsualLimit(work))

const rowOfStatements = new AsyncLocalStorage<string>()
const rowOfTransactions = new AsyncLocalStorage<string>()

/**
 * Runs `work`, which waits for the lock of a row. Above the row's share of the connections, its statements wait in this
 * process.
 */
export const queueForRow = <T>(row: string, work: () => T): T =>
  rowOfStatements.run(row, () => queueTransactionsForRow(row, work))

/** The same if a transaction locks the row: statements outside the transaction need no lock and do not wait. */
export const queueTransactionsForRow = <T>(row: string, work: () => T): T => rowOfTransactions.run(row, work)

/** About as many statements as a popular row gets done within the wait. */
const mostWaitingPerRow = 200

/**
 * Connections that may be in use at once: `long` by long-running requests, `row` for one row, `allRows` for all rows.
 */
type Share = { account: number; address: number; long: number; row: number; allRows: number }

/**
 * An address has a larger share, because many people may use it. Two locked rows leave a connection for buyers of a
 * third.
 */
export const shareOf = (poolSize: number): Share => {
  const part = (of: number) => Math.max(1, Math.floor(poolSize * of))
  return { account: part(0.3), address: part(0.5), long: part(0.6), row: part(0.3), allRows: part(0.7) }
}

type Terms = { share: Share; longestWaitMs: number }

/** An import may wait as long as one of its statements may take. */
const longWaitMs = 15_000

/** The database counts as silent if its answer takes longer. */
const answerMs = 700

/**
 * Limits how many connections each owner uses at once, only one of them for long-running work. Further statements wait
 * here in order: a bulk edit behind its supplier's import uses no connection.
 */
export function shareConnections(db: Database, { share, longestWaitMs }: Terms): Database {
  const placesByName = new Map<string, Places>()
  const longWork = new Places(share.long)
  const rowWork = new Places(share.allRows)
  let asking: Promise<boolean> | undefined

  /**
   * Whether the database answers at this moment. If it is silent, the owner's statements cannot end, and the first of
   * them has not failed yet. The listening connection needs no place, and all callers share one question.
   */
  function isAnswering() {
    asking ??= withTimeout(answerMs, db.ask('SELECT 1'))
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  function placesOf(name: string, count: number): Places {
    const existing = placesByName.get(name)
    if (existing) return existing
    const places = new Places(count, () => placesByName.delete(name))
    placesByName.set(name, places)
    return places
  }

  async function inTurn<T>(work: () => Promise<T>, row?: string): Promise<T> {
    const current = owner.getStore()
    if (!current) return work()
    const isLong = hasLongLimit()
    let isBehindRow = false
    async function problem() {
      const { waiting, isUp } = db.health()
      const isOwnFault = isUp && waiting === 0 && !(isLong && longWork.waiting > 0) && !isBehindRow
      return isOwnFault && (await isAnswering()) ? tooMany() : busy()
    }
    const turn = createTurn(isLong ? longWaitMs : longestWaitMs, problem)
    try {
      if (isLong && row === undefined) await turn.take(placesOf(`long ${current.name}`, 1))
      await turn.take(placesOf(current.name, share[current.connections]))
      if (row !== undefined) {
        isBehindRow = true
        const places = placesOf(`row ${row}`, share.row)
        if (places.waiting >= mostWaitingPerRow) throw busy()
        await turn.take(places)
        await turn.take(rowWork)
      } else if (isLong) await turn.take(longWork)
      turn.begin()
      return await owner.run(null, work)
    } finally {
      turn.end()
    }
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

/** The places of one statement. All its waits together have a limit, after which it is refused with the problem. */
function createTurn(limitMs: number, problem: () => Promise<Error>) {
  const own: Places[] = []
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    async take(places: Places) {
      if (!places.tryTake()) {
        timer ??= setTimeout(async () => late.abort(await problem()), limitMs)
        await inRequestTime(() => places.wait(late.signal))
      }
      own.push(places)
    },
    /** The statement begins, so it waits no longer. */
    begin: () => clearTimeout(timer),
    end() {
      clearTimeout(timer)
      for (const places of own) places.giveBack()
    },
  }
}

const tooMany = () =>
  new ApiProblem('too_many', { retryAfter: 2 }, 'Too many of your requests are running. Try again in 2 s.')

const busy = () => new ApiProblem('unavailable', { retryAfter: 2 }, 'The server is busy. Try again in 2 s.')
