import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from '../src/http/decode.ts'

type Pair = { wire: unknown; plain: unknown }
const pair = (wire: unknown, plain: unknown): Pair => ({ wire, plain })

const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n))
const instant = fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })

/** Every wrapped form with its plain value. */
const wrapped: fc.Arbitrary<Pair> = fc.oneof(
  fc.stringMatching(/^[0-9a-f]{24}$/).map((id) => pair({ $oid: id }, id)),
  fc.integer().map((n) => pair({ $numberInt: String(n) }, n)),
  fc.maxSafeInteger().map((n) => pair({ $numberLong: String(n) }, n)),
  finite.map((n) => pair({ $numberDouble: String(n) }, n)),
  finite.map((n) => pair({ $numberDecimal: String(n) }, n)),
  instant.map((date) => pair({ $date: date.toISOString() }, date)),
  instant.map((date) => pair({ $date: { $numberLong: String(date.getTime()) } }, date)),
  instant.map((date) => pair({ $date: date.getTime() }, date)),
)
const plainValue = fc.oneof(fc.string(), finite, fc.boolean(), fc.constant(null)).map((value) => pair(value, value))
const fieldName = fc.string().filter((name) => !name.startsWith('$') && name !== '__proto__')

const { tree } = fc.letrec<{ tree: Pair }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    wrapped,
    plainValue,
    fc.array(tie('tree')).map((list) =>
      pair(
        list.map((one) => one.wire),
        list.map((one) => one.plain),
      ),
    ),
    fc
      .dictionary(fieldName, tie('tree'))
      .map((record) =>
        pair(
          Object.fromEntries(Object.entries(record).map(([name, one]) => [name, one.wire])),
          Object.fromEntries(Object.entries(record).map(([name, one]) => [name, one.plain])),
        ),
      ),
  ),
}))

describe('decode', () => {
  test('makes every wrapped id, number and date plain, at any depth', () => {
    fc.assert(
      fc.property(tree, ({ wire, plain }) => {
        expect(decode(JSON.parse(JSON.stringify(wire)))).toEqual(plain)
      }),
      { numRuns: 500 },
    )
  })

  test('leaves plain JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('$'))
        expect(decode(value)).toEqual(value)
      }),
    )
  })

  test('does not unwrap a field that merely begins with a dollar sign', () => {
    expect(decode({ $oid: 'a', other: 1 })).toEqual({ $oid: 'a', other: 1 })
    expect(decode({ $unknown: 1 })).toEqual({ $unknown: 1 })
    expect(decode({ constructor: 'x' })).toEqual({ constructor: 'x' })
  })
})
