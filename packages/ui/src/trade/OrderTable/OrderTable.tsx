'use client'

import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { BulkAction, BulkBar } from '../../primitives/BulkBar/BulkBar.tsx'
import { DataTable, type DataTableProps } from '../../primitives/DataTable/DataTable.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import type { Order, OrderSide } from '../order.ts'
import { english, type OrderTableLabels } from './labels.ts'
import { useOrderColumns } from './useOrderColumns.tsx'

export type { OrderTableLabels }

/** How many were accepted, and how many could not be, for they had changed meanwhile. */
export type ManyAccepted = { accepted: number; changed: number }

export type OrderTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Not given while they are on the way. */
  orders?: readonly Order[] | undefined
  side: OrderSide
  /** Where an order has its page. */
  hrefFor: (order: Order) => string
  /** Accepts those of the chosen that wait for it; without it none can be chosen. */
  onAcceptMany?: ((orders: Order[]) => Promise<ManyAccepted>) | undefined
  /** See DataTable. @default 'frame' */
  scrolls?: 'frame' | 'page' | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; orders that are there stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Stands there when there are none. */
  empty?: ReactNode
  labels?: Partial<OrderTableLabels> | undefined
}

/** Orders as rows; a supplier chooses many, and accepts them at once. */
export function OrderTable({
  orders,
  side,
  hrefFor,
  onAcceptMany,
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
  const { locale } = useHost()
  const columns = useOrderColumns({ side, hrefFor, words })
  const { outcome, isPending, accept } = useAccepting(onAcceptMany)

  const bulkBar: DataTableProps<Order>['bulkBar'] = ({ selected, ...selection }) => {
    const waiting = (orders ?? []).filter(({ _id, state }) => state === 'placed' && selected.includes(_id))
    return (
      <BulkBar {...selection}>
        <BulkAction
          icon={<Check aria-hidden />}
          disabledReason={reasonOf(waiting, isPending, words)}
          onSelect={() => void accept(waiting, selection.onClear)}
        >
          {words.acceptMany(formatNumber(waiting.length, locale), waiting.length)}
        </BulkAction>
      </BulkBar>
    )
  }

  return (
    <div data-slot="order-table" {...props} className={cn('grid min-w-0 gap-3', fromCaller(className))}>
      <p role="status" className="text-arot-14 text-arot-ink empty:hidden">
        {outcome && outcome !== 'failed' ? sentenceOf(outcome, words, locale) : null}
      </p>
      {outcome === 'failed' ? <Notice title={words.failure} /> : null}
      <DataTable
        label={words.orders}
        labels={words}
        columns={columns}
        rows={orders}
        keyOf={idOf}
        nameOf={nameOf}
        isSelectable={onAcceptMany !== undefined}
        bulkBar={onAcceptMany && bulkBar}
        {...{ scrolls, isLoading, error, onRetry, empty }}
      />
    </div>
  )
}

function useAccepting(onAcceptMany: OrderTableProps['onAcceptMany']) {
  const [outcome, setOutcome] = useState<ManyAccepted | 'failed' | null>(null)
  const [isPending, setIsPending] = useState(false)

  async function accept(waiting: Order[], onDone: () => void) {
    if (isPending) return
    setOutcome(null)
    setIsPending(true)
    try {
      setOutcome((await onAcceptMany?.(waiting)) ?? null)
      onDone()
    } catch {
      setOutcome('failed')
    }
    setIsPending(false)
  }

  return { outcome, isPending, accept }
}

function reasonOf(waiting: Order[], isPending: boolean, words: OrderTableLabels) {
  if (isPending) return words.accepting
  return waiting.length === 0 ? words.noneWaits : undefined
}

function sentenceOf({ accepted, changed }: ManyAccepted, words: OrderTableLabels, locale: string) {
  const done = words.accepted(formatNumber(accepted, locale), accepted)
  return changed === 0 ? done : `${done}, ${words.changed(formatNumber(changed, locale), changed)}`
}

const idOf = ({ _id }: Order) => _id
const nameOf = ({ productSnapshot }: Order) => productSnapshot.name
