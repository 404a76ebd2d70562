import type { createBrowserRouter } from 'react-router-dom'

/**
 * Whoever begins to listen after the router has moved on is told where it stands. The router's own component reads the
 * state when it is drawn and listens once that is in the document: a page that was ready in between was never shown.
 */
export function tellLatecomers(router: ReturnType<typeof createBrowserRouter>) {
  const { subscribe } = router
  router.subscribe = (listener) => {
    listener(router.state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false })
    return subscribe(listener)
  }
  return router
}
