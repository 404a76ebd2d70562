import { expect, test } from 'vitest'
import { dayAt, daysAfter, endOfDay } from './days.ts'

test('dayAt returns the day in the given time zone', () => {
  const late = new Date('2026-11-18T22:30:00Z')
  expect(dayAt(late, 'UTC')).toBe('2026-11-18')
  expect(dayAt(late, 'Asia/Dhaka')).toBe('2026-11-19')
})

test('daysAfter adds calendar days', () => {
  expect(daysAfter('2026-11-28', 7)).toBe('2026-12-05')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})

test.each([
  ['UTC', '2026-11-30', '2026-11-30T23:59:59.999Z'],
  ['Asia/Dhaka', '2026-11-30', '2026-11-30T17:59:59.999Z'],
  ['America/New_York', '2026-11-30', '2026-12-01T04:59:59.999Z'],
  // In Berlin, 25 October 2026 ends in winter time, and on 29 March 2026 the clocks go forward.
  ['Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-27T10:59:59.999Z'],
])('a day ends at midnight of %s on %s', (timeZone, day, end) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(end)
})
