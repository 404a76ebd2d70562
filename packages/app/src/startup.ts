import { drop } from './data/cache.ts'
import { isOfSession } from './data/reads.ts'
import { keepForOffline } from './offline.ts'
import { authentication, currentSession, subscribeToSession } from './session/session.ts'

/** What the page does once it is drawn and has nothing better to do. */
export function startQuietly() {
  forgetWithSession()
  whenIdle(() => authentication().catch(() => {}))
  keepForOffline()
}

/** Nothing of one user stays for the next. */
function forgetWithSession() {
  let last = idOf()
  subscribeToSession(() => {
    const now = idOf()
    if (last !== null && now !== last) void drop(isOfSession)
    last = now
  })
}

function idOf() {
  const session = currentSession()
  return session.status === 'signed-in' ? session.user.id : null
}

function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3_000 })
  else setTimeout(task, 500)
}
