import useSWR from 'swr'
import type { Read } from '../platform/read.ts'
import { useVisit } from './visit.ts'

export type Reading<Answer> = {
  data?: Answer
  error?: unknown
  isLoading: boolean
  retry: () => void
}

/**
 * One read, cached across routes, renewed on focus and after writes. Its loader has put it there before. Where the
 * question changes under the reader's hand, `keepPreviousData` leaves the answer before it there until the next is here.
 */
export function useRead<Answer>(read: Read<Answer> | null, options?: { keepPreviousData: boolean }): Reading<Answer> {
  const { ask } = useVisit().data
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer>(
    read?.key ?? null,
    read && (() => ask(read)),
    options,
  )
  return { data, error, isLoading: isLoading || (error !== undefined && isValidating), retry: () => void mutate() }
}
