'use client'

import { useRef } from 'react'
import { openerOf } from './openerOf.ts'

const overlays = '[role="dialog"], [role="alertdialog"]'

/**
 * The elements to focus when an overlay closes, best first. If a dialog asks a question while it closes, the question's
 * opener disappears with the dialog, so the question uses the dialog's places.
 */
const returnPlaces = new WeakMap<Element, readonly HTMLElement[]>()

/**
 * Returns the focus to the element that opened an overlay. Radix does that only for its own triggers; our overlays open
 * from outside.
 */
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

  /**
   * A menu that has just closed focuses its button a moment later, after the overlay has opened. This remembers the
   * button and moves the focus back.
   */
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
    /** `before` had the focus before the overlay opened. A field in the overlay may have the focus already. */
    remember(overlay: Element, before: Element | null) {
      late.current?.abort()
      const now = document.activeElement
      const opener = overlay.contains(now) ? before : now
      remember(opener, overlay)
      if (opener === null || opener === document.body) awaitOpener(overlay)
    },
    /**
     * If the opener is gone, the focus goes to its nearest focusable ancestor, or to `main` if the page has changed. It
     * never drops to the top of the page.
     */
    restore(event: Event, wanted?: HTMLElement | null) {
      event.preventDefault()
      late.current?.abort()
      for (const place of [wanted, ...places.current, document.querySelector<HTMLElement>('main')]) {
        // An element that is gone or inert does not take the focus.
        place?.focus()
        if (place && place === document.activeElement) return
      }
    },
  }
}
