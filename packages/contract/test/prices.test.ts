import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lowestPrice,
  nextBreak,
  type Priced,
  pricesProblems,
  smallestOrder,
  totalOf,
  unitPriceAt,
} from '../src/prices.ts'
import { purchaseProblem } from '../src/rules.ts'

/** Any product that the rules let in: cartons, a minimum of its own, up to eight steps. */
export const priced = fc
  .record({
    minQuantity: fc.integer({ min: 1, max: 5000 }),
    mainQuantity: fc.integer({ min: 0, max: 100_000 }),
    orderMultiple: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
    cents: fc.integer({ min: 20, max: 1_000_000 }),
    steps: fc.array(fc.record({ cartons: fc.integer({ min: 1, max: 40 }), off: fc.integer({ min: 1, max: 9 }) }), {
      maxLength: 8,
    }),
  })
  .map(({ cents, steps, ...product }) => {
    const carton = product.orderMultiple ?? 1
    let units = smallestOrder(product)
    let cost = cents
    const priceBreaks = steps.flatMap(({ cartons, off }) => {
      units += cartons * carton
      cost -= off
      return cost > 0 ? [{ from: units, price: cost / 100 }] : []
    })
    return { ...product, price: cents / 100, priceBreaks }
  })

const laddered: Priced = {
  price: 8,
  minQuantity: 100,
  orderMultiple: 24,
  priceBreaks: [
    { from: 240, price: 7.5 },
    { from: 480, price: 7.2 },
  ],
}

describe('the price of a quantity', () => {
  it('is that of the highest step it reaches, to the unit', () => {
    const at = [1, 120, 239, 240, 479, 480, 1e6].map((quantity) => unitPriceAt(laddered, quantity))
    expect(at).toEqual([8, 8, 8, 7.5, 7.5, 7.2, 7.2])
    expect([lowestPrice(laddered), lowestPrice({ price: 3, minQuantity: 1 })]).toEqual([7.2, 3])
  })

  it('says what is missing to the next one, and nothing on the last', () => {
    expect(nextBreak(laddered, 216)).toEqual({ more: 24, price: 7.5 })
    expect(nextBreak(laddered, 240)).toEqual({ more: 240, price: 7.2 })
    expect(nextBreak(laddered, 480)).toBeUndefined()
  })

  it('never rises with the quantity', () => {
    fc.assert(
      fc.property(
        priced,
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 1, max: 5000 }),
        (product, units, more) => {
          expect(unitPriceAt(product, units + more)).toBeLessThanOrEqual(unitPriceAt(product, units))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('a total', () => {
  it('is exact where a product of two numbers is not', () => {
    expect(totalOf(0.1, 3)).toBe('0.30')
    expect(totalOf(1.005, 1000)).toBe('1005.000')
    expect(totalOf(8.29, 999_999_999)).toBe('8289999991.71')
    expect(totalOf(120, 7, 'JPY')).toBe('840')
  })
})

describe('the smallest order', () => {
  it('is the minimum rounded up to whole cartons, and can be bought', () => {
    expect(smallestOrder(laddered)).toBe(120)
    fc.assert(
      fc.property(priced, (product) => {
        const least = smallestOrder(product)
        expect(purchaseProblem(least, { ...product, mainQuantity: least })).toBeNull()
        const carton = product.orderMultiple ?? 1
        if (least > carton) expect(purchaseProblem(least - carton, { ...product, mainQuantity: least })).not.toBeNull()
      }),
    )
  })
})

describe('a broken carton', () => {
  const problem = (quantity: number, mainQuantity = 1000) => purchaseProblem(quantity, { ...laddered, mainQuantity })

  it('is told with the whole ones around it, after the minimum and the stock', () => {
    expect(problem(130)?.text).toBe('Order in multiples of 24 units: 120 or 144.')
    expect(problem(130)?.title).toBe('Sold by the carton')
    expect(problem(99)?.code).toBe('below_minimum')
    expect(problem(130, 129)?.code).toBe('insufficient_stock')
    expect(problem(144)).toBeNull()
  })

  it('offers only what can be bought', () => {
    expect(problem(110)?.text).toBe('Order in multiples of 24 units: 120.')
    expect(problem(130, 143)?.text).toBe('Order in multiples of 24 units: 120.')
    expect(problem(110, 119)?.text).toBe('Order in multiples of 24 units.')
  })
})

describe('a change of prices', () => {
  const said = (more: Partial<Priced>) => pricesProblems({ ...laddered, ...more }).priceBreaks

  it('takes what the rules let in', () => {
    fc.assert(
      fc.property(priced, (product) => {
        expect(pricesProblems(product)).toEqual({})
      }),
      { numRuns: 2000 },
    )
  })

  it.for([
    [[{ from: 96, price: 7 }], 'A price step must begin above 100 units.'],
    [[{ from: 100, price: 7 }], 'A price step must begin above 100 units.'],
    [[{ from: 121, price: 7 }], 'A price step must begin at a multiple of 24 units.'],
    [[{ from: 120.5, price: 7 }], 'A price step begins at a whole number of units.'],
    [[{ from: 120, price: 8 }], 'From 120 units the price must be below 8.'],
    [[{ from: 120, price: 7.999 }], 'Price may have at most 2 decimals.'],
    [[{ from: 120, price: 0 }], 'Price must be more than 0.'],
    [
      [
        { from: 240, price: 7 },
        { from: 240, price: 6 },
      ],
      'A price step must begin above 240 units.',
    ],
    [
      [
        { from: 240, price: 7 },
        { from: 264, price: 7 },
      ],
      'From 264 units the price must be below 7.',
    ],
    [
      Array.from({ length: 9 }, (_, step) => ({ from: 240 + step * 24, price: 7 - step / 10 })),
      'There may be at most 8 price steps.',
    ],
  ] as const)('refuses steps in words: %j', ([priceBreaks, told]) => {
    expect(said({ priceBreaks })).toBe(told)
  })
})
