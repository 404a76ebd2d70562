import { createRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { type LazyComponent, loadWithRetry } from '../../platform/lazy.tsx'
import { ConnectionNotice } from '../ConnectionNotice.tsx'
import { ProtectedLoading } from '../ProtectedLoading.tsx'

type Load = LazyComponent<object>['load']

/**
 * Loads the code of the page that is open before the router begins: a rendered page is taken over as it is, on Home with
 * a longest task of 124 ms rather than 225. The shell of a protected page is there already, and is not kept waiting.
 */
export async function loadMatched(routes: RouteObject[], basename: string) {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (route.HydrateFallback === ProtectedLoading) continue
    const { load } = (route.Component ?? {}) as { load?: Load }
    await load?.().catch(() => askAgain(load))
  }
}

/** Until then nothing on the page works: that is said in the place which the page has for it, and is empty. */
async function askAgain(load: Load) {
  const notice = createRoot(document.querySelector('[data-slot=offline-notice]') as Element)
  notice.render(<ConnectionNotice />)
  await loadWithRetry(load)
  notice.unmount()
}
