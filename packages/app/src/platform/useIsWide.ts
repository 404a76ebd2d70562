import { useSyncExternalStore } from 'react'

/** As wide as a table of orders needs. */
const wide = '(min-width: 64rem)'

/** These pages are drawn in the browser alone, which knows. */
export function useIsWide() {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches)
}

function follow(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
