import type { CSSProperties } from 'react'
import type { ColumnPlace } from './column.ts'
import type { DataTableLabels } from './labels.ts'
import { cell, type Keys, type roles } from './look.ts'

/** The data that all rows of a table share. The object stays the same while nothing in it changes. */
export type Shape<Row> = {
  columns: ColumnPlace<Row>[]
  keys: Keys
  roles: (typeof roles)[Keys]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  words: DataTableLabels
}

/** The class of each cell of a column. A pinned cell also has a position. */
export function cellLook<Row>({ column, isEdge }: ColumnPlace<Row>) {
  return cell({ align: column.align, pin: column.pin, isEdge, isOnPaper: column.isOnPaper !== false })
}

/** Undefined on a server, because a content security policy can forbid inline styles in its HTML. */
export function insetOf<Row>({ column, inset }: ColumnPlace<Row>, isPlaced: boolean): CSSProperties | undefined {
  if (!isPlaced || inset === 0 || column.pin === undefined) return undefined
  return { '--arot-inset': `${inset}rem` } as CSSProperties
}
