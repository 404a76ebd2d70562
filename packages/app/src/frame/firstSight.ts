import type { createBrowserRouter } from 'react-router-dom'

export type AppRouter = ReturnType<typeof createBrowserRouter>

/** Reloaded, or reached by Back from another site: whoever is here has a place to find again. */
export function isComeBackTo() {
  return document.documentElement.dataset.firstSight === undefined
}

/** From the first step to another page on everything is laid out at once: `firstSight.js` is for the page one came to. */
export function endFirstSight(router: AppRouter) {
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return
    stop()
    delete document.documentElement.dataset.firstSight
  })
}
