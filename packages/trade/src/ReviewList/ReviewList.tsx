'use client'

import type { Act } from '@arot/ui'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { LoadMore } from '@arot/ui/LoadMore'
import { Skeleton } from '@arot/ui/Skeleton'
import type { ComponentProps } from 'react'
import type { ReviewEntry } from '../review.ts'
import { english, type ReviewListLabels } from './labels.ts'
import type { ReviewModeration } from './Moderation.tsx'
import { Review } from './Review.tsx'
import { Summary } from './Summary.tsx'

export type { ReviewEntry, ReviewListLabels, ReviewModeration }

export type ReviewListProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Newest first. Leave out while loading. */
  reviews?: readonly ReviewEntry[] | undefined
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. The average of them stands above the reviews. */
  stars?: readonly number[] | undefined
  /** The address of a review's product, for a list of several products. */
  hrefFor?: ((review: ReviewEntry) => string | undefined) | undefined
  moderation?: ReviewModeration | undefined
  /** Loads more. Without it there is no such button. */
  onLoadMore?: Act | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. Entries that are already shown stay. */
  error?: unknown
  onRetry?: Act | undefined
  labels?: Partial<ReviewListLabels> | undefined
}

/** Reviews of buyers with the answers of suppliers. */
export function ReviewList({
  reviews,
  stars,
  hrefFor,
  moderation,
  onLoadMore,
  isLoading = false,
  error,
  onRetry,
  labels,
  className,
  ...props
}: ReviewListProps) {
  const words = useWords('ReviewList', english, labels)
  const places = <Places label={words.loading} />
  // Only one line: most products of a new marketplace have no reviews, and an empty state would push the page down.
  const empty = (
    <p data-slot="review-list-empty" className="text-arot-14 text-arot-muted">
      <strong className="font-semibold text-arot-ink">{words.empty}</strong> · {words.emptyText}
    </p>
  )
  const isRated = stars?.some((count) => count > 0)
  return (
    <section
      data-slot="review-list"
      aria-label={words.reviews}
      aria-busy={isLoading || undefined}
      {...props}
      className={cn('grid gap-6', fromCaller(className))}
    >
      {outcome(reviews, { isLoading, error, onRetry, words, places, empty }, (all) => (
        <>
          {stars && isRated ? <Summary stars={stars} words={words} /> : null}
          <ul className="grid gap-6">
            {all.map((review) => (
              <li key={review.id} className="border-arot-line border-t pt-6 first:border-0 first:pt-0">
                <Review review={review} href={hrefFor?.(review)} moderation={moderation} words={words} />
              </li>
            ))}
          </ul>
          {onLoadMore === undefined && error == null ? null : (
            <LoadMore
              count={all.length}
              hasMore={onLoadMore !== undefined}
              isLoading={isLoading}
              error={error}
              onLoadMore={() => onLoadMore?.()}
            />
          )}
        </>
      ))}
    </section>
  )
}

function Places({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2].map((place) => (
        <div key={place} className="grid gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-16 max-w-prose" />
        </div>
      ))}
    </>
  )
}
