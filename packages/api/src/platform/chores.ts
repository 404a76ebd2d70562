// Recurring work while the server runs.
import type { FastifyBaseLogger } from 'fastify'
import { withLongLimit } from './db/postgres/time-limit.ts'

export type Chore = { name: string; everySeconds: number; work: () => Promise<unknown> }

/** Milliseconds between the starts of two chores. Together they would use every connection at once. */
const startGapMs = 1000
const retrySeconds = 60

/** Runs each chore now, frequent ones first, and again after each pause. Returns a function that stops them. */
export function repeatChores(chores: readonly Chore[], log: Pick<FastifyBaseLogger, 'warn'>) {
  const running: ReturnType<typeof repeat>[] = []
  let isStopped = false
  async function start() {
    for (const chore of chores.toSorted((one, other) => one.everySeconds - other.everySeconds)) {
      if (isStopped) return
      const repeated = repeat(chore, log)
      running.push(repeated)
      await Promise.race([repeated.first, pause(startGapMs)])
    }
  }
  void start()
  return async () => {
    isStopped = true
    await Promise.all(running.map(({ stop }) => stop()))
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

/** Runs one at a time. After a failure the next run comes within a minute. */
function repeat({ name, everySeconds, work }: Chore, log: Pick<FastifyBaseLogger, 'warn'>) {
  let waiting: NodeJS.Timeout | undefined
  let isStopped = false
  let now: Promise<void>
  async function run() {
    const hasFailed = await withLongLimit(work).then(
      () => false,
      (error) => {
        log.warn({ err: error }, `could not: ${name}`)
        return true
      },
    )
    if (isStopped) return
    const seconds = hasFailed ? Math.min(everySeconds, retrySeconds) : everySeconds
    waiting = setTimeout(() => {
      now = run()
    }, seconds * 1000)
  }
  now = run()
  return {
    first: now,
    async stop() {
      isStopped = true
      clearTimeout(waiting)
      await now
    },
  }
}
