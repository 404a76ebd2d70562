import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseOptions = {
  /** A real PostgreSQL; without it PGlite runs in this process. */
  url?: string | undefined
  /** A replica of it, for reads. */
  readUrl?: string | undefined
  /** Where PGlite keeps its files; without it in memory. */
  folder?: string | undefined
  poolSize?: number | undefined
  /** For a command, whose statements may take as long as they need. */
  isPatient?: boolean | undefined
}

/** Longer than any honest statement of a request takes; what exceeds it is an outage, not an answer. */
const requestLimit = 15_000

export function openDatabase({ url, readUrl, folder, poolSize = 10, isPatient }: DatabaseOptions): Promise<Database> {
  return url
    ? openPostgres({ url, readUrl, poolSize, statementLimit: isPatient ? 0 : requestLimit })
    : openPglite(folder)
}
