import type { Queries, Telling } from './database.ts'

type Notice = { channel: string; payload: string }

const mostAtOnce = 200

/**
 * Sends what committed transactions have to say. Said inside of them it would put their commits in line, one after the
 * other; what comes while some is on its way goes out together. A process that dies says nothing: whoever listens looks
 * again when they come back.
 */
export function createNotifier(queries: Queries) {
  const waiting: Notice[] = []
  let sending: Promise<void> | null = null

  async function send() {
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce)
      await queries
        .query(
          {
            name: 'notify',
            text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS pending (channel, payload)',
          },
          [some.map(({ channel }) => channel), some.map(({ payload }) => payload)],
        )
        .catch(() => {})
    }
    sending = null
  }

  function notify(channel: string, payload: string) {
    waiting.push({ channel, payload })
    sending ??= send()
  }

  return {
    notify,
    /** Everything that was said is out. */
    idle: async () => void (await sending),
    /** Keeps what a transaction says until it is committed. */
    async after<T>(transaction: (telling: (queries: Queries) => Telling) => Promise<T>): Promise<T> {
      const pending: Notice[] = []
      const answer = await transaction((queries) => ({
        ...queries,
        notify: (channel, payload) => void pending.push({ channel, payload }),
      }))
      for (const { channel, payload } of pending) notify(channel, payload)
      return answer
    },
  }
}
