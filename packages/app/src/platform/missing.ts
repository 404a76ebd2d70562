// Parts of the page whose code could not be had: the reader is told once for all of them, and tries again for all of them.
let waiting: (() => void)[] = []
const listeners = new Set<() => void>()

/** Waits until the reader, or the network that is back, asks again. */
export function untilAskedAgain() {
  return new Promise<void>((resolve) => {
    waiting.push(resolve)
    tell()
  })
}

export function isAnythingMissing() {
  return waiting.length > 0
}

export function askAgain() {
  const parts = waiting
  waiting = []
  for (const part of parts) part()
  tell()
}

export function onMissingChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('online', askAgain)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('online', askAgain)
  }
}

function tell() {
  for (const listener of listeners) listener()
}
