'use client'

import { useSyncExternalStore } from 'react'

/** Narrower than the breakpoint `arot-md`. Paper is narrow too, but shows every column. */
const phone = 'screen and (width < 48rem)'

export function useIsPhone() {
  return useSyncExternalStore(
    follow,
    () => matchMedia(phone).matches,
    () => false,
  )
}

function follow(listener: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
