import useSWR from 'swr'
import type { Query } from '../platform/query.ts'
import { useVisit } from './visit.ts'

export type QueryResult<Answer> = {
  data?: Answer
  error?: unknown
  isLoading: boolean
  retry: () => void
}

/**
 * Reads a query from the cache, which the loader has filled. Refetches on focus and after writes. `keepPreviousData` keeps
 * the previous data on the screen while the next query loads.
 */
export function useQuery<Answer>(
  query: Query<Answer> | null,
  options?: { keepPreviousData?: boolean; revalidateOnFocus?: boolean },
): QueryResult<Answer> {
  const { ask } = useVisit().data
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer>(
    query?.key ?? null,
    query && (() => ask(query)),
    options,
  )
  return { data, error, isLoading: isLoading || (error !== undefined && isValidating), retry: () => void mutate() }
}

/** Props of a query for library components. */
export const resultProps = ({ error, isLoading, retry }: QueryResult<unknown>) => ({ error, isLoading, onRetry: retry })
