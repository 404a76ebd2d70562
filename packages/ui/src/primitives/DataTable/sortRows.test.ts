import { expect, test } from 'vitest'
import { sortRows } from './sortRows.ts'

const sorted = (keys: readonly (number | string)[], direction: 'ascending' | 'descending') =>
  sortRows(keys, (key) => key, direction, 'en-US')

test('a row without a number is last in both directions', () => {
  const keys = [3, Number.NaN, 1, Number.POSITIVE_INFINITY, Number.NaN, 2, Number.POSITIVE_INFINITY]
  const infinite = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  expect(sorted(keys, 'ascending')).toEqual([1, 2, 3, ...infinite, Number.NaN, Number.NaN])
  expect(sorted(keys, 'descending')).toEqual([...infinite, 3, 2, 1, Number.NaN, Number.NaN])
})

test('rows with equal keys stay in their order', () => {
  const rows = [
    { id: 'first', price: 2 },
    { id: 'second', price: 1 },
    { id: 'third', price: 2 },
  ]
  const ids = (direction: 'ascending' | 'descending') =>
    sortRows(rows, ({ price }) => price, direction, 'en-US').map(({ id }) => id)
  expect(ids('ascending')).toEqual(['second', 'first', 'third'])
  expect(ids('descending')).toEqual(['first', 'third', 'second'])
})
