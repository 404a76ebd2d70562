// Properties of all products that the rules accept. price-limits.ts tests the rules at and near each limit.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesProblems, smallestOrder, unitPriceAt, wrongStepAt } from '../src/catalog/prices.ts'
import { purchaseProblem } from '../src/inventory/rules.ts'
import { priced } from './priced.ts'

describe('the price of a quantity', () => {
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

describe('the smallest order', () => {
  it('can be bought, and a carton less cannot', () => {
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

describe('a change of prices', () => {
  it('is accepted if it follows the rules', () => {
    fc.assert(
      fc.property(priced, (product) => {
        expect(pricesProblems(product)).toEqual({})
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the wrong price break', () => {
  it('is the one that is wrong, and there is none if all are right', () => {
    fc.assert(
      fc.property(priced, fc.nat(), (product, place) => {
        expect(wrongStepAt(product)).toBe(-1)
        fc.pre(product.priceBreaks.length > 0)
        const at = place % product.priceBreaks.length
        const priceBreaks = product.priceBreaks.map((step, index) =>
          index === at ? { ...step, price: product.price } : step,
        )
        expect(wrongStepAt({ ...product, priceBreaks })).toBe(at)
      }),
    )
  })

  it('is the one above the maximum', () => {
    const priceBreaks = Array.from({ length: 9 }, (_, place) => ({ from: 20 + place, price: 9 - place / 2 }))
    expect(wrongStepAt({ price: 10, minQuantity: 10, priceBreaks })).toBe(8)
  })
})
