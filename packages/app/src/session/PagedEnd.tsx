import { LoadMore } from '@arot/ui/LoadMore'
import type { PagedResult } from './usePaged.ts'

/** The end of a paged list: the number of shown items and a button that loads more. */
export function PagedEnd({ of: { data, more } }: { of: PagedResult<unknown> }) {
  if (!data?.items.length) return null
  return (
    <LoadMore
      count={data.items.length}
      hasMore={more !== undefined}
      error={more?.error}
      onLoadMore={() => more?.load()}
      className="print:hidden"
    />
  )
}
