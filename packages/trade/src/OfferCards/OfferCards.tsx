'use client'

import type { Act, HeadingLevel } from '@arot/ui'
import { EmptyState } from '@arot/ui/EmptyState'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import type { ComponentProps, ReactNode } from 'react'
import { OfferCard, OfferCardSkeleton } from '../OfferCard/OfferCard.tsx'
import { english, type OfferTableLabels } from '../OfferTable/labels.ts'
import type { Offer } from '../offer.ts'

export type OfferCardsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Not given while they are on the way. */
  offers?: readonly Offer[] | undefined
  /** Where an offer has its page. */
  hrefFor: (offer: Offer) => string
  /** The level of the names as headings. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; offers that are there stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Stands there when there are none. */
  empty?: ReactNode
  labels?: Partial<OfferTableLabels> | undefined
}

/** Offers as cards, for a screen that has no room for their table. */
export function OfferCards({
  offers,
  hrefFor,
  headingLevel,
  isLoading = false,
  error,
  onRetry,
  empty,
  labels,
  className,
  ...props
}: OfferCardsProps) {
  // What is said of offers is the same in a table.
  const words = useWords('OfferTable', english, labels)
  return (
    <section
      data-slot="offer-cards"
      aria-label={words.offers}
      aria-busy={isLoading || undefined}
      {...props}
      className={cn('grid min-w-0 gap-3', fromCaller(className))}
    >
      {outcome(
        offers,
        {
          isLoading,
          error,
          onRetry,
          words,
          places: <Places label={words.loading} />,
          empty: empty ?? <EmptyState title={words.empty} />,
        },
        (all) => (
          <ul className="grid gap-3">
            {all.map((offer) => (
              <li key={offer.id} className="min-w-0">
                <OfferCard offer={offer} href={hrefFor(offer)} headingLevel={headingLevel} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

function Places({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3].map((place) => (
        <OfferCardSkeleton key={place} />
      ))}
    </>
  )
}
