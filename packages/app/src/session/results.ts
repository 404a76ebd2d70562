// A separate file: the first page needs `useQuery`, and none of these.
import { statusOf } from '../platform/problem.ts'
import type { PagedResult } from './usePaged.ts'
import type { QueryResult } from './useQuery.ts'

/** Whether the server says that there is none. */
export const isMissing = ({ error }: QueryResult<unknown>) => statusOf(error) === 404

/** How a query stands, as the components of the library take it. */
export const resultProps = ({ error, isLoading, retry }: QueryResult<unknown>) => ({ error, isLoading, onRetry: retry })

/** How a list stands, as the components of the library take it. The failure of the next page is the list's. */
export const pagedProps = ({ more, ...list }: PagedResult<unknown>) => ({
  ...resultProps(list),
  error: list.error ?? more?.error,
  onLoadMore: more?.load,
})
