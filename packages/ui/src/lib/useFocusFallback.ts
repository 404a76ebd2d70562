'use client'

import { type RefObject, useLayoutEffect } from 'react'
import { openerOf } from './openerOf.ts'

/**
 * What removes itself when it is pressed does not take the focus with it to the top of the page: its surroundings keep the
 * place of the keyboard, the nearest that may have the focus, or the page's main part.
 */
export function useFocusFallback(control: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    return () => {
      if (control.current) keepFocusNear(control.current)
    }
  }, [control])
}

/** Where the focus is in what goes, or in a menu that was opened there, it moves to `best`, else to the surroundings. */
export function keepFocusNear(leaving: HTMLElement, best?: HTMLElement | null) {
  if (!leaving.contains(openerOf(document.activeElement))) return
  best?.focus()
  if (best && document.activeElement === best) return
  const place = leaving.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}
