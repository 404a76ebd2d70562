import type { CSSProperties } from 'react'
import type { ColumnPlace } from './column.ts'
import type { DataTableLabels } from './labels.ts'
import { cell, type Keys, type roles } from './look.ts'

/** What all rows of a table have in common; it is the same object for as long as none of it changes. */
export type Shape<Row> = {
  columns: ColumnPlace<Row>[]
  keys: Keys
  roles: (typeof roles)[Keys]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  words: DataTableLabels
}

/** The class of each cell of a column, and its place where it is pinned beside others. */
export function cellLook<Row>({ column, isEdge }: ColumnPlace<Row>) {
  return cell({ align: column.align, pin: column.pin, isEdge, isOnPaper: column.isOnPaper !== false })
}

/** Nothing on a server: a host's policy may forbid styles there. */
export function insetOf<Row>({ column, inset }: ColumnPlace<Row>, isPlaced: boolean): CSSProperties | undefined {
  if (!isPlaced || inset === 0 || column.pin === undefined) return undefined
  return { '--arot-inset': `${inset}rem` } as CSSProperties
}
