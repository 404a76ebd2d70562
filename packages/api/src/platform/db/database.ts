/** A statement that is worth preparing: PostgreSQL parses and plans it once a connection. */
export type PreparedStatement = { name: string; text: string }

const prepareds = new Map<string, PreparedStatement>()

/** Names a statement that is put together from parts. For such of few forms: each connection keeps every one. */
export function prepare(text: string): PreparedStatement {
  const statement = prepareds.get(text) ?? { name: `form-${prepareds.size}`, text }
  prepareds.set(text, statement)
  return statement
}

export type Row = Record<string, unknown>

/** Whatever can answer a query: a database, its replica, or an open transaction. */
export type Queries = {
  query<T extends Row>(statement: string | PreparedStatement, parameters?: readonly unknown[]): Promise<T[]>
}

/** Also notifies listeners: after the commit, and never without it. */
export type Transaction = Queries & { notify(channel: string, payload: string): void }

/** Also runs several statements at once, without parameters. */
export type Script = Queries & { run(statements: string): Promise<void> }

/** One connection, so that what PostgreSQL ties to a session (advisory locks, settings) lasts until the work ends. */
export type Session = Script & {
  transaction(work: (transaction: Script) => Promise<void>): Promise<void>
}

export type Stop = () => Promise<void>

/** The state of the connections, for metrics. */
export type DatabaseHealth = {
  /** Whether the last statement of this process reached the database. */
  isUp: boolean
  /** Connections of the pool; those at work; callers that wait for one. */
  connections: number
  inUse: number
  waiting: number
  isListening: boolean
  reconnects: number
}

export type Database = Transaction & {
  readonly kind: 'pglite' | 'postgres'
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Opens a session of its own, without a time limit, for migrations and other long work. It is not in a transaction. */
  script(work: (session: Session) => Promise<void>): Promise<void>
  /**
   * Hears a channel until stopped; `onReconnect` says that notices may have been missed. All channels share one
   * connection.
   */
  listen(channel: string, onNotification: (payload: string) => void, onReconnect?: () => void): Promise<Stop>
  /** Asks on the connection that listens: it needs no place in the pool, and less than a second. */
  ask<T extends Row>(statement: string | PreparedStatement, parameters?: readonly unknown[]): Promise<T[]>
  /** Where to read: the replica if there is one, but the primary for the one who has just written. */
  reader(fresh: boolean): Queries
  health(): DatabaseHealth
  close(): Promise<void>
}
