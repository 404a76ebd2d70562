// Limits responses with thousands of rows, such as a list without a limit. Each blocks the process for much of a second
// and uses megabytes until it is read: a hundred at once blocked all other requests for half a minute.
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { ApiProblem } from '../../api-problem.ts'
import { createFairQueue } from '../fair-queue.ts'
import type { Readers } from './readers.ts'

export type LargeResponseQueue = ReturnType<typeof createLargeResponseQueue>

type Bounds = {
  /** Responses that are made at once. With two, the database works on one while the other is serialized. */
  atOnce?: number
  mostWaiting?: number
  longestWait?: number
  /** The clients that read the responses. While too much is unread, no more are made. */
  readers: Readers
}

/** From this many bytes on, a response counts as large. */
const large = 256 * 1024

/** Limits how many large responses are made at once. A few more wait, and the rest get 503 with `Retry-After`. */
export function createLargeResponseQueue({ atOnce = 2, mostWaiting = 8, longestWait = 10_000, readers }: Bounds) {
  const queue = createFairQueue({ atOnce, mostWaiting, busy })
  readers.onCrowd((isCrowded) => (isCrowded ? queue.pause() : queue.start()))

  return {
    async run<Made>(address: string, make: () => Promise<Made>): Promise<Made> {
      const waiting = new AbortController()
      const patience = setTimeout(() => waiting.abort(busy()), longestWait)
      const turn = async () => {
        clearTimeout(patience)
        try {
          return await make()
        } finally {
          // Let requests that arrived in the meantime run first.
          await setImmediate()
        }
      }
      return queue.add(address, turn, waiting.signal).finally(() => clearTimeout(patience))
    },
    /** Counts a large response as unread until the client has read it. */
    watch(response: ServerResponse, bytes: number) {
      if (bytes >= large) readers.watch(response, bytes)
    },
    waiting: queue.waiting,
  }
}

const busy = () =>
  new ApiProblem('unavailable', { retryAfter: 2 }, 'Too many full lists are being requested. Try again in 2 s.')
