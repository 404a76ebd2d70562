import type { ReactNode } from 'react'
import type { DataTableLabels } from './labels.ts'

/** Where the keyboard goes once a value is kept. */
export type Onward = 'stay' | 'down' | 'next' | 'before' | 'elsewhere'

/** What a cell's field is told by the table around it. */
export type DataEditCell<Row> = {
  row: Row
  /** What the field is called: its column and its row. */
  label: string
  /** The key with which it was begun takes the value's place. */
  typed: string | undefined
  words: DataTableLabels
  /** The value is kept, or nothing was changed. */
  onDone: (onward: Onward) => void
}

/** How cells of a column are changed: made by `textEdit`, `numberEdit` or `choiceEdit`. */
export type DataEdit<Row> = (cell: DataEditCell<Row>) => ReactNode

/** Drawn in a head, once: it has the words of the table, and the `tabIndex` of what can be pressed there. */
export type DataHeadEnd = (place: { tabIndex: number; words: DataTableLabels }) => ReactNode

export type DataColumn<Row> = {
  /** Its name in `sort`; no two columns have the same. */
  id: string
  /** What its head says. */
  title: string
  /** Its title is heard and not seen: of a column of icons. @default false */
  isTitleHidden?: boolean | undefined
  /** What stands above it and its neighbours of the same group. */
  group?: string | undefined
  cell: (row: Row) => ReactNode
  /** What stands at the end of its head: the handle of useColumnWidths. */
  headEnd?: DataHeadEnd | undefined
  /** In rem: a fixed one, or the least and a share of what is left. @default { min: 8, share: 1 } */
  width?: number | { min: number; share: number } | undefined
  /** A figure stands at the right in every script, its units below each other. @default 'text' */
  align?: 'text' | 'figure' | undefined
  /** Stays in sight where the others pass under it. */
  pin?: 'start' | 'end' | undefined
  /** Its cells name their rows: a screen reader reads them with every other cell of the row. @default false */
  isRowHeader?: boolean | undefined
  /** What the rows are sorted by when its head is pressed; `true` only tells, for a server that sorts. */
  sortBy?: true | ((row: Row) => string | number) | undefined
  /** What a file from useTableCsv has of it. @default a cell that is a text, or what it is sorted by; a figure the other way round */
  value?: ((row: Row) => string | number | null) | undefined
  /** The sum, the mean, the count: what stands below the column. */
  foot?: ReactNode | ((rows: readonly Row[]) => ReactNode)
  /** How its cells are changed in their place. */
  edit?: DataEdit<Row> | undefined
  /** @default true */
  isOnPaper?: boolean | undefined
}

/** What stands below open rows: from useRowDetails. */
export type DataDetails<Row> = {
  isOpen: (row: Row) => boolean
  /** Whether any row is. */
  hasOpen: boolean
  /** How high it is, in rows. */
  rows: number
  draw: (row: Row, frame: DataDetailsFrame) => ReactNode
}

export type DataDetailsFrame = {
  /** Not known before the browser has drawn the table. */
  place: { top: string; height: string } | undefined
  cellRole: string
  columnCount: number
}

/** Its title alone may be that of another group's column too. */
export const nameOfColumn = ({ group, title }: { group?: string | undefined; title: string }) =>
  group ? `${group}, ${title}` : title

export type DataSort = { column: string; direction: 'ascending' | 'descending' }

/** A column in its place: the pinned ones stand at the ends, however they were given. */
export type ColumnPlace<Row> = {
  column: DataColumn<Row>
  /** How far from the edge it stays, in rem. */
  inset: number
  /** The last before the columns that pass under. */
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

/** One template for the head, the rows and the foot: of no cell's content, so columns stay in line. */
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

/** A pinned column grows too: where columns pass under it the table is wider than its frame, and every one is at its least. */
function trackOf<Row>({ width = { min: 8, share: 1 } }: DataColumn<Row>) {
  return typeof width === 'number' ? `${width}rem` : `minmax(${width.min}rem, ${width.share}fr)`
}

export function leastWidth<Row>({ width = { min: 8, share: 1 } }: DataColumn<Row>) {
  return typeof width === 'number' ? width : width.min
}

function widthOfPins<Row>(columns: ColumnPlace<Row>[], end: 'start' | 'end') {
  return columns.reduce((sum, { column }) => sum + (column.pin === end ? leastWidth(column) : 0), 0)
}

/** A sheet cannot be scrolled: there every width is a share of it. */
function shareOf<Row>({ width = { min: 8, share: 1 } }: DataColumn<Row>) {
  return typeof width === 'number' ? width : width.min * Math.max(1, width.share)
}
