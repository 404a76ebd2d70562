import { describe, expect, test } from 'vitest'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import type { ValidateCell } from '../workspace.ts'
import { type Plan, planRows } from './plan.ts'

const cable = { ...studioHeadphones, price: 1.15, mainQuantity: 37, minQuantity: 10 }

function becomes(plan: Plan, product = cable, decimals = 2) {
  const [only] = planRows([product], plan, decimals)
  return only?.change.to
}

describe('what a plan makes of a figure', () => {
  test.each([
    ['set', 40, 40],
    ['add', 5, 42],
    ['add', -7, 30],
    ['percent', 10, 41],
    ['percent', -50, 19],
  ] as const)('stock of 37, %s %d: %d', (way, amount, expected) => {
    expect(becomes({ field: 'mainQuantity', way, amount })).toBe(expected)
  })

  test.each([
    ['add', 0.1, 1.25],
    ['percent', 10, 1.27],
    ['percent', 2.5, 1.18],
    ['percent', -10, 1.04],
  ] as const)('a price of 1.15, %s %d: %d, halves up', (way, amount, expected) => {
    expect(becomes({ field: 'price', way, amount })).toBe(expected)
  })

  test('a currency without decimals has none after it', () => {
    expect(becomes({ field: 'price', way: 'percent', amount: 10 }, { ...cable, price: 105 }, 0)).toBe(116)
  })

  describe('of a price with steps', () => {
    const laddered = {
      ...cable,
      price: 12,
      priceBreaks: [
        { from: 240, price: 11.5 },
        { from: 600, price: 10.25 },
      ],
    }
    const stepsAfter = (plan: Plan, validate?: ValidateCell) => planRows([laddered], plan, 2, validate)[0]?.steps

    test.each([
      ['percent', -10, [10.35, 9.23]],
      ['percent', 10, [12.65, 11.28]],
      ['add', 0.5, [12, 10.75]],
    ] as const)('%s %d: the steps move with it', (way, amount, expected) => {
      expect(stepsAfter({ field: 'price', way, amount })).toEqual({
        id: laddered._id,
        field: 'priceBreaks',
        from: laddered.priceBreaks,
        to: [
          { from: 240, price: expected[0] },
          { from: 600, price: expected[1] },
        ],
      })
    })

    test('set: they stay where they are, as with every other figure', () => {
      expect(stepsAfter({ field: 'price', way: 'set', amount: 15 })).toBeUndefined()
      expect(stepsAfter({ field: 'mainQuantity', way: 'percent', amount: 10 })).toBeUndefined()
      expect(stepsAfter({ field: 'price', way: 'percent', amount: 0 })).toBeUndefined()
    })

    test('the rule judges the price by the steps as they would be', () => {
      const validate: ValidateCell = ({ priceBreaks = [] }, _field, price) =>
        priceBreaks.every((step) => step.price < Number(price)) ? null : 'Each step costs less'
      const row = (plan: Plan) => planRows([laddered], plan, 2, validate)[0]
      expect(row({ field: 'price', way: 'percent', amount: -10 })?.problem).toBeUndefined()
      expect(row({ field: 'price', way: 'set', amount: 11 })?.problem).toBe('Each step costs less')
    })
  })

  test('what stays as it is, is known to', () => {
    expect(planRows([cable], { field: 'mainQuantity', way: 'add', amount: 0 }, 2)[0]?.isSame).toBe(true)
    expect(planRows([cable], { field: 'withdrawn', to: false }, 2)[0]?.isSame).toBe(true)
  })

  test('what a rule refuses says why, and only what would change is asked about', () => {
    const validate = () => 'Too few'
    expect(planRows([cable], { field: 'minQuantity', way: 'set', amount: 0 }, 2, validate)[0]?.problem).toBe('Too few')
    expect(planRows([cable], { field: 'minQuantity', way: 'set', amount: 10 }, 2, validate)[0]?.problem).toBeUndefined()
  })
})
