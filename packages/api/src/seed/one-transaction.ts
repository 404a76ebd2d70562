import { inAmbientTransaction, joinAmbientTransactions } from '../platform/db/ambient-transaction.ts'
import type { Database } from '../platform/db/database.ts'

/**
 * Runs `work` in one transaction. A part of the seed looks for what it has written to see whether it has run, so it must be
 * written whole: the next seed skips what an interrupted one has left.
 */
export const inOneTransaction = <T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> =>
  inAmbientTransaction(db, (_transaction, inside) => inside.run(() => work(joinAmbientTransactions(db))))
