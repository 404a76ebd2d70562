'use client'

import { type FocusEvent, Fragment, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import type { DataDetails, Onward } from './column.ts'
import { DataTableRow, type Editing } from './DataTableRow.tsx'
import { as } from './look.ts'
import { placeRows, type RowHeight, type RowPlaces } from './rowPlaces.ts'
import type { Shape } from './shape.ts'
import { rowsInBlock, useBlocksInSight } from './useBlocksInSight.ts'

type Rows<Row> = {
  rows: readonly Row[]
  shape: Shape<Row>
  details: DataDetails<Row> | undefined
  chosen: ReadonlySet<string>
  isPlaced: boolean
  onToggle: (key: string, isRange: boolean) => void
  onDone: (onward: Onward) => void
}

type DataTableBodyProps<Row> = Rows<Row> & {
  rowHeight: RowHeight<Row> | undefined
  /** The frame around it scrolls; else the page does. */
  isInFrame: boolean
  /** The cell that the Tab key leads to. */
  active: { row: number; column: number }
  editing: Editing | undefined
}

/** As high as all rows together; only those in sight are there. */
export function DataTableBody<Row>({ rowHeight, isInFrame, active, editing, ...all }: DataTableBodyProps<Row>) {
  const { rows, details, shape, isPlaced } = all
  const body = useRef<HTMLTableSectionElement>(null)
  const places = useMemo(() => placeRows(rows, rowHeight, details), [rows, rowHeight, details])
  const { first, last } = useBlocksInSight({
    rowCount: rows.length,
    body,
    isPlaced,
    starts: places.starts,
    scroller: isInFrame ? '[data-slot="data-table-frame"]' : undefined,
  })
  const [focused, setFocused] = useState<number>()
  const isGrid = shape.keys === 'grid'
  const stop = Math.min(Math.max(0, active.row), rows.length - 1)
  const edited = useMemo(
    () => (editing === undefined ? -1 : rows.findIndex((row) => shape.keyOf(row) === editing.key)),
    [editing, rows, shape],
  )
  // A row that has the focus stays, however far it is: with it the focus would go, and the keyboard's place in the page.
  // What is typed in one stays too.
  const blocksInUse = [isGrid ? blockOf(stop) : undefined, focused, edited === -1 ? undefined : blockOf(edited)]
  const blocks = blocksToDraw(first, last, blocksInUse, rows.length)

  function keepFocused(event: FocusEvent<HTMLTableSectionElement>) {
    const row = Array.from(event.currentTarget.children).find((one) => one.contains(event.target))
    // Details stand after their row.
    const index = (
      row?.getAttribute('data-slot') === 'data-table-details' ? row.previousElementSibling : row
    )?.getAttribute('aria-rowindex')
    if (index != null) setFocused(blockOf(Number(index) - 2))
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
      {blocks.map((block) => {
        const isStop = isGrid && blockOf(stop) === block
        return (
          <Block
            key={block}
            block={block}
            places={places}
            stopRow={isStop ? stop : undefined}
            stopColumn={isStop ? active.column : undefined}
            editing={edited !== -1 && blockOf(edited) === block ? editing : undefined}
            {...all}
          />
        )
      })}
    </tbody>
  )
}

function blockOf(row: number) {
  return Math.floor(row / rowsInBlock)
}

/** The blocks in sight, and those that stay wherever they are, in the order of the page. */
function blocksToDraw(first: number, last: number, inUse: (number | undefined)[], rowCount: number) {
  const seen = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const far = inUse.filter((block) => block !== undefined && (block < first || block > last))
  const there = far.filter((block): block is number => (block as number) * rowsInBlock < rowCount)
  return there.length === 0 ? seen : [...new Set([...seen, ...there])].sort((one, other) => one - other)
}

type BlockProps<Row> = Rows<Row> & {
  block: number
  places: RowPlaces<Row>
  stopRow: number | undefined
  stopColumn: number | undefined
  editing: Editing | undefined
}

const Block = memo(function Block<Row>({
  block,
  rows,
  shape,
  details,
  chosen,
  isPlaced,
  places,
  stopRow,
  stopColumn,
  editing,
  ...events
}: BlockProps<Row>) {
  const from = block * rowsInBlock
  return rows.slice(from, from + rowsInBlock).map((row, offset) => {
    const key = shape.keyOf(row)
    const index = from + offset
    return (
      <Fragment key={key}>
        <DataTableRow
          row={row}
          index={index}
          shape={shape}
          place={isPlaced ? places.of(row, index) : undefined}
          isSelected={chosen.has(key)}
          stop={index === stopRow ? stopColumn : undefined}
          editing={editing?.key === key ? editing : undefined}
          {...events}
        />
        {details?.isOpen(row) &&
          details.draw(row, {
            place: isPlaced ? places.below(row, index) : undefined,
            cellRole: shape.roles.cell,
            columnCount: shape.columns.length,
          })}
      </Fragment>
    )
  })
}) as <Row>(props: BlockProps<Row>) => React.ReactNode

/** Up and down lead from a row's link to the same link of the row above or below. */
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
