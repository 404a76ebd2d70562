// A separate file: first pages need `useQuery`, but none of these.
import { statusOf } from '../platform/problem.ts'
import type { PagedResult } from './usePaged.ts'
import { type QueryResult, resultProps } from './useQuery.ts'

export const isMissing = ({ error }: QueryResult<unknown>) => statusOf(error) === 404

/** Props of a paged query for library components. A failed next page counts as an error of the list. */
export const pagedProps = ({ more, ...list }: PagedResult<unknown>) => ({
  ...resultProps(list),
  error: list.error ?? more?.error,
  onLoadMore: more?.load,
})
