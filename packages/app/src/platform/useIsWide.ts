import { useSyncExternalStore } from 'react'

/** The width that a table of orders needs. */
const wide = '(min-width: 64rem)'

/** Needs no server snapshot: these pages are drawn in the browser only. */
export function useIsWide() {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches)
}

function follow(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
