import type { Database, Queries } from '../database.ts'
import { createNotifier } from '../notifier.ts'
import { createListener, type ListenerTiming } from './listener.ts'
import { type Limits, openPool } from './pool.ts'
import { inSession } from './session.ts'
import { requestTimeLeft } from './time-limit.ts'

export type PostgresOptions = {
  url: string
  readUrl?: string | undefined
  /** PostgreSQL itself if `url` is a connection pooler, for work that needs a session. */
  listenUrl?: string | undefined
  poolSize: number
  limits: Limits
  listenerTiming?: Partial<ListenerTiming> | undefined
}

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, readUrl, listenUrl = url, limits, listenerTiming: timing } = options
  const primary = openPool(url, options)
  const replica = readUrl ? openPool(readUrl, options) : null
  const onPrimary: Queries = { query: primary.query }
  const onReplica: Queries = replica ? { query: replica.query } : onPrimary
  const notifier = createNotifier(onPrimary)
  const listener = createListener({ connectionString: listenUrl, timing, onLost: primary.doubtIdle })

  return {
    kind: 'postgres',
    query: onPrimary.query,
    notify: notifier.notify,
    transaction: (work) => notifier.after((telling) => primary.transaction((queries) => work(telling(queries)))),
    script: (work) => inSession(listenUrl, work),
    listen: listener.listen,
    ask: (statement, parameters = []) => listener.ask(statement, parameters, limits.askMs),
    reader: (fresh) => (fresh ? onPrimary : onReplica),
    requestTimeLeft: () => requestTimeLeft(limits.requestMs),
    health: () => ({
      ...primary.health(),
      isListening: listener.isConnected(),
      reconnects: listener.reconnects(),
    }),
    async close() {
      await notifier.close()
      await Promise.all([listener.close(), primary.close(), replica?.close()])
    },
  }
}
