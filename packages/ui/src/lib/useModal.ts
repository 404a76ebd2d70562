'use client'

import { inertOthers } from 'aria-hidden'
import { useEffect, useRef } from 'react'

/**
 * What may be used above any dialog. Nothing that stands in the page itself: whatever holds it would stay in use, and with
 * it all that the page draws there later.
 */
const stays = '[data-slot="toasts"]'

/**
 * Takes the page behind an overlay out of use while it is open: it can be neither pressed, focused, read nor scrolled.
 * Unlike a trap of the focus that yields to what comes later, of another kit too, and is not fought by what came before.
 */
export function useModal(isOpen: boolean) {
  const release = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      release.current?.()
      release.current = null
    }
  }, [isOpen])

  function take(overlay: HTMLElement) {
    const giveBack = inertOthers([overlay, ...document.querySelectorAll(stays)])
    const unlock = lockScroll()
    release.current = () => {
      unlock()
      giveBack()
    }
  }

  /** At once, before a host's own trap fetches the focus back. */
  function hold(overlay: HTMLElement) {
    if (document.activeElement !== document.body) return take(overlay)
    // A menu that has just closed gives the focus to its button a moment later: who opened the overlay is learned from it.
    const waiting = setTimeout(() => take(overlay))
    release.current = () => clearTimeout(waiting)
  }

  return { hold }
}

let locks = 0
let before = { overflow: '', scrollbarGutter: '' }

/** Set here, not by a style sheet made for it, which a host's policy may forbid. */
function lockScroll() {
  const { clientWidth, style } = document.documentElement
  if (locks === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
    // Nothing moves aside where a scroll bar goes.
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) Object.assign(style, before)
  }
}
