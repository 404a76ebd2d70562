'use client'

import { useHost } from '../../lib/host.ts'
import type { DataColumn, DataSort } from './column.ts'
import { csvOf } from './csv.ts'
import { sortRows } from './sortRows.ts'

type Table<Row> = {
  /** The columns that are to be in the file, in their order. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  /** What the table is sorted by: one of these columns. @default the rows as they are given */
  sort?: DataSort | null | undefined
}

/** Makes a file for a spreadsheet of what a table shows, when it is called: a text in CSV. */
export function useTableCsv<Row>({ columns, rows, sort = null }: Table<Row>): () => string {
  const { locale } = useHost()
  return () => {
    const by = columns.find(({ id }) => id === sort?.column)?.sortBy
    return csvOf(columns, sortRows(rows, by, sort?.direction, locale))
  }
}
