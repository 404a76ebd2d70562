// Random products for properties of all products.
import fc from 'fast-check'
import { smallestOrder } from '../src/catalog/prices.ts'

/** Any product that the rules accept: with a carton, a minimum, and up to eight price breaks. */
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
