import type { Refusal } from '../refusal.ts'

type Options = { atOnce: number; mostWaiting: number; busy: () => Refusal }

/** Places of work, so many at once: whoever finds none waits in line, unless the line is long, until they leave it. */
export function createPlaces({ atOnce, mostWaiting, busy }: Options) {
  let free = atOnce
  const line = new Set<() => void>()

  function give() {
    free++
    const [next] = line
    next?.()
  }

  /** Resolves to what gives the place back. */
  return function take(leaving: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      leaving.throwIfAborted()
      const begin = () => {
        free--
        line.delete(begin)
        resolve(give)
      }
      if (free > 0) return begin()
      if (line.size >= mostWaiting) return reject(busy())
      line.add(begin)
      const leave = () => {
        if (line.delete(begin)) reject(leaving.reason)
      }
      leaving.addEventListener('abort', leave, { once: true })
    })
  }
}
