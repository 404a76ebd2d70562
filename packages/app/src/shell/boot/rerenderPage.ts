import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'

type AppRouter = ReturnType<typeof createBrowserRouter>

/** Keeps the server-rendered page until the router is ready, then renders again and restores the scroll position. */
export async function rerenderPage(root: HTMLElement, app: ReactNode, router: AppRouter) {
  await waitForRouter(router)
  flushSync(() => createRoot(root).render(app))
  const { restoreScrollPosition: place } = router.state
  if (typeof place === 'number') scrollTo(0, place)
}

/** Resolves once the router is initialized. */
function waitForRouter(router: AppRouter) {
  return new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
