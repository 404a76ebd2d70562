'use client'

import { type RefObject, useLayoutEffect } from 'react'

/**
 * What removes itself when it is pressed does not take the focus with it to the top of the page: its surroundings keep the
 * place of the keyboard, the nearest that may have the focus, or the page's main part.
 */
export function useFocusKept(control: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    return () => {
      const leaving = control.current
      if (leaving === null || document.activeElement !== leaving) return
      const place = leaving.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main')
      place?.focus({ preventScroll: true })
    }
  }, [control])
}
