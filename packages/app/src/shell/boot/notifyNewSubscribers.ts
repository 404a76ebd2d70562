import type { createBrowserRouter } from 'react-router-dom'

/**
 * Calls a new subscriber at once with the current state. `RouterProvider` reads the state when it renders but
 * subscribes only after the commit: without this, a navigation that ends in between is never drawn.
 */
export function notifyNewSubscribers(router: ReturnType<typeof createBrowserRouter>) {
  const { subscribe } = router
  router.subscribe = (listener) => {
    listener(router.state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false })
    return subscribe(listener)
  }
  return router
}
