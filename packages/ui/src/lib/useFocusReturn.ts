'use client'

import { useRef } from 'react'

/** Gives focus back to what opened an overlay: Radix does that for its own triggers only, and ours are opened from outside. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const surroundings = useRef<HTMLElement | null>(null)
  return {
    remember() {
      opener.current = openerOf(document.activeElement)
      surroundings.current = opener.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null
    },
    /** Where the opener went with what it removed, its surroundings take the focus: nobody is thrown to the page's top. */
    restore(event: Event) {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : surroundings.current
      target?.focus()
    },
  }
}

/** A menu's item is gone when the overlay that it opened closes: its menu names the button to return to. */
function openerOf(focused: Element | null) {
  const menu = focused?.closest<HTMLElement>('[data-opener]')
  const opener = menu?.dataset.opener === undefined ? focused : document.getElementById(menu.dataset.opener)
  return opener instanceof HTMLElement ? opener : null
}
