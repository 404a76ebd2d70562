import { inAmbientTransaction, joinAmbientTransactions } from '../platform/db/ambient-transaction.ts'
import type { Database } from '../platform/db/database.ts'

/**
 * Runs `work` in one transaction. The next seed skips a part that has any of its rows, so a part must be written whole.
 */
export const inOneTransaction = <T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> =>
  inAmbientTransaction(db, (_transaction, inside) => inside.run(() => work(joinAmbientTransactions(db))))
