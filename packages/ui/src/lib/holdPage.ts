import { inertOthers } from 'aria-hidden'

/**
 * Elements that stay usable above any dialog. Do not add elements of the page itself: their ancestors would stay usable
 * too, with everything that the page renders there later.
 */
const stays = '[data-slot="toasts"]'

/**
 * Makes the page behind an overlay inert until the returned function is called: nothing there can be pressed, focused,
 * read or scrolled. Unlike a focus trap, it does not compete with overlays of other libraries.
 */
export function holdPage(overlay: HTMLElement) {
  // Immediately, before a focus trap of the host moves the focus back.
  if (document.activeElement !== document.body) return take(overlay)
  // A menu that has just closed focuses its button a moment later. Wait for that, because the focus tells which button
  // opened the overlay.
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

/** Sets inline styles, because a content security policy can forbid an injected style sheet. */
function lockScroll() {
  const { clientWidth, style } = document.documentElement
  if (locks === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
    // Reserves the space of the scroll bar, so that the layout does not shift.
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) Object.assign(style, before)
  }
}
