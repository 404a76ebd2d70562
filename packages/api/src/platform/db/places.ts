/**
 * A number of places. A caller that finds none waits for one in order. Each statement takes some, and a general queue
 * took four times as long.
 */
export class Places {
  readonly #count: number
  readonly #onIdle: () => void
  #free: number
  readonly #waiting = new Set<() => void>()

  /** `onIdle` runs when the last place is given back. */
  constructor(count: number, onIdle = () => {}) {
    this.#count = count
    this.#onIdle = onIdle
    this.#free = count
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Takes a free place if there is one. */
  tryTake(): boolean {
    if (this.#free === 0) return false
    this.#free -= 1
    return true
  }

  /** Waits for a place. The signal ends the wait with its reason. */
  async wait(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#waiting.delete(start)
        reject(signal.reason)
      }
      const start = () => {
        signal.removeEventListener('abort', onAbort)
        resolve()
      }
      this.#waiting.add(start)
      signal.addEventListener('abort', onAbort, { once: true })
    })
  }

  /** The place goes to the first caller that waits. */
  giveBack(): void {
    const [next] = this.#waiting
    if (next) {
      this.#waiting.delete(next)
      next()
    } else {
      this.#free += 1
      if (this.#free === this.#count) this.#onIdle()
    }
  }
}
