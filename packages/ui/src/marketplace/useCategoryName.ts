'use client'

import { useCallback } from 'react'
import { useHost } from '../lib/host.ts'

/** The name of a category in the host's language. A category without a translation keeps its name. */
export function useCategoryName() {
  const names = useHost().messages?.categories
  return useCallback((category: string) => names?.[category] ?? category, [names])
}
