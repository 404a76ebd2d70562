'use client'

import { useRef } from 'react'
import { openerOf } from './openerOf.ts'

const overlays = '[role="dialog"], [role="alertdialog"]'

/**
 * Where the focus goes when an overlay closes, best first. A question that a dialog asks while it closes has no opener left
 * when it closes itself: it returns the focus to where the dialog would have.
 */
const returnPlaces = new WeakMap<Element, readonly HTMLElement[]>()

/** Gives focus back to what opened an overlay: Radix does that for its own triggers only, and ours are opened from outside. */
export function useFocusReturn() {
  const places = useRef<readonly HTMLElement[]>([])
  const late = useRef<AbortController | null>(null)

  function remember(focused: Element | null, overlay: Element) {
    const opener = openerOf(focused)
    const surroundings = opener?.closest<HTMLElement>('[tabindex="-1"]') ?? null
    const outer = opener?.closest(overlays) ?? null
    const inherited = (outer && returnPlaces.get(outer)) ?? []
    places.current = [opener, surroundings, ...inherited].filter((place) => place !== null)
    returnPlaces.set(overlay, places.current)
  }

  /** A menu that has just closed gives the focus to its button a moment later, when the overlay has it already: it goes back. */
  function awaitOpener(overlay: Element) {
    const hearing = new AbortController()
    late.current = hearing
    document.addEventListener(
      'focusin',
      ({ target, relatedTarget }) => {
        if (!(target instanceof HTMLElement) || target.closest(overlays)) return
        remember(target, overlay)
        hearing.abort()
        if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
      },
      { signal: hearing.signal },
    )
  }

  return {
    /** `before` had the focus when the overlay began to open: a field in it may have taken the focus since. */
    remember(overlay: Element, before: Element | null) {
      late.current?.abort()
      const now = document.activeElement
      const opener = overlay.contains(now) ? before : now
      remember(opener, overlay)
      if (opener === null || opener === document.body) awaitOpener(overlay)
    },
    /**
     * Where the opener went with what it removed, its surroundings take the focus, and where another page has come the
     * main part of that: nobody is thrown to the page's top.
     */
    restore(event: Event, wanted?: HTMLElement | null) {
      event.preventDefault()
      late.current?.abort()
      for (const place of [wanted, ...places.current, document.querySelector<HTMLElement>('main')]) {
        // Gone, or out of use since: it does not take it.
        place?.focus()
        if (place && place === document.activeElement) return
      }
    },
  }
}
