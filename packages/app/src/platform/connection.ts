// Whether the network is available. A browser that reports offline is right; online only means that there is some
// network. So after a request without an answer the app's own host is requested until it answers.
const askAgainAfter = 5_000

let isCutOff = false
let isAsking = false
const listeners = new Set<() => void>()

export function isOffline() {
  return isCutOff || (typeof navigator !== 'undefined' && navigator.onLine === false)
}

export function onConnectionChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Call it when a request got no answer: the network may be down, or only that server. */
export async function followUp() {
  if (isAsking) return
  isAsking = true
  while (!(await isHostReached())) {
    tell(true)
    await nextTry()
  }
  tell(false)
  isAsking = false
}

function tell(isNowCutOff: boolean) {
  if (isNowCutOff === isCutOff) return
  isCutOff = isNowCutOff
  for (const listener of listeners) listener()
}

/** Any response will do. The service worker does not answer a HEAD from its cache. */
function isHostReached() {
  return fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function nextTry() {
  const waiting = new AbortController()
  return new Promise<void>((resolve) => {
    setTimeout(resolve, askAgainAfter)
    addEventListener('online', () => resolve(), { signal: waiting.signal })
  }).finally(() => waiting.abort())
}
