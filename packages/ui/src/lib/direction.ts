export type Direction = 'ltr' | 'rtl'

/** Which way lines run in an element: asked when it matters, since a page may change it and a server does not know. */
export function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}
