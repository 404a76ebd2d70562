'use client'

import { useHost } from '../../lib/host.ts'
import type { DataColumn, DataSort } from './column.ts'
import { csvOf } from './csv.ts'
import { sortRows } from './sortRows.ts'

type Table<Row> = {
  /** The columns of the table. */
  columns: readonly DataColumn<Row>[]
  /** The ids of those that are not in the file: what a ColumnPicker hides. @default none */
  hidden?: readonly string[] | undefined
  rows: readonly Row[]
  /** What the table is sorted by. @default the rows as they are given */
  sort?: DataSort | null | undefined
}

/** Makes a file for a spreadsheet of what a table shows, when it is called: a text in CSV. */
export function useTableCsv<Row>({ columns, hidden = [], rows, sort = null }: Table<Row>): () => string {
  const { locale } = useHost()
  return () => {
    const by = columns.find(({ id }) => id === sort?.column)?.sortBy
    const visible = columns.filter(({ id }) => !hidden.includes(id))
    return csvOf(visible, sortRows(rows, by, sort?.direction, locale))
  }
}
