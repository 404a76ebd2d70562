import { expect, test } from 'vitest'
import { growthOf, type Sample } from './samples.ts'

/** A sample every five seconds. */
const samplesOf = (minutes: number, megabytesAfter: (minute: number) => number): Sample[] =>
  Array.from({ length: minutes * 12 + 1 }, (_, place) => ({
    at: 1_000_000 + place * 5_000,
    megabytes: megabytesAfter(place / 12),
    handles: null,
  }))

test('A process that uses more and more memory grows', () => {
  expect(
    growthOf(
      samplesOf(8, (minute) => 100 + 10 * minute),
      'megabytes',
    ),
  ).toBeCloseTo(40, -1)
})

test('The memory of the first minute does not count as growth', () => {
  expect(
    growthOf(
      samplesOf(5, (minute) => (minute < 1 ? 100 : 300)),
      'megabytes',
    ),
  ).toBe(0)
})

test('A run of less than four minutes cannot show growth', () => {
  expect(
    growthOf(
      samplesOf(3, (minute) => 100 * minute),
      'megabytes',
    ),
  ).toBeNull()
})
