'use client'

import { type ComponentProps, type FocusEvent, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import type { DataDetails, Onward } from './column.ts'
import { DataTableRow, type Editing } from './DataTableRow.tsx'
import { as } from './look.ts'
import { placeRows, type RowHeight, type RowPlaces } from './rowPlaces.ts'
import type { Shape } from './shape.ts'
import { rowsInBlock, useBlocksInSight } from './useBlocksInSight.ts'

type DataTableBodyProps<Row> = {
  rows: readonly Row[]
  shape: Shape<Row>
  details: DataDetails<Row> | undefined
  chosen: ReadonlySet<string>
  isPlaced: boolean
  rowHeight: RowHeight<Row> | undefined
  /** Whether the table's own frame scrolls. Otherwise the page does. */
  isInFrame: boolean
  /** The cell that is the tab stop. */
  active: { row: number; column: number }
  editing: Editing | undefined
  onToggle: (key: string, isRange: boolean) => void
  onDone: (onward: Onward) => void
}

/** As high as all rows, but renders only those in view. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { rows, rowHeight, isInFrame, active, editing, chosen, ...each } = props
  const { shape, details, isPlaced } = each
  const body = useRef<HTMLTableSectionElement>(null)
  const places = useMemo(() => placeRows(rows, rowHeight, details), [rows, rowHeight, details])
  const { first, last } = useBlocksInSight({
    rowCount: rows.length,
    body,
    isPlaced,
    starts: places.starts,
    scroller: isInFrame ? '[data-slot="data-table-frame"]' : undefined,
  })
  const [focused, setFocused] = useState<string>()
  const isGrid = shape.keys === 'grid'
  const stop = isGrid ? Math.min(Math.max(0, active.row), rows.length - 1) : undefined
  // Rows with the focus or an open editor stay rendered wherever they are. Otherwise the focus and the typed text would
  // be lost.
  const rowsInUse = [stop, useIndexOf(focused, rows, shape), useIndexOf(editing?.key, rows, shape)]
  const drawnKeys = new Set<string>()

  function keepFocused(event: FocusEvent<HTMLTableSectionElement>) {
    const element = Array.from(event.currentTarget.children).find((one) => one.contains(event.target))
    // Details follow their row.
    const index = (
      element?.getAttribute('data-slot') === 'data-table-details' ? element.previousElementSibling : element
    )?.getAttribute('aria-rowindex')
    const row = rows[Number(index) - 2]
    if (row !== undefined) setFocused(shape.keyOf(row))
  }

  return (
    <tbody
      {...as.rowgroup}
      ref={body}
      onFocus={keepFocused}
      onBlur={() => setFocused(undefined)}
      onKeyDown={isGrid ? undefined : goToNeighbour}
      style={isPlaced ? places.all : undefined}
      className={cn('relative block print:h-auto!')}
    >
      {rowsToDraw(first * rowsInBlock, (last + 1) * rowsInBlock, rowsInUse, rows.length).map((index) => {
        const row = rows[index] as Row
        const key = shape.keyOf(row)
        // A host can list a row twice. React needs unique keys, or it would render wrong or extra rows.
        const isRepeated = drawnKeys.has(key)
        drawnKeys.add(key)
        return (
          <PlacedRow
            key={isRepeated ? `${key} ${index}` : key}
            row={row}
            index={index}
            places={places}
            isSelected={chosen.has(key)}
            stop={index === stop ? active.column : undefined}
            editing={editing?.key === key ? editing : undefined}
            {...each}
          />
        )
      })}
    </tbody>
  )
}

/** The current index of the row with this key, or -1. */
function useIndexOf<Row>(key: string | undefined, rows: readonly Row[], shape: Shape<Row>) {
  return useMemo(() => (key === undefined ? -1 : rows.findIndex((row) => shape.keyOf(row) === key)), [key, rows, shape])
}

/** The rows in view and the rows in use, in document order. */
function rowsToDraw(first: number, end: number, inUse: (number | undefined)[], rowCount: number) {
  const seen = Array.from({ length: Math.max(0, Math.min(end, rowCount) - first) }, (_, place) => first + place)
  const far = inUse.filter(
    (index): index is number => index !== undefined && index >= 0 && (index < first || index >= end),
  )
  return far.length === 0 ? seen : [...new Set([...seen, ...far])].sort((one, other) => one - other)
}

type PlacedRowProps<Row> = Omit<ComponentProps<typeof DataTableRow<Row>>, 'place'> &
  Pick<DataTableBodyProps<Row>, 'details' | 'isPlaced'> & { places: RowPlaces<Row> }

/** A row with its details. Its key does not depend on its position, so typed text stays when the row moves. */
const PlacedRow = memo(function PlacedRow<Row>({ details, isPlaced, places, ...props }: PlacedRowProps<Row>) {
  const { row, index, shape } = props
  return (
    <>
      <DataTableRow place={isPlaced ? places.of(row, index) : undefined} {...props} />
      {details?.isOpen(row) &&
        details.draw(row, {
          place: isPlaced ? places.below(row, index) : undefined,
          cellRole: shape.roles.cell,
          columnCount: shape.columns.length,
        })}
    </>
  )
}) as <Row>(props: PlacedRowProps<Row>) => React.ReactNode

/** Arrow up and down move from a link in a row to the same link of the row above or below. */
function goToNeighbour(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const link = event.target as HTMLElement
  const row = link.closest('tr')
  if (step === undefined || row === null) return
  const column = Array.from(row.querySelectorAll('a')).indexOf(link as HTMLAnchorElement)
  const neighbour = row.parentElement?.querySelector(
    `[aria-rowindex="${Number(row.getAttribute('aria-rowindex')) + step}"]`,
  )
  const target = neighbour?.querySelectorAll('a')[column]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}
