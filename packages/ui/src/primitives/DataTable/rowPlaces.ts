import type { CSSProperties } from 'react'
import type { DataDetails } from './column.ts'

export type RowHeight<Row> = number | ((row: Row) => number)

export type RowPlaces<Row> = ReturnType<typeof placeRows<Row>>

/** The positions of rows: in rem, or in multiples of the density's row height. */
export function placeRows<Row>(
  rows: readonly Row[],
  rowHeight: RowHeight<Row> | undefined,
  details: DataDetails<Row> | undefined,
) {
  const heightOf = (row: Row) => (typeof rowHeight === 'function' ? rowHeight(row) : (rowHeight ?? 1))
  const lengthOf = (length: number) =>
    rowHeight === undefined ? `calc(var(--arot-size-row) * ${length})` : `${length}rem`
  const starts = typeof rowHeight === 'function' || details?.hasOpen ? new Float64Array(rows.length + 1) : undefined
  if (starts) {
    rows.forEach((row, index) => {
      const lines = details?.isOpen(row) ? 1 + details.rows : 1
      starts[index + 1] = (starts[index] as number) + lines * heightOf(row)
    })
  }
  const startOf = (index: number) => starts?.[index] ?? index * (typeof rowHeight === 'number' ? rowHeight : 1)

  return {
    /** The start of each row and the end of the last one. Undefined if all rows have the same height. */
    starts,
    all: { height: lengthOf(startOf(rows.length)) },
    of(row: Row, index: number): CSSProperties {
      const top = lengthOf(startOf(index))
      return rowHeight === undefined ? { top } : { top, height: lengthOf(heightOf(row)) }
    },
    /** The space of the details, between a row and the next one. */
    below(row: Row, index: number) {
      const top = startOf(index) + heightOf(row)
      return { top: lengthOf(top), height: lengthOf(startOf(index + 1) - top) }
    },
  }
}
