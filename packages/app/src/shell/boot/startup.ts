import { followUp, isOffline, onConnectionChange } from '../../platform/connection.ts'
import { isOfSession } from '../../platform/queries.ts'
import { whenIdle } from '../../platform/tasks.ts'
import type { Visit } from '../../session/visit.ts'

/** What the page does once it is drawn and has nothing better to do. */
export function startQuietly(visit: Visit) {
  forgetWithSession(visit)
  visit.session.findOut()
  whenIdle(
    () =>
      void import('./offline.ts').then(
        ({ keepForOffline }) => keepForOffline(),
        () => {},
      ),
  )
  followConnection(visit)
}

/** Nothing of one user stays for the next. */
function forgetWithSession({ session, data }: Visit) {
  const idOf = () => {
    const current = session.current()
    return current.status === 'signed-in' ? current.user.id : null
  }
  let last = idOf()
  session.subscribe(() => {
    const now = idOf()
    if (last !== null && now !== last) void data.drop(isOfSession)
    last = now
  })
}

/** What is shown may be old once the network is back. */
function followConnection({ data }: Visit) {
  onConnectionChange(() => {
    if (!isOffline()) void data.renew(() => true)
  })
  // The worker answers from what it has kept, and then says so.
  navigator.serviceWorker?.addEventListener('message', ({ data: message }) => {
    if (message?.type === 'unreachable') void followUp()
  })
  navigator.serviceWorker?.controller?.postMessage({ type: 'listening' })
}
