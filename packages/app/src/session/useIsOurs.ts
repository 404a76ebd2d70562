import { isOursQuery } from '../platform/server.ts'
import { useQuery } from './useQuery.ts'

/** Whether the server is ours; undefined until that is known. Without `asks` nothing is asked, and nothing known. */
export function useIsOurs(asks = true): boolean | undefined {
  return useQuery(asks ? isOursQuery : null).data
}
