import type { Query } from '../platform/query.ts'
import { useQuery } from './useQuery.ts'

/**
 * Whether the server is ours and has orders, offers, suppliers and the rest. A foreign server has only the
 * specification's twelve calls. It is a query, so that a rendered page brings the answer.
 */
export const isOursQuery: Query<boolean | undefined> = {
  key: ['is-ours'],
  // Ignores a failure: a page that needs no server must not fail with it.
  ask: ({ call }) => call.findOut().catch(() => undefined),
}

/** Whether the server is ours. `undefined` until that is known. With `asks: false` it sends no request. */
export function useIsOurs(asks = true): boolean | undefined {
  return useQuery(asks ? isOursQuery : null).data
}
