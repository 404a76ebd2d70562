import type { ReactNode } from 'react'
import type { Act } from '../lib/act.ts'
import { EmptyState } from './EmptyState/EmptyState.tsx'
import { ErrorState } from './ErrorState/ErrorState.tsx'

type Others = {
  isLoading?: boolean
  error?: unknown
  onRetry?: Act | undefined
  words: { error: string; empty?: string }
  /** Skeletons, shown while the data loads. */
  places: ReactNode
  /** Shown when there is no data. */
  empty?: ReactNode
}

/**
 * Renders the result of a request: the data, an empty state, an error state, or skeletons while it loads. Data that is
 * already shown stays visible when a reload fails.
 */
export function outcome<Found>(
  found: Found | null | undefined,
  { isLoading = false, error, onRetry, words, places, empty }: Others,
  ready: (found: Found) => ReactNode,
): ReactNode {
  const hasFailed = error != null && !isLoading
  if (found === undefined) return hasFailed ? <ErrorState title={words.error} onRetry={onRetry} /> : places
  const isNone = found === null || (Array.isArray(found) && found.length === 0)
  if (isNone) return empty ?? <EmptyState title={words.empty ?? ''} />
  return ready(found)
}
