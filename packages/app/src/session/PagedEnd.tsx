import { LoadMore } from '@arot/ui/LoadMore'
import type { PagedQueryResult } from './paged.ts'

/** Below a list that is read by pages: how many are shown, and the next. Nothing where there are none. */
export function PagedEnd({ of: { data, onLoadMore, moreError } }: { of: PagedQueryResult<unknown> }) {
  if (!data?.items.length) return null
  return (
    <LoadMore
      shown={data.items.length}
      hasMore={onLoadMore !== undefined}
      error={moreError}
      onLoadMore={() => onLoadMore?.()}
      className="print:hidden"
    />
  )
}
