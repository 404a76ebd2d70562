'use client'

import { useHost } from '../lib/host.ts'

/** A category's name in the host's language; one that its catalogue does not know stays as it is. */
export function useCategoryName() {
  const names = useHost().messages?.categories
  return (category: string) => names?.[category] ?? category
}
