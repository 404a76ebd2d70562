import { useEffect } from 'react'

/** Whether the page was reloaded or opened by Back, so that the browser restores its scroll position. */
export function isComeBackTo() {
  return document.documentElement.dataset.firstSight === undefined
}

/** Lays out everything at once after the first navigation, because `firstSight.js` is only for the first page. */
export function useEndOfFirstSight(isMoving: boolean) {
  useEffect(() => {
    if (isMoving) delete document.documentElement.dataset.firstSight
  }, [isMoving])
}
