import { expect, it } from 'vitest'
import { formatDate, formatExactMoney, formatMoney, preview } from './format.ts'
import { formatSize } from './formatSize.ts'
import { formatDayBefore, formatMoment, formatTime } from './moments.ts'

it('formats money with the decimals of its currency', () => {
  expect(formatMoney(38.5, 'USD', 'en-US')).toBe('$38.50')
  expect(formatMoney(0.125, 'KWD', 'en-US')).toMatch(/^KWD\s0\.125$/)
  expect(formatMoney(500, 'JPY', 'en-US')).toBe('¥500')
})

it('puts the currency sign before the amount in Bengali, as people in Dhaka do', () => {
  expect(formatMoney(19.81, 'USD', 'bn-BD')).toBe('$১৯.৮১')
  expect(formatMoney(123456.5, 'BDT', 'bn-BD')).toBe('৳১,২৩,৪৫৬.৫০')
  expect(formatMoney(-2, 'USD', 'bn-BD')).toBe('-$২.০০')
  expect(formatExactMoney(0.125, 'AED', 'bn-BD')).toBe('AED\u00A0০.১২৫')
})

it('keeps the letters and the sign of a currency in order from right to left', () => {
  expect(formatMoney(38.5, 'USD', 'ar')).toMatch(/38\.50\s\u2066US\$\u2069$/)
  expect(formatExactMoney(0.125, 'USD', 'ar')).toMatch(/0\.125\s\u2066US\$\u2069$/)
})

it('cuts a preview between characters as a reader counts them', () => {
  expect(preview('ক্ষক্ষক্ষ', 2)).toBe('ক্ষক্ষ…')
  expect(preview('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1)).toBe('👩‍👩‍👧‍👦…')
  expect(preview('abc', 3)).toBe('abc')
})

it('formats the day in the given time zone', () => {
  expect(formatDate('2026-11-18T23:30:00Z', 'en-US', 'UTC')).toBe('Nov 18, 2026')
  expect(formatDate('2026-11-18T23:30:00Z', 'en-US', 'Asia/Dhaka')).toBe('Nov 19, 2026')
})

it('formats the time with the clock of the language, without AM and PM in Bengali', () => {
  const moments = ['2026-11-24T00:05:00Z', '2026-11-24T15:05:00Z'].map((at) => new Date(at))
  const formatAll = (locale: string) => moments.map((at) => formatTime(at, locale, 'UTC'))
  expect(formatAll('bn-BD')).toEqual(['০০:০৫', '১৫:০৫'])
  expect(formatAll('de-DE')).toEqual(['00:05', '15:05'])
  expect(formatAll('en-US').map((time) => time.replace(/\s/, ' '))).toEqual(['12:05 AM', '3:05 PM'])
  expect(formatAll('ar').join()).toMatch(/ص.*م/)
  expect(formatMoment(new Date('2026-11-24T15:05:00Z'), 'bn-BD', 'UTC')).toMatch(/২৪ .*২০২৬.* ১৫:০৫$/)
})

it('finds the day before a day with 25 or 23 hours, or the first of a year', () => {
  expect(formatDayBefore(new Date('2026-10-25T22:30:00Z'), 'en-US', 'Europe/Berlin')).toBe('Oct 24, 2026')
  expect(formatDayBefore(new Date('2026-03-29T22:30:00Z'), 'en-US', 'Europe/Berlin')).toBe('Mar 29, 2026')
  expect(formatDayBefore(new Date('2026-12-31T20:00:00Z'), 'en-US', 'Asia/Dhaka')).toBe('Dec 31, 2026')
})

it('returns null for an invalid date', () => {
  expect(formatDate('soon', 'en-US', 'UTC')).toBeNull()
})

it.each([
  [1, '1 byte'],
  [10, '10 bytes'],
  [16_000_000, '16 MB'],
])('a size of %d reads as people say it', (bytes, expected) => {
  expect(formatSize(bytes, 'en')).toBe(expected)
})
