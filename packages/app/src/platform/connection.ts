// Whether the network is there. A browser that says no is right; its yes means some network only, so after a request
// that got no answer the app's own host is asked until it answers.
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

/** Call it when a request got no answer: the network may be gone, or only that server. */
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

/** Any answer will do. The service worker lets a HEAD pass. */
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
