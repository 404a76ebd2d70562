import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './database.ts'

type Ambient = {
  transaction: Transaction
  savepoints: number
  /** How many transactions inside it were committed. */
  commits: number
  /** False after the end. Work that outlives the transaction uses the database itself. */
  isOpen: boolean
  afterCommit: (() => void)[]
}

const storage = new AsyncLocalStorage<Ambient>()

function current(): Ambient | null {
  const ambient = storage.getStore()
  return ambient?.isOpen ? ambient : null
}

/** The transaction that surrounds the calling code, if there is one. */
export const ambientTransaction = (): Transaction | null => current()?.transaction ?? null

/** Runs `work` once the ambient transaction is committed, or at once if there is none. */
export function afterCommit(work: () => void): void {
  const ambient = current()
  if (ambient) ambient.afterCommit.push(work)
  else work()
}

const underlying = new WeakMap<Database, Database>()

/** The database that `joinAmbientTransactions` wraps, or `db` itself. State that belongs to both is stored under it. */
export const databaseOf = (db: Database): Database => underlying.get(db) ?? db

/** Records that `wrapper` wraps `db`. */
export function databaseBehind(db: Database, wrapper: Database): Database {
  underlying.set(wrapper, databaseOf(db))
  return wrapper
}

/** Inside an ambient transaction, the database's queries join it and a transaction becomes a savepoint. */
export function joinAmbientTransactions(db: Database): Database {
  const queries = () => current()?.transaction ?? db
  return databaseBehind(db, {
    ...db,
    query: (statement, parameters) => queries().query(statement, parameters),
    notify: (channel, payload) => queries().notify(channel, payload),
    reader: (fresh) => current()?.transaction ?? db.reader(fresh),
    transaction(work) {
      const ambient = current()
      return ambient ? inSavepoint(ambient, work) : db.transaction(work)
    },
  })
}

async function inSavepoint<T>(ambient: Ambient, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { transaction } = ambient
  ambient.savepoints += 1
  const name = `inner_${ambient.savepoints}`
  await transaction.query(`SAVEPOINT ${name}`)
  const notifications: [channel: string, payload: string][] = []
  try {
    const result = await work({
      ...transaction,
      notify: (channel, payload) => void notifications.push([channel, payload]),
    })
    await transaction.query(`RELEASE SAVEPOINT ${name}`)
    for (const notification of notifications) transaction.notify(...notification)
    ambient.commits += 1
    return result
  } catch (error) {
    await transaction.query(`ROLLBACK TO SAVEPOINT ${name}`).catch(() => {})
    throw error
  }
}

/** Runs `work` in a transaction. It is the ambient transaction of functions that `work` passes to `inside`. */
export async function inAmbientTransaction<T>(
  db: Database,
  work: (transaction: Transaction, inside: Inside) => Promise<T>,
): Promise<T> {
  const afterCommit: (() => void)[] = []
  const result = await db.transaction(async (transaction) => {
    const ambient: Ambient = { transaction, savepoints: 0, commits: 0, isOpen: true, afterCommit }
    const run: Inside['run'] = (task) => storage.run(ambient, task)
    try {
      return await work(transaction, { run, hasCommitted: () => ambient.commits > 0 })
    } finally {
      ambient.isOpen = false
    }
  })
  for (const run of afterCommit) run()
  return result
}

type Inside = {
  run<T>(task: () => Promise<T>): Promise<T>
  /** Whether a transaction inside was committed. It stays committed even if the work then fails. */
  hasCommitted(): boolean
}
