'use client'

import { useRef } from 'react'
import { openerOf } from './openerOf.ts'

const overlays = '[role="dialog"], [role="alertdialog"]'

/** Gives focus back to what opened an overlay: Radix does that for its own triggers only, and ours are opened from outside. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const surroundings = useRef<HTMLElement | null>(null)
  const late = useRef<AbortController | null>(null)

  function remember(focused: Element | null) {
    opener.current = openerOf(focused)
    surroundings.current = opener.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null
  }

  /** A menu that has just closed gives the focus to its button a moment later, when the overlay has it already: it goes back. */
  function awaitOpener() {
    const hearing = new AbortController()
    late.current = hearing
    document.addEventListener(
      'focusin',
      ({ target, relatedTarget }) => {
        if (!(target instanceof HTMLElement) || target.closest(overlays)) return
        remember(target)
        hearing.abort()
        if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
      },
      { signal: hearing.signal },
    )
  }

  return {
    remember() {
      remember(document.activeElement)
      if (document.activeElement === document.body) awaitOpener()
    },
    /**
     * Where the opener went with what it removed, its surroundings take the focus, and where another page has come the
     * main part of that: nobody is thrown to the page's top.
     */
    restore(event: Event) {
      event.preventDefault()
      late.current?.abort()
      const places = [opener.current, surroundings.current, document.querySelector<HTMLElement>('main')]
      for (const place of places) {
        // Gone, or out of use since: it does not take it.
        place?.focus()
        if (place && place === document.activeElement) return
      }
    },
  }
}
