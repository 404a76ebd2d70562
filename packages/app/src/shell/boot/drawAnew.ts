import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'

type AppRouter = ReturnType<typeof createBrowserRouter>

/** The rendered page stays in sight until all that its reader had of it is here, and gives way at the place they left. */
export async function drawAnew(root: HTMLElement, app: ReactNode, router: AppRouter) {
  await initialized(router)
  flushSync(() => createRoot(root).render(app))
  const { restoreScrollPosition: place } = router.state
  if (typeof place === 'number') scrollTo(0, place)
}

/** Nobody may be listening when the router's own component begins to: it is told then what it missed. */
function initialized(router: AppRouter) {
  return new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
