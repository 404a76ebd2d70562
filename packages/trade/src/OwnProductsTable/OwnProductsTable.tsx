'use client'

import type { Act, Product } from '@arot/ui'
import { BulkAction, BulkBar } from '@arot/ui/BulkBar'
import { type DataSelection, DataTable } from '@arot/ui/DataTable'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { LeavingActButton } from '@arot/ui/internal/lib/LeavingActButton'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { CircleOff, PencilLine, Undo2, Upload } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { type BulkAct, BulkEditDialog } from '../BulkEditDialog/BulkEditDialog.tsx'
import { type ChangeCells, productsIn, type ValidateCell } from '../workspace.ts'
import { english, type OwnProductsTableLabels } from './labels.ts'
import { useCells } from './useCells.ts'
import { columnsClassName, useOwnColumns } from './useOwnColumns.tsx'
import { useSteadySort } from './useSteadySort.ts'

export type { OwnProductsTableLabels }

export type OwnProductsTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Not given while they are on the way. */
  products?: readonly Product[] | undefined
  /** Where a product has its page. */
  hrefFor: (product: Product) => string
  /** Where the rest of it is edited. */
  updateHrefFor: (product: Product) => string
  /** Where its ladder of prices is changed; without it there is no column of ladders. */
  pricesHrefFor?: ((product: Product) => string) | undefined
  /** Compares each cell with what was seen and changes it; the products are to be as it says by then. */
  onChangeCells: ChangeCells
  /** Which rule a value would break, asked before it is sent. */
  validate?: ValidateCell | undefined
  /** See DataTable. @default 'frame' */
  scrolls?: 'frame' | 'page' | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; products that are there stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Stands there when there are none. */
  empty?: ReactNode
  labels?: Partial<OwnProductsTableLabels> | undefined
}

/** What is asked for many at once; `time` tells one asking from the next. */
type Bulk = { act: BulkAct; products: Product[]; isOpen: boolean; time: number }

/** A supplier's own products, changed in the table itself, one cell or many rows at once. */
export function OwnProductsTable({
  products,
  hrefFor,
  updateHrefFor,
  pricesHrefFor,
  onChangeCells,
  validate,
  scrolls,
  isLoading,
  error,
  onRetry,
  empty,
  labels,
  className,
  onKeyDown,
  ...props
}: OwnProductsTableProps) {
  const { locale } = useHost()
  const words = useWords('OwnProductsTable', english, labels)
  const { last, setLast, commit, undo } = useCells({ onChangeCells, validate, words })
  const columns = useOwnColumns({ hrefFor, updateHrefFor, pricesHrefFor, commit, changes: last.changes, words })
  const { rows, sort, setSort } = useSteadySort(products)
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const canUndo = last.changes.length > 0

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
    if (isUndo && canUndo && !(event.target as Element).matches('input, select, textarea')) {
      event.preventDefault()
      void undo()
    }
    onKeyDown?.(event)
  }

  function bar({ selected, ...selection }: DataSelection) {
    const begin = (act: BulkAct) => {
      const keys = new Set(selected)
      const chosen = (rows ?? []).filter(({ _id }) => keys.has(_id))
      setBulk((last) => ({ act, products: chosen, isOpen: true, time: (last?.time ?? 0) + 1 }))
    }
    return (
      <BulkBar {...selection}>
        <BulkAction icon={<PencilLine aria-hidden />} onSelect={() => begin('edit')}>
          {words.change}
        </BulkAction>
        <BulkAction icon={<CircleOff aria-hidden />} onSelect={() => begin('withdraw')}>
          {words.withdraw}
        </BulkAction>
        <BulkAction icon={<Upload aria-hidden />} onSelect={() => begin('publish')}>
          {words.publish}
        </BulkAction>
      </BulkBar>
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are of the cells in it
    <div
      data-slot="own-products-table"
      {...props}
      onKeyDown={press}
      className={cn('grid min-w-0 gap-2', fromCaller(className))}
    >
      {/* Of one height, whatever it says: the table below must not move under a hand. */}
      <div
        tabIndex={-1}
        className="flex min-h-arot-control-sm min-w-0 items-center gap-3 text-arot-13 outline-none print:hidden"
      >
        <p
          role="status"
          data-slot="own-products-news"
          className={cn('min-w-0 truncate tabular-nums', last.said ? 'text-arot-ink' : 'text-arot-muted')}
        >
          {last.said || (rows?.length ? words.hint : null)}
        </p>
        {canUndo ? (
          <LeavingActButton variant="ghost" size="sm" icon={<Undo2 aria-hidden />} act={undo}>
            {words.undo}
          </LeavingActButton>
        ) : null}
      </div>
      <DataTable
        label={words.products}
        labels={words}
        columns={columns}
        columnsClassName={columnsClassName(pricesHrefFor !== undefined)}
        rows={rows}
        keyOf={idOf}
        nameOf={nameOf}
        sort={sort}
        onSortChange={setSort}
        isSelectable
        bulkBar={bar}
        {...{ scrolls, isLoading, error, onRetry, empty }}
      />
      {bulk === null ? null : (
        <BulkEditDialog
          // A new question begins anew; while it closes it stays what it was.
          key={bulk.time}
          act={bulk.act}
          products={bulk.products}
          isOpen={bulk.isOpen}
          onChangeCells={onChangeCells}
          validate={validate}
          onOpenChange={(isOpen) => setBulk(isOpen ? bulk : { ...bulk, isOpen: false })}
          onDone={(changes) => {
            const count = productsIn(changes)
            setLast({ changes, said: words.savedMany(formatNumber(count, locale), count) })
          }}
        />
      )}
    </div>
  )
}

const idOf = ({ _id }: Product) => _id
const nameOf = ({ name }: Product) => name
