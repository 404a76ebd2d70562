'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether rows and columns are put where they belong by their style. On a server they follow each other, which looks the
 * same for the first ones: a host's policy may forbid styles in what a server sends.
 */
export function useIsPlaced() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
