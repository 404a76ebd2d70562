/** A statement that PostgreSQL parses and plans once for each connection. */
export type PreparedStatement = { name: string; text: string }

const prepareds = new Map<string, PreparedStatement>()

/**
 * Names a statement that is built from parts. Use it for few variants only, because each connection keeps all of them.
 */
export function prepare(text: string): PreparedStatement {
  const statement = prepareds.get(text) ?? { name: `form-${prepareds.size}`, text }
  prepareds.set(text, statement)
  return statement
}

export type Row = Record<string, unknown>

/** Answers queries: a database, its replica, or an open transaction. */
export type Queries = {
  query<T extends Row>(statement: string | PreparedStatement, parameters?: readonly unknown[]): Promise<T[]>
}

/** Also sends notifications after the commit, and none after a rollback. */
export type Transaction = Queries & { notify(channel: string, payload: string): void }

/** Also runs several statements at once, without parameters. */
export type Script = Queries & { run(statements: string): Promise<void> }

/** One connection, so that advisory locks and settings last until the work ends. */
export type Session = Script & {
  transaction(work: (transaction: Script) => Promise<void>): Promise<void>
}

export type Stop = () => Promise<void>

/** The state of the connections, for metrics. */
export type DatabaseHealth = {
  /** Whether the last statement of this process reached the database. */
  isUp: boolean
  /** Connections of the pool, those in use, and callers that wait for one. */
  connections: number
  inUse: number
  waiting: number
  isListening: boolean
  reconnects: number
}

export type Database = Transaction & {
  readonly kind: 'pglite' | 'postgres'
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Opens a session without a time limit, for migrations and other long work. It is not in a transaction. */
  script(work: (session: Session) => Promise<void>): Promise<void>
  /**
   * Listens to a channel until stopped. `onReconnect` means that notifications may be lost. All channels share one
   * connection.
   */
  listen(channel: string, onNotification: (payload: string) => void, onReconnect?: () => void): Promise<Stop>
  /** Queries on the listening connection, without one of the pool. For requests the limit is below a second. */
  ask<T extends Row>(statement: string | PreparedStatement, parameters?: readonly unknown[]): Promise<T[]>
  /** The database to read from: the replica if there is one, or the primary for a caller who has just written. */
  reader(fresh: boolean): Queries
  /** Milliseconds that the current request may still use for its statements. Infinite outside a request. */
  requestTimeLeft(): number
  health(): DatabaseHealth
  close(): Promise<void>
}
