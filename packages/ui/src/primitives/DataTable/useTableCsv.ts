'use client'

import { useHost } from '../../lib/host.ts'
import type { DataColumn, DataSort } from './column.ts'
import { csvOf } from './csv.ts'
import { sortRows } from './sortRows.ts'

type Table<Row> = {
  /** The columns of the table. */
  columns: readonly DataColumn<Row>[]
  /** The ids of the columns to leave out: the ones that a ColumnPicker hides. @default none */
  hidden?: readonly string[] | undefined
  rows: readonly Row[]
  /** The sorting of the table. @default the rows as they are given */
  sort?: DataSort | null | undefined
}

/** Returns a function that makes the CSV text of the visible columns and rows. */
export function useTableCsv<Row>({ columns, hidden = [], rows, sort = null }: Table<Row>): () => string {
  const { locale } = useHost()
  return () => {
    const by = columns.find(({ id }) => id === sort?.column)?.sortBy
    const visible = columns.filter(({ id }) => !hidden.includes(id))
    return csvOf(visible, sortRows(rows, by, sort?.direction, locale))
  }
}
