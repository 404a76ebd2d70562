import { directionOf } from './direction.ts'
import { lookVariables } from './look.generated.ts'
import { openerOf } from './openerOf.ts'

/**
 * Copies the theme of the place that opened an overlay to the overlay, which is at the end of `body`: a part of a page
 * can be dark, have another brand or run from right to left. Values that both share are not copied, so that the overlay
 * follows changes of the page.
 */
export function takeLook(overlay: HTMLElement | null, place: Element | null) {
  if (!overlay || !place?.isConnected) return
  const [around, there] = [overlay.parentElement ?? overlay, place].map((element) => getComputedStyle(element))
  if (there?.direction === around?.direction) overlay.removeAttribute('dir')
  else overlay.setAttribute('dir', directionOf(place))
  for (const name of ['color-scheme', ...lookVariables]) {
    const value = there?.getPropertyValue(name) ?? ''
    // Set here, not in the markup, because a content security policy can forbid inline styles there.
    if (value === around?.getPropertyValue(name)) overlay.style.removeProperty(name)
    else overlay.style.setProperty(name, value)
  }
}

/** The element that a dialog or toast belongs to: the one with the focus, or null. */
export function placeOfFocus() {
  return document.activeElement === document.body ? null : openerOf(document.activeElement)
}
