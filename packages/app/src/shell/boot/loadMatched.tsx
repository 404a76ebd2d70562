import { createRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { type LazyComponent, loadWithRetry } from '../../platform/lazy.tsx'
import { ConnectionNotice } from '../ConnectionNotice.tsx'
import { ProtectedLoading } from '../ProtectedLoading.tsx'

type Load = LazyComponent<object>['load']

/**
 * Loads the code of the open page before the router starts, so that hydration does not wait inside it: the longest
 * task on Home takes 124 ms instead of 225. The shell of a protected page is already there and does not wait.
 */
export async function loadMatched(routes: RouteObject[], basename: string) {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (route.HydrateFallback === ProtectedLoading) continue
    const { load } = (route.Component ?? {}) as { load?: Load }
    await load?.().catch(() => askAgain(load))
  }
}

/** Nothing on the page works until then. The notice goes into the empty place that the page has for it. */
async function askAgain(load: Load) {
  const notice = createRoot(document.querySelector('[data-slot=offline-notice]') as Element)
  notice.render(<ConnectionNotice />)
  await loadWithRetry(load)
  notice.unmount()
}
