import type { Queries, Transaction } from './database.ts'
import { withUsualLimit } from './postgres/time-limit.ts'
import { isUnavailable } from './postgres/unavailable.ts'

type PgNotification = { channel: string; payload: string }

const mostAtOnce = 200
/** While the database is away, older notifications are dropped. Listeners read everything again after a loss. */
const mostWaiting = 10_000
const retryMs = 1_000

/**
 * Sends the notifications of committed transactions. Inside the transaction, NOTIFY would make commits wait for each
 * other. Notifications that arrive meanwhile share the next statement. After a connection failure they are sent again;
 * one that the database refuses is dropped. If this process dies, they are lost, and listeners read again when they
 * reconnect.
 */
export function createNotifier(queries: Queries) {
  const waiting: PgNotification[] = []
  let sending: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function send() {
    /** How many to send one by one, because the database refuses one of them. */
    let alone = 0
    while (waiting.length > 0) {
      const some = waiting.slice(0, alone > 0 ? 1 : mostAtOnce)
      const outcome = await tell(some)
      if (outcome === 'away') {
        startLater()
        break
      }
      if (outcome === 'refused' && some.length > 1) {
        alone = some.length
        continue
      }
      alone = Math.max(0, alone - 1)
      waiting.splice(0, some.length)
    }
    sending = null
  }

  function startLater() {
    if (!isClosed) retry = setTimeout(start, retryMs).unref()
  }

  const tell = (some: PgNotification[]): Promise<'sent' | 'away' | 'refused'> =>
    withUsualLimit(() =>
      queries.query(
        {
          name: 'notify',
          text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS pending (channel, payload)',
        },
        [some.map(({ channel }) => channel), some.map(({ payload }) => payload)],
      ),
    ).then(
      () => 'sent',
      (error) => (isUnavailable(error) ? 'away' : 'refused'),
    )

  function start() {
    clearTimeout(retry)
    sending ??= send()
  }

  function notify(channel: string, payload: string) {
    // The first ones may be on their way, so they stay.
    if (waiting.length >= mostWaiting) waiting.splice(mostAtOnce, 1)
    waiting.push({ channel, payload })
    start()
  }

  return {
    notify,
    /** Sends the waiting notifications, without a retry. */
    async close() {
      isClosed = true
      clearTimeout(retry)
      if (waiting.length > 0) start()
      await sending
    },
    /** Collects a transaction's notifications until the commit. */
    async after<T>(transaction: (begin: (queries: Queries) => Transaction) => Promise<T>): Promise<T> {
      const pending: PgNotification[] = []
      const answer = await transaction((queries) => ({
        ...queries,
        notify: (channel, payload) => void pending.push({ channel, payload }),
      }))
      for (const { channel, payload } of pending) notify(channel, payload)
      return answer
    },
  }
}
