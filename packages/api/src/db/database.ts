/** A statement that is worth preparing: PostgreSQL parses and plans it once a connection. */
export type Prepared = { name: string; text: string }

const prepareds = new Map<string, Prepared>()

/** Names a statement that is put together from parts. For such of few forms: each connection keeps every one. */
export function prepared(text: string): Prepared {
  const known = prepareds.get(text) ?? { name: `form-${prepareds.size}`, text }
  prepareds.set(text, known)
  return known
}

export type Row = Record<string, unknown>

/** Whatever can answer a query: a database, its replica, or an open transaction. */
export type Queries = {
  query<T extends Row>(statement: string | Prepared, parameters?: readonly unknown[]): Promise<T[]>
}

/** Also says something to whoever listens: once it is committed, and never if it is not. */
export type Telling = Queries & { notify(channel: string, payload: string): void }

export type Stop = () => Promise<void>

export type Database = Telling & {
  readonly kind: 'pglite' | 'postgres'
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (transaction: Telling) => Promise<T>): Promise<T>
  /** Runs statements without parameters, several if need be, in one transaction and without a time limit. */
  script(work: (transaction: Queries & { run(statements: string): Promise<void> }) => Promise<void>): Promise<void>
  /** Hears a channel until stopped; `onReconnect` tells that notices may have been missed. */
  listen(channel: string, onNotice: (payload: string) => void, onReconnect?: () => void): Promise<Stop>
  /** Where to read: the replica if there is one, but the primary for the one who has just written. */
  reader(fresh: boolean): Queries
  ping(): Promise<void>
  close(): Promise<void>
}
