// Parts of the page whose code failed to load. One notice and one retry serve all of them.
let waiting: (() => void)[] = []
const listeners = new Set<() => void>()

/** Waits until the reader retries or the network is back. */
export function waitForRetry() {
  return new Promise<void>((resolve) => {
    waiting.push(resolve)
    tell()
  })
}

export function isAnythingMissing() {
  return waiting.length > 0
}

export function retryAll() {
  const parts = waiting
  waiting = []
  for (const part of parts) part()
  tell()
}

export function onMissingChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('online', retryAll)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('online', retryAll)
  }
}

function tell() {
  for (const listener of listeners) listener()
}
