import type { Database } from './database.ts'
import { openPglite } from './embedded/pglite.ts'
import type { ListenerTiming } from './postgres/listener.ts'
import { type Limits, unlimited } from './postgres/pool.ts'
import { openPostgres } from './postgres/postgres.ts'

export type DatabaseOptions = {
  /** The address of PostgreSQL. Without it, PGlite runs in this process. */
  url?: string | undefined
  /** A replica of it, for reads. */
  readUrl?: string | undefined
  /** PostgreSQL itself if `url` is a connection pooler: notifications, migrations and their locks need sessions. */
  listenUrl?: string | undefined
  /** Whether `url` is a connection pooler whose sessions are shared between transactions. */
  isShared?: boolean | undefined
  /** The folder of PGlite's files. Without it, the database is in memory. */
  folder?: string | undefined
  poolSize?: number | undefined
  /** For a command: its statements have no time limit. */
  hasLongLimit?: boolean | undefined
  /** Seconds in which an ordinary request must have its answer. After that the database counts as away. */
  timeoutSeconds?: number | undefined
  listenerTiming?: Partial<ListenerTiming> | undefined
}

/** Longer than any statement of an import, an export or a sweep. */
const longStatementMs = 15_000
const connectMs = 8_000

export function openDatabase({ url, folder, poolSize = 10, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres({ ...options, url, poolSize, limits: limitsOf(options) }) : openPglite(folder)
}

/** How long a request waits for a connection. */
export const connectMsOf = (timeoutSeconds: number) => timeoutSeconds * 300

/**
 * Divides a request's time: 30 % for a connection, 40 % for a statement, the rest until its answer arrives. All waits of
 * a request have 80 %. A statement starts in the first half of that, so that its own time is still left.
 */
function limitsOf({ hasLongLimit, timeoutSeconds, isShared = false }: Omit<DatabaseOptions, 'url'>): Limits {
  if (hasLongLimit) return { ...unlimited, connectMs, longStatementMs, askMs: longStatementMs, isShared }
  if (timeoutSeconds === undefined)
    return { ...unlimited, connectMs, statementMs: longStatementMs, longStatementMs, askMs: longStatementMs, isShared }
  const statementMs = timeoutSeconds * 400
  return {
    requestMs: timeoutSeconds * 800,
    connectMs: connectMsOf(timeoutSeconds),
    statementMs,
    longStatementMs: Math.max(longStatementMs, statementMs),
    askMs: 700,
    isShared,
  }
}
