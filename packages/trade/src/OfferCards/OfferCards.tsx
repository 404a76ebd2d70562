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
  /** Leave out while loading. */
  offers?: readonly Offer[] | undefined
  /** The address of an offer's page. */
  hrefFor: (offer: Offer) => string
  /** The heading level of the names. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. Offers that are already shown stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Replaces the default message when the list is empty. */
  empty?: ReactNode
  labels?: Partial<OfferTableLabels> | undefined
}

/** Offers as cards, for screens too narrow for OfferTable. */
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
  // Cards and the table use the same words.
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
