'use client'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { type ColumnPlace, type DataSort, nameOfColumn, selectColumn } from './column.ts'
import { gridCell, rowGrid } from './look.ts'
import { cellLook, insetOf, type Shape } from './shape.ts'

export type HeadProps<Row> = {
  shape: Shape<Row>
  sort: DataSort | null
  onSort: (column: string) => void
  /** How many rows are selected. */
  selected: 'all' | 'some' | 'none'
  onSelectAll: () => void
  isPlaced: boolean
}

/**
 * `spoken` names the columns for screen readers; `visible` is the visible copy above it, which takes presses; `both` does
 * both in one head.
 */
type HeadUse = 'both' | 'spoken' | 'visible'

type DataTableHeadProps<Row> = HeadProps<Row> & {
  as: HeadUse
  className?: string
}

export function DataTableHead<Row>({ as, className, ...head }: DataTableHeadProps<Row>) {
  const isSpoken = as !== 'visible'
  const isPressed = as !== 'spoken'
  return (
    <thead role={isSpoken ? 'rowgroup' : 'presentation'} className={cn('block bg-arot-sunken', fromCaller(className))}>
      {isPressed && head.shape.columns.some(({ column }) => column.group) && <GroupRow {...head} />}
      <tr
        role={isSpoken ? 'row' : 'presentation'}
        aria-rowindex={isSpoken ? 1 : undefined}
        className={cn(rowGrid, 'h-10 bg-inherit font-medium text-arot-12 text-arot-muted')}
      >
        {head.shape.columns.map((placed) => (
          <th
            key={placed.column.id}
            role={isSpoken ? 'columnheader' : 'presentation'}
            scope={isSpoken ? 'col' : undefined}
            aria-label={isSpoken ? ownName(placed) : undefined}
            aria-sort={isSpoken ? ariaSort(placed, head.sort) : undefined}
            tabIndex={isSpoken && head.shape.keys === 'grid' ? -1 : undefined}
            style={insetOf(placed, head.isPlaced)}
            className={cn(
              cellLook(placed),
              'font-medium',
              head.shape.keys === 'grid' && gridCell,
              // The handle is as high as the head, and not as its text.
              placed.column.headEnd && 'flex h-full items-center',
              placed.column.pin === undefined && 'relative',
            )}
          >
            <HeadCell placed={placed} as={as} {...head} />
            {isPressed && placed.column.headEnd?.({ tabIndex: endIndexIn(placed, as, head), words: head.shape.words })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The accessible name of a column, without the content at the end of its head. */
const ownName = <Row,>({ column }: ColumnPlace<Row>) => (column.group || column.headEnd) && nameOfColumn(column)

/**
 * Visible only: each column's name contains its group for screen readers. One cell per column, with the same width, pin
 * and print width as below.
 */
function GroupRow<Row>({ shape: { columns }, isPlaced }: HeadProps<Row>) {
  return (
    <tr aria-hidden className={cn(rowGrid, 'h-8 bg-inherit font-medium text-arot-12 text-arot-ink')}>
      {columns.map((placed, index) => {
        const { id, group, pin } = placed.column
        const before = columns[index - 1]?.column
        const isNew = before?.group !== group || before?.pin !== pin
        return (
          <td
            key={id}
            style={insetOf(placed, isPlaced)}
            className={cn(
              cellLook({ ...placed, column: { ...placed.column, align: 'text' } }),
              'flex h-full items-center border-arot-line',
              group && 'border-b',
              // Cuts off a long title where the next group begins.
              isNew && 'bg-inherit',
              isNew && pin === undefined && 'relative',
              isNew && group && 'border-s',
            )}
          >
            {isNew && group && <span className="whitespace-nowrap">{group}</span>}
          </td>
        )
      })}
    </tr>
  )
}

/** In a grid, arrow keys reach the buttons of the head. In the copy above it, each is a tab stop. */
const tabIndexIn = <Row,>(as: HeadUse, { shape }: Pick<HeadProps<Row>, 'shape'>) =>
  as === 'both' && shape.keys === 'grid' ? -1 : 0

/** Shift and an arrow key on the button of a head do the same as its handle, so one tab stop is enough. */
const endIndexIn = <Row,>({ column }: ColumnPlace<Row>, as: HeadUse, head: Pick<HeadProps<Row>, 'shape'>) =>
  column.sortBy === undefined ? tabIndexIn(as, head) : -1

type HeadCellProps<Row> = HeadProps<Row> & { placed: ColumnPlace<Row>; as: HeadUse }

function HeadCell<Row>({ placed: { column }, as, shape, sort, onSort, selected, onSelectAll }: HeadCellProps<Row>) {
  const tabIndex = tabIndexIn(as, { shape })
  const way = sort?.column === column.id ? sort.direction : undefined
  if (column.id === selectColumn) {
    if (as === 'spoken') return shape.words.selectAll
    return (
      <Checkbox
        label={shape.words.selectAll}
        isLabelHidden
        tabIndex={tabIndex}
        isIndeterminate={selected === 'some'}
        checked={selected === 'all'}
        onValueChange={onSelectAll}
      />
    )
  }
  if (column.sortBy === undefined || as === 'spoken') {
    return (
      <span className={cn(way && 'text-arot-ink', column.isTitleHidden && 'sr-only')}>
        {way && <SortArrow way={way} />}
        {column.title}
      </span>
    )
  }
  return (
    <button
      type="button"
      data-slot="data-table-sort"
      aria-label={column.group && nameOfColumn(column)}
      tabIndex={tabIndex}
      onClick={() => onSort(column.id)}
      className={cn(
        'arot-focus -mx-1.5 inline-flex min-h-8 items-center rounded-arot-control px-1.5 hover:text-arot-ink pointer-coarse:min-h-10',
        way && 'text-arot-ink',
      )}
    >
      <SortArrow way={way} />
      {column.title}
    </button>
  )
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

function SortArrow({ way = 'none' }: { way: keyof typeof arrows | undefined }) {
  const Arrow = arrows[way]
  return <Arrow aria-hidden className={cn('me-1 inline size-3.5 shrink-0', way === 'none' && 'opacity-60')} />
}

function ariaSort<Row>({ column }: ColumnPlace<Row>, sort: DataSort | null) {
  if (sort?.column === column.id) return sort.direction
  return column.sortBy === undefined ? undefined : 'none'
}
