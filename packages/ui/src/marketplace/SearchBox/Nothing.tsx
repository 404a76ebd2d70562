import { cn } from '../../lib/cn.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { SearchBoxLabels } from './labels.ts'
import type { SearchStatus } from './suggestion.ts'

type Props = { status: SearchStatus; query: string; labels: SearchBoxLabels }

/** Replaces the suggestions if they are loading, empty or failed to load. */
export function Nothing({ status, query, labels }: Props) {
  if (status === 'loading')
    return (
      <div data-slot="search-loading" className="grid gap-1 p-1.5">
        {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
          <div key={width} className="flex min-h-11 items-center gap-3 px-2.5">
            <Skeleton className="size-9 shrink-0" />
            <span className="min-w-0 flex-1">
              <Skeleton className={cn('h-4', width)} />
            </span>
          </div>
        ))}
      </div>
    )
  return (
    <div data-slot="search-nothing" aria-hidden className="wrap-anywhere px-4 py-4 text-arot-14">
      <p className="font-semibold text-arot-ink">{status === 'error' ? labels.error : labels.none(query)}</p>
      <p className="text-arot-13 text-arot-muted">{labels.enter}</p>
    </div>
  )
}
