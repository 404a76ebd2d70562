'use client'

import { useMemo, useRef, useState } from 'react'
import { useHost } from '../../lib/host.ts'
import type { DataColumn, DataSort } from './column.ts'
import { sortRows } from './sortRows.ts'
import type { DataTableOwn } from './tableProps.ts'

type Sorting<Row> = Pick<DataTableOwn<Row>, 'sort' | 'defaultSort' | 'onSortChange'> & {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}

/** The sorted rows. If the column has a `sortBy` function, the table sorts; otherwise the host does. */
export function useSorted<Row>({ rows, columns, sort, defaultSort, onSortChange }: Sorting<Row>) {
  const { locale } = useHost()
  const [own, setOwn] = useState(defaultSort ?? null)
  const now = sort === undefined ? own : sort
  const found = now === null ? undefined : columns.find(({ id }) => id === now.column)
  // If the host removes the sorted column, the rows stay in its order.
  const last = useRef(found)
  if (found || now?.column !== last.current?.id) last.current = found
  const by = last.current?.sortBy

  const direction = now?.direction
  const sorted = useMemo(() => sortRows(rows, by, direction, locale), [rows, by, direction, locale])

  /** Cycles through ascending, descending and the given order. */
  function press(column: string) {
    const isHere = now?.column === column
    const next: DataSort | null = isHere
      ? now.direction === 'ascending'
        ? { column, direction: 'descending' }
        : null
      : { column, direction: 'ascending' }
    setOwn(next)
    onSortChange?.(next)
  }

  return { sorted, sort: now, press }
}
