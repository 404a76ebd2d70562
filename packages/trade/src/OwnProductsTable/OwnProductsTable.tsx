'use client'

import type { Act, Product } from '@arot/ui'
import { BulkAction, BulkBar } from '@arot/ui/BulkBar'
import { ColumnPicker } from '@arot/ui/ColumnPicker'
import { type DataSelection, DataTable } from '@arot/ui/DataTable'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { CircleOff, PencilLine, Undo2, Upload } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { type BulkAct, BulkEditDialog } from '../BulkEditDialog/BulkEditDialog.tsx'
import { LeavingActButton } from '../LeavingActButton.tsx'
import { type ChangeCells, productsIn, type ValidateCell } from '../workspace.ts'
import { english, type OwnProductsTableLabels } from './labels.ts'
import { useCells } from './useCells.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useOwnColumns } from './useOwnColumns.tsx'
import { useSteadySort } from './useSteadySort.ts'
import { type ColumnSettings, useVisibleColumns } from './useVisibleColumns.ts'

export type { ColumnSettings, OwnProductsTableLabels }

export type OwnProductsTableProps = Omit<ComponentProps<'div'>, 'children' | 'hidden'> &
  ColumnSettings & {
    /** Leave out while loading. */
    products?: readonly Product[] | undefined
    /** The address of a product's page. */
    hrefFor: (product: Product) => string
    /** The address of the page that edits the whole product. */
    updateHrefFor: (product: Product) => string
    /** The address of the page that edits the price ladder. Without it there is no such column. */
    pricesHrefFor?: ((product: Product) => string) | undefined
    /** Changes cells if they still have the value that the user saw. Update `products` before the promise settles. */
    onChangeCells: ChangeCells
    /** Returns the rule that a value breaks. The table asks before it sends a change. */
    validate?: ValidateCell | undefined
    /** See DataTable. @default 'frame' */
    scrolls?: 'frame' | 'page' | undefined
    /** @default false */
    isLoading?: boolean | undefined
    /** Set when loading failed. Products that are already shown stay. */
    error?: unknown
    onRetry?: Act | undefined
    /** Replaces the default message when the list is empty. */
    empty?: ReactNode
    labels?: Partial<OwnProductsTableLabels> | undefined
  }

/** The open bulk edit. `time` counts the dialogs, so that each opens fresh. */
type Bulk = { act: BulkAct; products: Product[]; isOpen: boolean; time: number }

/** A supplier's own products. The supplier edits single cells in the table, or many rows at once. */
export function OwnProductsTable({
  products,
  hrefFor,
  updateHrefFor,
  pricesHrefFor,
  onChangeCells,
  validate,
  hidden,
  onHiddenChange,
  widths,
  onWidthsChange,
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
  const isPhone = useIsPhone()
  const all = useOwnColumns({ hrefFor, updateHrefFor, pricesHrefFor, commit, changes: last.changes, words, isPhone })
  const { columns, picker } = useVisibleColumns(all, { hidden, onHiddenChange, widths, onWidthsChange }, isPhone)
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cells inside
    <div
      data-slot="own-products-table"
      {...props}
      onKeyDown={press}
      className={cn('grid min-w-0 gap-2', fromCaller(className))}
    >
      {/* Its buttons have one height and the message one line, so that the table below does not move when Undo appears. */}
      <div
        tabIndex={-1}
        className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 text-arot-13 outline-none print:hidden"
      >
        <p
          role="status"
          data-slot="own-products-news"
          className={cn(
            'min-w-0 flex-1 truncate tabular-nums max-arot-sm:basis-full',
            last.message ? 'text-arot-ink' : 'text-arot-muted',
          )}
        >
          {last.message || (rows?.length ? words.hint : null)}
        </p>
        {canUndo ? (
          <LeavingActButton variant="ghost" size="sm" icon={<Undo2 aria-hidden />} act={undo}>
            {words.undo}
          </LeavingActButton>
        ) : null}
        <ColumnPicker {...picker} />
      </div>
      <DataTable
        label={words.products}
        labels={words}
        columns={columns}
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
          // A new key starts a fresh dialog. A closing dialog keeps its content until it is gone.
          key={bulk.time}
          act={bulk.act}
          products={bulk.products}
          isOpen={bulk.isOpen}
          onChangeCells={onChangeCells}
          validate={validate}
          onOpenChange={(isOpen) => setBulk(isOpen ? bulk : { ...bulk, isOpen: false })}
          onDone={(changes) => {
            const count = productsIn(changes)
            setLast({ changes, message: words.savedMany(formatNumber(count, locale), count) })
          }}
        />
      )}
    </div>
  )
}

const idOf = ({ _id }: Product) => _id
const nameOf = ({ name }: Product) => name
