import { inertOthers } from 'aria-hidden'

/**
 * What may be used above any dialog. Nothing that stands in the page itself: whatever holds it would stay in use, and with
 * it all that the page draws there later.
 */
const stays = '[data-slot="toasts"]'

/**
 * Takes the page behind an overlay out of use until the returned function is called: it can be neither pressed, focused,
 * read nor scrolled.
 * Unlike a trap of the focus that yields to what comes later, of another kit too, and is not fought by what came before.
 */
export function holdPage(overlay: HTMLElement) {
  // At once, before a host's own trap fetches the focus back.
  if (document.activeElement !== document.body) return take(overlay)
  // A menu that has just closed gives the focus to its button a moment later: who opened the overlay is learned from it.
  let release: (() => void) | undefined
  const waiting = setTimeout(() => {
    release = take(overlay)
  })
  return () => {
    clearTimeout(waiting)
    release?.()
  }
}

function take(overlay: HTMLElement) {
  const giveBack = inertOthers([overlay, ...document.querySelectorAll(stays)])
  const unlock = lockScroll()
  return () => {
    unlock()
    giveBack()
  }
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
