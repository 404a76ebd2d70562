'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether inline styles position the rows and columns. Server-rendered rows follow each other without styles, which
 * looks the same for the first ones, because a content security policy can forbid inline styles.
 */
export function useIsPlaced() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
