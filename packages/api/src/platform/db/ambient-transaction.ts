import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from './database.ts'

type Ambient = {
  transaction: Transaction
  savepoints: number
  /** Transactions inside it that were committed. */
  commits: number
  /** Work that outlives the transaction goes to the database itself. */
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

/** Runs `work` when the ambient transaction is committed, and at once without one. */
export function afterCommit(work: () => void): void {
  const ambient = current()
  if (ambient) ambient.afterCommit.push(work)
  else work()
}

const underlying = new WeakMap<Database, Database>()

/** The database that `joinAmbientTransactions` was given, for what must be the same for both. */
export const databaseOf = (db: Database): Database => underlying.get(db) ?? db

/** Notes that `wrapper` is `db` with more to it. */
export function databaseBehind(db: Database, wrapper: Database): Database {
  underlying.set(wrapper, databaseOf(db))
  return wrapper
}

/** Inside an ambient transaction the database's queries belong to it, and a transaction is a savepoint of it. */
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

/** Runs `work` in a transaction. What `work` passes to `inside` has it as its ambient transaction. */
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
  /** Whether the work has committed a transaction inside, which stays even if the work then fails. */
  hasCommitted(): boolean
}
