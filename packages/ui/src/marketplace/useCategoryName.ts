'use client'

import { useCallback } from 'react'
import { useHost } from '../lib/host.ts'

/** A category's name in the host's language; one that its catalogue does not know stays as it is. */
export function useCategoryName() {
  const names = useHost().messages?.categories
  return useCallback((category: string) => names?.[category] ?? category, [names])
}
