'use client'

import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { type ColumnPlace, nameOfColumn, type Onward, selectColumn } from './column.ts'
import { as, containedRow, editedRow, gridCell, placedRow, row as rowLook } from './look.ts'
import { cellLook, insetOf, type Shape } from './shape.ts'
import { widgetIn } from './widgetIn.ts'

export type Editing = { key: string; column: string; typed: string | undefined }

type DataTableRowProps<Row> = {
  row: Row
  /** The index among all rows, from 0. */
  index: number
  shape: Shape<Row>
  /** The position and height of the row. Undefined until the browser has rendered the table. */
  place: CSSProperties | undefined
  isSelected: boolean
  /** The column of the tab stop. */
  stop: number | undefined
  editing: Editing | undefined
  onToggle: (key: string, isRange: boolean) => void
  onDone: (onward: Onward) => void
}

/** A row with a known height, so that it is cheap to render: a thousand can scroll past in a second. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { index, shape, place, isSelected, stop, editing } = props
  const element = useRef<HTMLTableRowElement>(null)
  const isGrid = shape.keys === 'grid'
  const hasBoxes = shape.columns[0]?.column.id === selectColumn

  // The host renders the content of the cells, so this looks up links and buttons in the page after each render.
  useLayoutEffect(() => {
    if (isGrid && element.current) makeOneStop(element.current, stop)
  })

  return (
    <tr
      ref={element}
      {...as.row}
      aria-rowindex={index + 2}
      aria-selected={hasBoxes ? isSelected : undefined}
      style={place}
      className={cn(place ? placedRow : rowLook, editing ? editedRow : containedRow)}
    >
      {shape.columns.map((placed) => {
        const isHeader = placed.column.isRowHeader === true
        const Cell = isHeader ? 'th' : 'td'
        return (
          <Cell
            key={placed.column.id}
            role={isHeader ? 'rowheader' : shape.roles.cell}
            scope={isHeader ? 'row' : undefined}
            style={insetOf(placed, place !== undefined)}
            className={cn(cellLook(placed), isHeader && 'font-normal', isGrid && gridCell)}
          >
            {contentOf(placed, props)}
          </Cell>
        )
      })}
    </tr>
  )
}

function contentOf<Row>({ column }: ColumnPlace<Row>, props: DataTableRowProps<Row>) {
  const { row, shape, editing, isSelected, onToggle, onDone } = props
  const { words } = shape
  if (column.id === selectColumn) {
    return (
      <Checkbox
        label={words.selectRow(shape.nameOf(row))}
        isLabelHidden
        checked={isSelected}
        onChange={(event) => onToggle(shape.keyOf(row), (event.nativeEvent as MouseEvent).shiftKey)}
      />
    )
  }
  if (column.edit && editing?.column === column.id) {
    const label = words.edit(nameOfColumn(column), shape.nameOf(row))
    return column.edit({ row, label, typed: editing.typed, words, onDone })
  }
  return column.cell(row)
}

/** At most one focusable element of a row is a tab stop. */
function makeOneStop(row: HTMLTableRowElement, stop: number | undefined) {
  Array.from(row.cells).forEach((cell, index) => {
    const widget = widgetIn(cell)
    for (const inside of cell.querySelectorAll<HTMLElement>('a[href], button, input, select')) inside.tabIndex = -1
    const target = widget ?? cell
    if (widget) cell.removeAttribute('tabindex')
    target.tabIndex = index === stop ? 0 : -1
  })
}
