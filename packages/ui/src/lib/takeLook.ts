import { directionOf } from './direction.ts'
import { lookVariables } from './look.generated.ts'
import { openerOf } from './openerOf.ts'

/**
 * Gives what is put at the end of `body` the look of the place it was opened from: a part of a page may be dark, or of
 * another brand, or run from right to left. What the two have in common stays the page's own, so that it follows when the page changes.
 */
export function takeLook(overlay: HTMLElement | null, place: Element | null) {
  if (!overlay || !place?.isConnected) return
  const [around, there] = [overlay.parentElement ?? overlay, place].map((element) => getComputedStyle(element))
  if (there?.direction === around?.direction) overlay.removeAttribute('dir')
  else overlay.setAttribute('dir', directionOf(place))
  for (const name of ['color-scheme', ...lookVariables]) {
    const value = there?.getPropertyValue(name) ?? ''
    // Set here, not in the markup: a host's policy may forbid styles there.
    if (value === around?.getPropertyValue(name)) overlay.style.removeProperty(name)
    else overlay.style.setProperty(name, value)
  }
}

/** Where a question or a message comes from: what has the focus; null where nothing has. */
export function placeOfFocus() {
  return document.activeElement === document.body ? null : openerOf(document.activeElement)
}
