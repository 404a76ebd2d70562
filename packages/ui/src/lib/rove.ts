import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Where an arrow to the side, Home or End leads among several that are one stop of the Tab key; null where the key is not
 * for them. It goes round, and along the direction in which the page is read.
 */
export function nextOf<Item extends HTMLElement>(event: KeyboardEvent<HTMLElement>, items: Item[]): Item | null {
  // With a key held beside it, it is the browser's: Alt and an arrow leave the page.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const here = items.findIndex((item) => item.contains(event.target as Node))
  // React tells of keys in a menu that one of them has opened, too.
  if (here === -1) return null
  if (event.key === 'Home') return items[0] ?? null
  if (event.key === 'End') return items.at(-1) ?? null
  const step = steps[event.key]
  if (step === undefined) return null
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  return items.at((here + (isMirrored ? -step : step)) % items.length) ?? null
}
