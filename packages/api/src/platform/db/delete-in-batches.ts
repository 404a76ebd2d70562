import type { Queries } from './database.ts'

const batch = 1_000

type Old = {
  table: string
  /** The columns of the table's key. */
  key: string
  /** The condition for old rows. Parameters start at `$1`. */
  where: string
  parameters?: readonly unknown[]
}

/**
 * Deletes old rows, a thousand at a time, so that no lock and no transaction lasts long. Locked rows stay for the next
 * run, so replicas may do this at the same time.
 */
export async function deleteInBatches(db: Queries, { table, key, where, parameters = [] }: Old): Promise<void> {
  const statement = `DELETE FROM ${table} WHERE (${key}) IN (
      SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${batch} FOR UPDATE SKIP LOCKED
    ) RETURNING 1`
  for (;;) {
    const deleted = await db.query(statement, parameters)
    if (deleted.length < batch) return
  }
}
