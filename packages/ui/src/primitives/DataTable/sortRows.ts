import type { DataColumn, DataSort } from './column.ts'

/** A sorted copy, or the same array if a server sorts or nothing is sorted. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: DataColumn<Row>['sortBy'],
  direction: DataSort['direction'] | undefined,
  locale: string,
): readonly Row[] {
  if (typeof by !== 'function') return rows
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'descending' ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: by(row) }))
  keyed.sort(({ key: one }, { key: other }) => {
    if (typeof one === 'number' && typeof other === 'number') {
      // A row without a number is last in both directions. It would otherwise leave other rows unsorted.
      return sign * (one - other) || Number(Number.isNaN(one)) - Number(Number.isNaN(other))
    }
    return sign * compare(String(one), String(other))
  })
  return keyed.map(({ row }) => row)
}
