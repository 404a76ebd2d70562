import PQueue from 'p-queue'

type Bounds = {
  /** How many run at once. */
  atOnce: number
  mostWaiting: number
  /** The problem if there is no place. */
  busy: () => Error
}

/**
 * A queue for heavy requests. One address gets at most half of the waiting places, and its second request waits behind the
 * first of every other address: accounts are free, so limits of an account alone let one client close the queue for all.
 */
export function createFairQueue({ atOnce, mostWaiting, busy }: Bounds) {
  const queue = new PQueue({ concurrency: atOnce })
  const waiting = new Map<string, number>()

  function leave(address: string) {
    const others = (waiting.get(address) ?? 1) - 1
    if (others > 0) waiting.set(address, others)
    else waiting.delete(address)
  }

  return {
    /** Runs `work` when it is its turn. The signal ends the wait, and not work that has begun. */
    async add<Made>(address: string, work: () => Promise<Made>, signal: AbortSignal): Promise<Made> {
      const ahead = waiting.get(address) ?? 0
      if (queue.size >= mostWaiting || ahead >= Math.ceil(mostWaiting / 2)) throw busy()
      waiting.set(address, ahead + 1)
      let isWaiting = true
      const stopWaiting = () => {
        if (isWaiting) leave(address)
        isWaiting = false
      }
      const begin = () => {
        stopWaiting()
        return work()
      }
      try {
        return await queue.add(begin, { signal, priority: -ahead })
      } finally {
        stopWaiting()
      }
    },
    pause: () => queue.pause(),
    start: () => void queue.start(),
    waiting: () => queue.size,
  }
}
