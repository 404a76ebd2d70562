import useSWR from 'swr'
import { useVisit } from '../visit.ts'
import type { Read } from './reads.ts'

export type Reading<Answer> = {
  data?: Answer
  error?: unknown
  isLoading: boolean
  retry: () => void
}

/** One read, cached across routes, renewed on focus and after writes. Its loader has put it there before. */
export function useRead<Answer>(read: Read<Answer> | null): Reading<Answer> {
  const { ask } = useVisit().data
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer>(read?.key ?? null, read && (() => ask(read)))
  return { data, error, isLoading: isLoading || (error !== undefined && isValidating), retry: () => void mutate() }
}
