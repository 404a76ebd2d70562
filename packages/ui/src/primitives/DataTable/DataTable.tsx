'use client'

import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { outcome } from '../outcome.tsx'
import type {
  DataColumn,
  DataDetails,
  DataDetailsFrame,
  DataEdit,
  DataEditCell,
  DataHeadEnd,
  DataSort,
  Onward,
} from './column.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { DataTableFoot } from './DataTableFoot.tsx'
import { DataTableFrame } from './DataTableFrame.tsx'
import { DataTableSkeleton } from './DataTableSkeleton.tsx'
import type { DataTableLabels } from './labels.ts'
import type { RowHeight } from './rowPlaces.ts'
import type { DataSelection, DataTableHandle, DataTableOwn } from './tableProps.ts'
import { useTable } from './useTable.ts'

export {
  type ChoiceEdit,
  type Commit,
  type CommitResult,
  choiceEdit,
  type NumberEdit,
  numberEdit,
  type Stale,
  type TextEdit,
  textEdit,
} from './EditCell.tsx'
export type {
  DataColumn,
  DataDetails,
  DataDetailsFrame,
  DataEdit,
  DataEditCell,
  DataHeadEnd,
  DataSelection,
  DataSort,
  DataTableHandle,
  DataTableLabels,
  Onward,
  RowHeight,
}

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children' | 'aria-label'> & DataTableOwn<Row>

/**
 * A table for any number of rows. It renders only the rows in view. For items that people read one by one, use a list
 * of cards.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  nameOf,
  sort,
  defaultSort,
  onSortChange,
  isSelectable,
  selected,
  defaultSelected,
  onSelectedChange,
  bulkBar,
  rowHeight,
  details,
  scrolls = 'frame',
  keyboard,
  isLoading = false,
  error,
  onRetry,
  empty,
  skeletons = 8,
  columnsClassName,
  handle,
  labels,
  className,
  ...props
}: DataTableProps<Row>) {
  const ownsScroll = scrolls === 'frame'
  const { words, shape, frame, body, selection } = useTable({
    label,
    columns,
    rows,
    keyOf,
    nameOf,
    sort,
    defaultSort,
    onSortChange,
    isSelectable,
    selected,
    defaultSelected,
    onSelectedChange,
    rowHeight,
    details,
    scrolls,
    keyboard,
    columnsClassName,
    handle,
    labels,
  })

  return (
    <div
      data-slot="data-table"
      data-state={scrolls}
      aria-busy={isLoading || undefined}
      {...props}
      className={cn(
        'relative min-w-0 rounded-arot-card border border-arot-line bg-arot-surface shadow-arot-card',
        ownsScroll &&
          'flex max-h-[min(44rem,80dvh)] flex-col overflow-hidden print:block print:max-h-none print:overflow-visible',
        fromCaller(className),
      )}
    >
      {rows === undefined && isLoading ? (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      ) : null}
      {outcome(
        rows,
        {
          isLoading,
          error,
          onRetry,
          words,
          empty,
          places: (
            <DataTableFrame {...frame} rowCount={undefined}>
              <DataTableSkeleton shape={shape} rows={skeletons} />
            </DataTableFrame>
          ),
        },
        (all) => (
          <DataTableFrame {...frame} rowCount={all.length}>
            <DataTableBody {...body} />
            <DataTableFoot {...body} isSticky={ownsScroll} />
          </DataTableFrame>
        ),
      )}
      {bulkBar?.(selection)}
    </div>
  )
}
