'use client'

import { type RefObject, useLayoutEffect } from 'react'
import { openerOf } from './openerOf.ts'

/**
 * When the control unmounts while it has the focus, moves the focus to the nearest focusable ancestor or to the `main`
 * element. Otherwise the browser moves it to the top of the page.
 */
export function useFocusFallback(control: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    return () => {
      if (control.current) keepFocusNear(control.current)
    }
  }, [control])
}

/**
 * If the focus is in `leaving`, or in a menu that was opened there, moves it to `best` or to the nearest focusable
 * ancestor.
 */
export function keepFocusNear(leaving: HTMLElement, best?: HTMLElement | null) {
  if (!leaving.contains(openerOf(document.activeElement))) return
  best?.focus()
  if (best && document.activeElement === best) return
  const place = leaving.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}
