import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `start` while the tab is visible, and the function that it returns when the tab is hidden. Starts again if
 * the id changes.
 */
export function useWhileVisible(id: string | undefined, start: (id: string) => () => void) {
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (id === undefined) return
    let stop: (() => void) | undefined

    function follow() {
      stop?.()
      stop = document.visibilityState === 'visible' ? begin(id as string) : undefined
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop?.()
    }
  }, [id])
}
