export type Direction = 'ltr' | 'rtl'

/**
 * The text direction of an element. It is read at the time of use, because a page can change it and a server does not
 * know it.
 */
export function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}
