import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { lines, moment, text } from '../src/values/schema.ts'
import { unseenProblem } from '../src/values/texts.ts'

const problemOf = (value: string) => v.safeParse(moment, value).issues?.[0].message

describe('a time', () => {
  test.each([
    '1970-01-01T00:00:00Z',
    '1970-01-01T14:00:00+14:00',
    '2199-12-31T23:59:59.999Z',
    '2024-02-29T00:00:00Z',
    '2026-11-21T08:00:00+06:00',
  ])('is %s', (value) => expect(problemOf(value)).toBeUndefined())

  test.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
    '1969-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00+00:01',
    '2200-01-01T00:00:00Z',
    '2199-12-31T23:59:59-00:01',
  ])('is in the years 1970 to 2199 in UTC: not %s', (value) =>
    expect(problemOf(value)).toBe('Must be in the years from 1970 to 2199.'),
  )

  test.each(['2026-02-30T00:00:00Z', '2025-02-29T00:00:00+06:00', '2026-04-31T10:00:00Z', '1 Jan 2026', '', 'x'])(
    'has an existing day: not %j',
    (value) => expect(problemOf(value)).toBe('Enter a date and time.'),
  )
})

test.each(['\uFFFE', '\uFFFF', '\uFDD0', '\u{1FFFE}', '\u{10FFFF}'])(
  'an invalid character is refused in every text: %j',
  (value) => {
    expect(unseenProblem('Name', `a${value}b`)).toBe('Name contains an invisible character.')
    expect(unseenProblem('Name', `a${value}b`, true)).toBe('Name contains an invisible character.')
  },
)

describe('a text with marks', () => {
  const [acute, below] = ['\u0301', '\u0316']

  test.each([text, lines])('is composed with up to 30 marks on a letter', (schema) => {
    const marks = below.repeat(29) + acute
    expect(v.parse(schema(100), `e${acute}l ${'x'}${marks}`)).toBe(`él x${marks}`)
    expect(v.parse(schema(100), `x${acute}${below}`)).toBe(`x${below}${acute}`)
  })

  // Composing takes time that grows with the square of the marks: 8 s for a bulk edit of 1 MB.
  test.each([text, lines])('with more stays as it is, so that its marks are not sorted', (schema) => {
    const long = `x${acute.repeat(16)}${below.repeat(15)}`
    expect(v.parse(schema(100), long)).toBe(long)
  })
})
