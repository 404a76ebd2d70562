import type { ReactNode } from 'react'
import type { Act } from '../lib/act.ts'
import { EmptyState } from './EmptyState/EmptyState.tsx'
import { ErrorState } from './ErrorState/ErrorState.tsx'

type Others = {
  isLoading?: boolean
  error?: unknown
  onRetry?: Act | undefined
  words: { error: string; empty?: string }
  /** Holds the place of what is on the way. */
  places: ReactNode
  /** Stands there when there is none. */
  empty?: ReactNode
}

/**
 * What is drawn of something that was asked for: what was found, that there is none, that it could not be had, or its
 * place while it is on the way. What is there stays, whatever becomes of asking again.
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
