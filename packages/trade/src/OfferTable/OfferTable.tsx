'use client'

import type { Act } from '@arot/ui'
import { DataTable } from '@arot/ui/DataTable'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import type { ColumnWidths } from '@arot/ui/useColumnWidths'
import type { ComponentProps, ReactNode } from 'react'
import type { Offer, OfferSide } from '../offer.ts'
import { useFlexibleWidths } from '../useFlexibleWidths.ts'
import { english, type OfferTableLabels } from './labels.ts'
import { useOfferColumns } from './useOfferColumns.tsx'

export type { OfferTableLabels }

export type OfferTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Leave out while loading. */
  offers?: readonly Offer[] | undefined
  side: OfferSide
  /** The address of an offer's page. */
  hrefFor: (offer: Offer) => string
  /** The changed widths of columns in rem, by id. */
  widths?: ColumnWidths | undefined
  /** Called with all changed widths at the end of a change. */
  onWidthsChange?: ((widths: ColumnWidths) => void) | undefined
  /** See DataTable. @default 'frame' */
  scrolls?: 'frame' | 'page' | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. Offers that are already shown stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Replaces the default message when the list is empty. */
  empty?: ReactNode
  labels?: Partial<OfferTableLabels> | undefined
}

/** Offers as rows, each with the current terms and who has to answer. */
export function OfferTable({
  offers,
  side,
  hrefFor,
  widths,
  onWidthsChange,
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
  const columns = useFlexibleWidths(useOfferColumns({ side, hrefFor, words }), { widths, onWidthsChange })
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
