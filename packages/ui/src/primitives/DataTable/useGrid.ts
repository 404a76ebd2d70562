'use client'

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ColumnPlace, Onward } from './column.ts'
import type { Editing } from './DataTableRow.tsx'
import { isTypedIn, widgetIn } from './widgetIn.ts'

/** The position of a cell: the head is row -1, the foot is the row after the last. */
type Cell = { row: number; column: number }

type GridProps<Row> = {
  table: RefObject<HTMLTableElement | null>
  rows: readonly Row[]
  columns: ColumnPlace<Row>[]
  keyOf: (row: Row) => string
  isGrid: boolean
  onToggle: (key: string, isRange: boolean) => void
}

/** Keyboard navigation of the grid pattern: one tab stop, arrow keys between cells, Enter to edit. */
export function useGrid<Row>({ table, rows, columns, keyOf, isGrid, onToggle }: GridProps<Row>) {
  const [last, setActive] = useState<Cell>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Editing>()
  // The host can remove columns, such as the column of the active cell or of the open editor.
  const active = { ...last, column: Math.min(last.column, columns.length - 1) }
  if (editing && !columns.some(({ column }) => column.id === editing.column)) setEditing(undefined)

  // The details of a row can contain another table.
  const rowElement = (row: number) =>
    table.current?.querySelector<HTMLTableRowElement>(`:scope > * > [aria-rowindex="${row + 2}"]`)

  /** Renders the row, wherever it is. The browser scrolls to it on focus. */
  function draw(row: number, column = active.column) {
    flushSync(() => setActive({ row, column }))
    return rowElement(row)
  }

  function go({ row, column }: Cell) {
    const wanted = Math.min(Math.max(0, column), columns.length - 1)
    const last = rowElement(rows.length) ? rows.length : rows.length - 1
    const first = rowElement(-1)?.querySelector('button, input, [role=separator]') ? -1 : 0
    const cell = draw(Math.min(Math.max(first, row), last), wanted)?.cells[wanted]
    if (cell) (widgetIn(cell) ?? cell).focus()
  }

  function begin({ row, column }: Cell, typed?: string) {
    const name = columns[column]?.column
    const at = rows[row]
    if (name?.edit === undefined || at === undefined) return false
    // An open editor contains a rejected value. It keeps the focus, so that the value is not lost.
    if (editing !== undefined) {
      table.current?.querySelector<HTMLElement>('[data-slot="data-table-editor"] :is(input, select)')?.focus()
      return true
    }
    setEditing({ key: keyOf(at), column: name.id, typed })
    return true
  }

  function end(onward: Onward) {
    flushSync(() => setEditing(undefined))
    const { row, column } = active
    const steps = { stay: [0, 0], down: [1, 0], next: [0, 1], before: [0, -1] } as const
    if (onward === 'elsewhere') return
    const [down, along] = steps[onward]
    go({ row: Math.min(row + down, rows.length - 1), column: column + along })
  }

  function follow(event: FocusEvent<HTMLElement>) {
    const cell = placeOf(event.target, event.currentTarget)
    if (!cell) return
    if (cell.row !== active.row || cell.column !== active.column) setActive(cell)
    // A browser does not scroll to a cell that is partly visible, or that is behind a pinned column.
    if (columns[cell.column]?.column.pin === undefined && event.target.matches(':focus-visible'))
      event.target.closest('td, th')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const at = placeOf(event.target as HTMLElement, event.currentTarget)
    const cell = (event.target as HTMLElement).closest<HTMLElement>('td, th')
    if (at === undefined || cell === null || event.defaultPrevented) return
    const isInside = event.target !== cell && widgetIn(cell) !== event.target
    if (isInside || isTypedIn(event.target as HTMLElement)) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      cell.tabIndex = 0
      cell.focus()
      return
    }
    const next = nextCell(event, at, rows.length, columns.length)
    if (next) {
      event.preventDefault()
      go(next)
    } else if (act(event, at, cell)) event.preventDefault()
  }

  /** Handles a key on the cell itself. */
  function act(event: KeyboardEvent<HTMLElement>, at: Cell, cell: HTMLElement): boolean {
    const { key } = event
    const row = rows[at.row]
    if (key === ' ' && event.shiftKey && row !== undefined) {
      onToggle(keyOf(row), false)
      return true
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== cell) return false
    if (key === 'F2' || key === 'Enter') return begin(at) || enter(cell)
    if (key === 'Delete' || key === 'Backspace') return begin(at, '')
    return key.length === 1 && key !== ' ' && begin(at, key)
  }

  /** Moves the focus into a cell with several controls. */
  function enter(cell: HTMLElement) {
    const inside = cell.querySelector<HTMLElement>('a[href], button, input, select, textarea')
    inside?.focus()
    return inside !== null
  }

  function edit(event: MouseEvent<HTMLElement>) {
    const at = placeOf(event.target as HTMLElement, event.currentTarget)
    if (at) begin(at)
  }

  return {
    active,
    editing,
    draw,
    go,
    end,
    /** For the table element, which contains every cell. */
    handlers: isGrid ? { onFocus: follow, onKeyDown: press, onDoubleClick: edit } : {},
  }
}

function placeOf(element: HTMLElement, table: HTMLElement): Cell | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th')
  if (cell?.closest('table') !== table) return undefined
  const index = cell?.closest('tr')?.getAttribute('aria-rowindex')
  return cell && index != null ? { row: Number(index) - 2, column: cell.cellIndex } : undefined
}

const page = 10

function nextCell(event: KeyboardEvent<HTMLElement>, { row, column }: Cell, rowCount: number, columnCount: number) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || shiftKey) return undefined
  const isFar = ctrlKey || metaKey
  if (key === 'Home') return { row: isFar ? 0 : row, column: 0 }
  if (key === 'End') return { row: isFar ? rowCount - 1 : row, column: columnCount - 1 }
  if (isFar) return undefined
  const along = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Record<string, Cell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - along },
    ArrowRight: { row, column: column + along },
    PageUp: { row: Math.max(0, row - page), column },
    PageDown: { row: Math.min(rowCount - 1, row + page), column },
  }
  return steps[key]
}
