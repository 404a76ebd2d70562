import { expect, test } from 'vitest'
import { type DataColumn, placeColumns, templates } from './column.ts'

const columns: DataColumn<string>[] = [
  { id: 'name', title: 'Name', cell: String, width: { min: 12, share: 3 }, pin: 'start' },
  { id: 'supplier', title: 'Supplier', cell: String, width: { min: 8, share: 1 } },
]

test('a pinned column grows in a wide table, and has its minimum width if others scroll under it', () => {
  expect(templates(placeColumns(columns, true))).toMatchObject({
    '--arot-columns': '3rem minmax(12rem, 3fr) minmax(8rem, 1fr)',
    '--arot-pinned-start': '15rem',
    '--arot-columns-least': '23rem',
  })
})
