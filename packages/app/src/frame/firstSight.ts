import type { createBrowserRouter } from 'react-router-dom'

/** From the first step to another page on everything is laid out at once: `firstSight.js` is for the page one came to. */
export function endFirstSight(router: ReturnType<typeof createBrowserRouter>) {
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return
    stop()
    delete document.documentElement.dataset.firstSight
  })
}
