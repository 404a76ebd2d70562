import { followUp, isOffline, onConnectionChange } from '../../platform/connection.ts'
import { isOfSession } from '../../platform/queries.ts'
import { whenIdle } from '../../platform/tasks.ts'
import type { Visit } from '../../session/visit.ts'

/** Work that can wait until the page is drawn and idle. */
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

/** Removes a member's data when the session ends or changes. */
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

/** The page may be out of date when the network is back. */
function followConnection({ data }: Visit) {
  onConnectionChange(() => {
    if (!isOffline()) void data.renew(() => true)
  })
  // The worker answers from its cache when the network fails, and then reports it.
  navigator.serviceWorker?.addEventListener('message', ({ data: message }) => {
    if (message?.type === 'unreachable') void followUp()
  })
  navigator.serviceWorker?.controller?.postMessage({ type: 'listening' })
}
