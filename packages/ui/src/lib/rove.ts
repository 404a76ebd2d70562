import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The item that Left, Right, Home or End leads to in a group with one tab stop; null for other keys. It wraps around,
 * and follows the text direction.
 */
export function nextOf<Item extends HTMLElement>(event: KeyboardEvent<HTMLElement>, items: Item[]): Item | null {
  // With a modifier the key belongs to the browser: Alt and an arrow go back in the history.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const here = items.findIndex((item) => item.contains(event.target as Node))
  // React also bubbles key events from a menu that one of the items has opened.
  if (here === -1) return null
  if (event.key === 'Home') return items[0] ?? null
  if (event.key === 'End') return items.at(-1) ?? null
  const step = steps[event.key]
  if (step === undefined) return null
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  return items.at((here + (isMirrored ? -step : step)) % items.length) ?? null
}
