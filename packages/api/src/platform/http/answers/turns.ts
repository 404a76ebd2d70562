// Answers that hold thousands of rows, such as a list without a limit: each takes the process for a good part of a second
// and megabytes until it is read, so a hundred of them at once left nobody else a turn for half a minute.
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'
import { Refusal } from '../../api-error.ts'
import type { Readers } from './readers.ts'

export type Turns = ReturnType<typeof createTurns>

type Bounds = {
  /** How many are made at once; two, so that the database works on one while the other is written down. */
  atOnce?: number
  mostWaiting?: number
  longestWait?: number
  /** Whose answers they are: while too much is unread, no more are made. */
  readers: Readers
}

/** From so many bytes on an answer is looked after until it is read. */
const large = 256 * 1024

/** Lets few large answers be made at a time; a few more wait, and the rest are told to come again. */
export function createTurns({ atOnce = 2, mostWaiting = 8, longestWait = 10_000, readers }: Bounds) {
  const queue = new PQueue({ concurrency: atOnce })
  readers.onCrowd((isCrowded) => (isCrowded ? queue.pause() : queue.start()))

  return {
    async take<Made>(make: () => Promise<Made>): Promise<Made> {
      if (queue.size >= mostWaiting) throw busy()
      const waiting = new AbortController()
      const patience = setTimeout(() => waiting.abort(busy()), longestWait)
      const turn = async () => {
        clearTimeout(patience)
        try {
          return await make()
        } finally {
          // What has come in meanwhile has its turn first.
          await setImmediate()
        }
      }
      return queue.add(turn, { signal: waiting.signal })
    },
    /** Looks after a large answer until it is read. */
    look(response: ServerResponse, bytes: number) {
      if (bytes >= large) readers.watch(response, bytes)
    },
    waiting: () => queue.size,
  }
}

const busy = () =>
  new Refusal('unavailable', { retryAfter: 2 }, 'Too many full lists are being requested. Try again in 2 s.')
