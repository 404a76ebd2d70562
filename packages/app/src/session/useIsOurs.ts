import type { Query } from '../platform/query.ts'
import { useQuery } from './useQuery.ts'

/**
 * Whether the server is ours, and so has orders, offers, suppliers and the rest. A foreign server has the specification's
 * twelve calls alone. A query, so that a rendered page brings its answer along.
 */
export const isOursQuery: Query<boolean | undefined> = {
  key: ['is-ours'],
  // A page that needs no server must not fail with it: where it does not answer, nothing is known.
  ask: ({ call }) => call.findOut().catch(() => undefined),
}

/** Whether the server is ours; undefined until that is known. Without `asks` it sends no request to find out. */
export function useIsOurs(asks = true): boolean | undefined {
  return useQuery(asks ? isOursQuery : null).data
}
