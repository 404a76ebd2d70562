import type { Queries } from './database.ts'

const batch = 1_000

type Old = {
  table: string
  /** The columns of its key. */
  key: string
  /** Which rows are old. Parameters start at `$1`. */
  where: string
  parameters?: readonly unknown[]
}

/**
 * Deletes old rows, a thousand in a statement, so that no lock and no transaction lasts long. Rows that somebody else
 * holds stay for the next run: replicas may do this at the same time.
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
