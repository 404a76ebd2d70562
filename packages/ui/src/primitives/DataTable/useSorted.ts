'use client'

import { useMemo, useRef, useState } from 'react'
import { useHost } from '../../lib/host.ts'
import type { DataColumn, DataSort } from './column.ts'
import type { DataTableOwn } from './tableProps.ts'

type Sorting<Row> = Pick<DataTableOwn<Row>, 'sort' | 'defaultSort' | 'onSortChange'> & {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}

/** The rows in the order that is asked for: here where a column says by what, else by whoever is told. */
export function useSorted<Row>({ rows, columns, sort, defaultSort, onSortChange }: Sorting<Row>) {
  const { locale } = useHost()
  const [own, setOwn] = useState(defaultSort ?? null)
  const now = sort === undefined ? own : sort
  const found = now === null ? undefined : columns.find(({ id }) => id === now.column)
  // Rows stay in the order of a column that a host takes away.
  const last = useRef(found)
  if (found || now?.column !== last.current?.id) last.current = found
  const by = last.current?.sortBy

  const sorted = useMemo(() => {
    if (typeof by !== 'function') return rows
    const { compare } = new Intl.Collator(locale, { numeric: true })
    const sign = now?.direction === 'descending' ? -1 : 1
    const keyed = rows.map((row) => ({ row, key: by(row) }))
    keyed.sort(({ key: one }, { key: other }) => {
      if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
      return sign * compare(String(one), String(other))
    })
    return keyed.map(({ row }) => row)
  }, [rows, by, now?.direction, locale])

  /** Up, down, and back to how they were given. */
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
