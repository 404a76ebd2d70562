import type { ReactNode } from 'react'
import type { DataTableLabels } from './labels.ts'

/** Where the focus goes after a value is saved. */
export type Onward = 'stay' | 'down' | 'next' | 'before' | 'elsewhere'

/** The props of a cell's editor. */
export type DataEditCell<Row> = {
  row: Row
  /** The accessible name of the field: its column and its row. */
  label: string
  /** The key that started editing. It replaces the value. */
  typed: string | undefined
  words: DataTableLabels
  /** Called when the value is saved or unchanged. */
  onDone: (onward: Onward) => void
}

/** The editor of a column's cells. Create it with `textEdit`, `numberEdit` or `choiceEdit`. */
export type DataEdit<Row> = (cell: DataEditCell<Row>) => ReactNode

/** Renders content in the head. It gets the texts of the table and the `tabIndex` for focusable elements. */
export type DataHeadEnd = (place: { tabIndex: number; words: DataTableLabels }) => ReactNode

export type DataColumn<Row> = {
  /** The unique id of the column, which `sort` refers to. */
  id: string
  /** The text in the head. */
  title: string
  /** Hides the title visually, such as for a column of icons. Screen readers still read it. @default false */
  isTitleHidden?: boolean | undefined
  /** The title above this column and its neighbours in the same group. */
  group?: string | undefined
  cell: (row: Row) => ReactNode
  /** Content at the end of the head: the handle of useColumnWidths. */
  headEnd?: DataHeadEnd | undefined
  /** The width in rem: a fixed number, or a minimum and a share of the remaining space. @default { min: 8, share: 1 } */
  width?: number | { min: number; share: number } | undefined
  /** `figure` aligns numbers at the right in every script, so that their digits line up. @default 'text' */
  align?: 'text' | 'figure' | undefined
  /** Keeps the column visible while the others scroll under it. */
  pin?: 'start' | 'end' | undefined
  /** The cells name their rows: a screen reader reads them with every other cell of the row. @default false */
  isRowHeader?: boolean | undefined
  /**
   * The value to sort by when the user presses the head. Pass `true` if a server sorts: the head then only calls
   * `onSortChange`.
   */
  sortBy?: true | ((row: Row) => string | number) | undefined
  /**
   * The value in a file from useTableCsv.
   * @default a text cell, else the `sortBy` value; for figures the `sortBy` value first
   */
  value?: ((row: Row) => string | number | null) | undefined
  /** Content below the column, such as a sum, an average or a count. */
  foot?: ReactNode | ((rows: readonly Row[]) => ReactNode)
  /** Makes the cells editable: `textEdit`, `numberEdit` or `choiceEdit`. */
  edit?: DataEdit<Row> | undefined
  /** @default true */
  isOnPaper?: boolean | undefined
}

/** The details of open rows, from useRowDetails. */
export type DataDetails<Row> = {
  isOpen: (row: Row) => boolean
  /** Whether any row is open. */
  hasOpen: boolean
  /** The height of the details, in rows. */
  rows: number
  draw: (row: Row, frame: DataDetailsFrame) => ReactNode
}

export type DataDetailsFrame = {
  /** Undefined until the browser has rendered the table. */
  place: { top: string; height: string } | undefined
  cellRole: string
  columnCount: number
}

/** Includes the group, because columns of different groups can have the same title. */
export const nameOfColumn = ({ group, title }: { group?: string | undefined; title: string }) =>
  group ? `${group}, ${title}` : title

export type DataSort = { column: string; direction: 'ascending' | 'descending' }

/** A column in its position: pinned columns are at the ends, whatever the order in `columns`. */
export type ColumnPlace<Row> = {
  column: DataColumn<Row>
  /** The distance from the edge, in rem. */
  inset: number
  /** The last pinned column before the scrolling ones. */
  isEdge: boolean
}

export const selectColumn = 'arot-select'
const selectWidth = 3

export function placeColumns<Row>(columns: readonly DataColumn<Row>[], isSelectable: boolean): ColumnPlace<Row>[] {
  const select: DataColumn<Row> = { id: selectColumn, title: '', cell: () => null, width: selectWidth, pin: 'start' }
  const all = isSelectable ? [{ ...select, isOnPaper: false }, ...columns] : columns
  const start = all.filter(({ pin }) => pin === 'start')
  const end = all.filter(({ pin }) => pin === 'end')
  return [
    ...start.map((column, index) => place(column, start.slice(0, index), index === start.length - 1)),
    ...all.filter(({ pin }) => pin === undefined).map((column) => place(column, [], false)),
    ...end.map((column, index) => place(column, end.slice(index + 1), index === 0)),
  ]
}

function place<Row>(column: DataColumn<Row>, outside: DataColumn<Row>[], isEdge: boolean): ColumnPlace<Row> {
  return { column, inset: outside.reduce((sum, one) => sum + leastWidth(one), 0), isEdge }
}

/** The grid template of head, rows and foot. It does not depend on content, so that the columns line up. */
export function templates<Row>(columns: ColumnPlace<Row>[]) {
  const onPaper = columns.filter(({ column }) => column.isOnPaper !== false)
  return {
    '--arot-columns': columns.map(({ column }) => trackOf(column)).join(' '),
    '--arot-columns-paper': onPaper.map(({ column }) => `minmax(0, ${shareOf(column)}fr)`).join(' '),
    '--arot-pinned-start': `${widthOfPins(columns, 'start')}rem`,
    '--arot-pinned-end': `${widthOfPins(columns, 'end')}rem`,
    '--arot-columns-least': `${columns.reduce((sum, { column }) => sum + leastWidth(column), 0)}rem`,
  }
}

/**
 * Pinned columns grow too: if columns scroll under them, the table is wider than its frame and every column has its
 * minimum.
 */
function trackOf<Row>({ width = { min: 8, share: 1 } }: DataColumn<Row>) {
  return typeof width === 'number' ? `${width}rem` : `minmax(${width.min}rem, ${width.share}fr)`
}

export function leastWidth<Row>({ width = { min: 8, share: 1 } }: DataColumn<Row>) {
  return typeof width === 'number' ? width : width.min
}

function widthOfPins<Row>(columns: ColumnPlace<Row>[], end: 'start' | 'end') {
  return columns.reduce((sum, { column }) => sum + (column.pin === end ? leastWidth(column) : 0), 0)
}

/** Paper cannot scroll, so every width in print is a share of the page. */
function shareOf<Row>({ width = { min: 8, share: 1 } }: DataColumn<Row>) {
  return typeof width === 'number' ? width : width.min * Math.max(1, width.share)
}
