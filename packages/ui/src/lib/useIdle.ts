'use client'

import { useEffect } from 'react'

/** Does something once, when the page has nothing better to do: it must not change from one drawing to the next. */
export function useIdle(task: () => void) {
  useEffect(() => {
    // Safari has no idle callback; two seconds after the first drawing is late enough there.
    if (!window.requestIdleCallback) {
      const timer = window.setTimeout(task, 2000)
      return () => window.clearTimeout(timer)
    }
    const request = window.requestIdleCallback(task, { timeout: 5000 })
    return () => window.cancelIdleCallback(request)
  }, [task])
}
