'use client'

import type { Act } from '@arot/ui'
import { DataTable } from '@arot/ui/DataTable'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import type { ComponentProps, ReactNode } from 'react'
import type { Offer, OfferSide } from '../offer.ts'
import { english, type OfferTableLabels } from './labels.ts'
import { useOfferColumns } from './useOfferColumns.tsx'

export type { OfferTableLabels }

export type OfferTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Not given while they are on the way. */
  offers?: readonly Offer[] | undefined
  side: OfferSide
  /** Where an offer has its page. */
  hrefFor: (offer: Offer) => string
  /** See DataTable. @default 'frame' */
  scrolls?: 'frame' | 'page' | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; offers that are there stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Stands there when there are none. */
  empty?: ReactNode
  labels?: Partial<OfferTableLabels> | undefined
}

/** Offers as rows, each with the terms that stand and whose turn it is. */
export function OfferTable({
  offers,
  side,
  hrefFor,
  scrolls,
  isLoading,
  error,
  onRetry,
  empty,
  labels,
  className,
  ...props
}: OfferTableProps) {
  const words = useWords('OfferTable', english, labels)
  const columns = useOfferColumns({ side, hrefFor, words })
  return (
    <div data-slot="offer-table" {...props} className={cn('min-w-0', fromCaller(className))}>
      <DataTable
        label={words.offers}
        labels={words}
        columns={columns}
        rows={offers}
        keyOf={idOf}
        nameOf={nameOf}
        {...{ scrolls, isLoading, error, onRetry, empty }}
      />
    </div>
  )
}

const idOf = ({ id }: Offer) => id
const nameOf = ({ productSnapshot }: Offer) => productSnapshot.name
