import { useEffect } from 'react'

/** Whether the page was reloaded or reached by Back from another site, so that a scroll position is to be restored. */
export function isComeBackTo() {
  return document.documentElement.dataset.firstSight === undefined
}

/** From the first step to another page on everything is laid out at once: `firstSight.js` is for the page one came to. */
export function useEndOfFirstSight(isMoving: boolean) {
  useEffect(() => {
    if (isMoving) delete document.documentElement.dataset.firstSight
  }, [isMoving])
}
