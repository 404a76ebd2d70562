import type { Database } from './database.ts'
import { openPglite } from './embedded/pglite.ts'
import type { ListenerTiming } from './postgres/listener.ts'
import type { Limits } from './postgres/pool.ts'
import { openPostgres } from './postgres/postgres.ts'

export type DatabaseOptions = {
  /** A real PostgreSQL; without it PGlite runs in this process. */
  url?: string | undefined
  /** A replica of it, for reads. */
  readUrl?: string | undefined
  /** PostgreSQL itself, where `url` is a connection pooler: for notices, migrations and their locks. */
  listenUrl?: string | undefined
  /** Whether `url` is a connection pooler that gives each transaction any session. */
  isShared?: boolean | undefined
  /** Where PGlite keeps its files; without it in memory. */
  folder?: string | undefined
  poolSize?: number | undefined
  /** For a command, whose statements may take as long as they need. */
  hasLongLimit?: boolean | undefined
  /** Seconds in which a statement of an ordinary request has its answer, or the database counts as away. */
  timeoutSeconds?: number | undefined
  listenerTiming?: Partial<ListenerTiming> | undefined
}

/** Longer than any statement of an import, an export or a sweep takes. */
const longStatementMs = 15_000
const connectMs = 8_000

export function openDatabase({ url, folder, poolSize = 10, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres({ ...options, url, poolSize, limits: limitsOf(options) }) : openPglite(folder)
}

/** How long a request waits for a connection, of the seconds that it has. */
export const connectMsOf = (timeoutSeconds: number) => timeoutSeconds * 300

/** Of the time of a request, a connection has three tenths, the statement four; the rest is for its answer to arrive. */
function limitsOf({ hasLongLimit, timeoutSeconds, isShared = false }: Omit<DatabaseOptions, 'url'>): Limits {
  if (hasLongLimit) return { connectMs, statementMs: 0, longStatementMs: 0, askMs: longStatementMs, isShared }
  if (timeoutSeconds === undefined)
    return { connectMs, statementMs: longStatementMs, longStatementMs, askMs: longStatementMs, isShared }
  const statementMs = timeoutSeconds * 400
  return {
    connectMs: connectMsOf(timeoutSeconds),
    statementMs,
    longStatementMs: Math.max(longStatementMs, statementMs),
    askMs: 700,
    isShared,
  }
}
