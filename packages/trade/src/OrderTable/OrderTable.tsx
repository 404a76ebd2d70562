'use client'

import type { Act } from '@arot/ui'
import { DataTable } from '@arot/ui/DataTable'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import type { ColumnWidths } from '@arot/ui/useColumnWidths'
import type { ComponentProps, ReactNode } from 'react'
import type { AcceptMany } from '../answer.ts'
import type { Order, OrderSide } from '../order.ts'
import { useAcceptMany } from '../useAcceptMany.tsx'
import { useFlexibleWidths } from '../useFlexibleWidths.ts'
import { english, type OrderTableLabels } from './labels.ts'
import { useOrderColumns } from './useOrderColumns.tsx'

export type { OrderTableLabels }

export type OrderTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Leave out while loading. */
  orders?: readonly Order[] | undefined
  side: OrderSide
  /** The address of an order's page. */
  hrefFor: (order: Order) => string
  /** Accepts the selected orders that wait for an answer. Without it orders cannot be selected. */
  onAcceptMany?: AcceptMany | undefined
  /** The changed widths of columns in rem, by id. */
  widths?: ColumnWidths | undefined
  /** Called with all changed widths at the end of a change. */
  onWidthsChange?: ((widths: ColumnWidths) => void) | undefined
  /** See DataTable. @default 'frame' */
  scrolls?: 'frame' | 'page' | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. Orders that are already shown stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Replaces the default message when the list is empty. */
  empty?: ReactNode
  labels?: Partial<OrderTableLabels> | undefined
}

/** Orders as rows. A supplier can select many and accept them at once. */
export function OrderTable({
  orders,
  side,
  hrefFor,
  onAcceptMany,
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
}: OrderTableProps) {
  const words = useWords('OrderTable', english, labels)
  const columns = useFlexibleWidths(useOrderColumns({ side, hrefFor, words }), { widths, onWidthsChange })
  const { message, bar } = useAcceptMany(orders, onAcceptMany, words)

  return (
    <div data-slot="order-table" {...props} className={cn('grid min-w-0 gap-3', fromCaller(className))}>
      {message}
      <DataTable
        label={words.orders}
        labels={words}
        columns={columns}
        rows={orders}
        keyOf={idOf}
        nameOf={nameOf}
        isSelectable={onAcceptMany !== undefined}
        bulkBar={onAcceptMany && bar}
        {...{ scrolls, isLoading, error, onRetry, empty }}
      />
    </div>
  )
}

const idOf = ({ id }: Order) => id
const nameOf = ({ productSnapshot }: Order) => productSnapshot.name
