import { type Product, smallestPurchase } from '@arot/contract'
import { afterEach, expect, test } from 'vitest'
import { smallestPurchase as shown } from '../../ui/src/marketplace/prices.ts'
import { belowMinimumOrder, rejection } from '../src/orders/orderValue.ts'
import { bengali } from '../src/platform/i18n/bengali.ts'
import { setLookup } from '../src/platform/i18n/words.ts'
import type { Site } from '../src/platform/site.ts'

afterEach(() => setLookup(() => undefined))

test('The component library sets a quantity that the rules accept', () => {
  const priceBreaks = [
    { from: 48, price: 6.65 },
    { from: 480, price: 0.1 },
  ]
  const supplierOf = (smallestOrderValue: number) => ({ id: 's', name: 'S', verified: false, smallestOrderValue })
  for (const orderMultiple of [1, 12, 24]) {
    for (const value of [0, 0.3, 62.99, 63, 319.2, 336, 3000, 3072.3, 5000]) {
      const product = { price: 7, minQuantity: 9, orderMultiple, priceBreaks, supplier: supplierOf(value) }
      expect(shown(product), `${value} by ${orderMultiple}`).toBe(smallestPurchase(product))
    }
  }
})

test('Cartons below the order value are not suggested', () => {
  const supplier = { id: 's', name: 'S', verified: false, smallestOrderValue: 500 }
  const product = { price: 3.77, minQuantity: 100, mainQuantity: 400, orderMultiple: 100, supplier } as Product
  const site = { config: { currency: 'USD' }, locale: 'en-US' } as Site
  expect(rejection(150, product, site)?.text).toBe('Order in multiples of 100 units: 200.')
  expect(rejection(250, product, site)?.text).toBe('Order in multiples of 100 units: 200 or 300.')
  expect(rejection(110, product, site)?.text).toMatch(/\$500\.00 or more: at least 200 units/)
  // A larger quantity at the next price can be worth less.
  const steps = { ...product, price: 51, minQuantity: 10, orderMultiple: 10, priceBreaks: [{ from: 100, price: 45 }] }
  const worth = (smallestOrderValue: number) => ({ ...steps, supplier: { ...supplier, smallestOrderValue } })
  expect(rejection(99, worth(5000), site)?.text).toBe('Order in multiples of 10 units.')
  expect(rejection(115, worth(5100), site)?.text).toBe('Order in multiples of 10 units: 120.')
  expect(rejection(99, product, site)?.text).toBe('You must buy at least 100 units.')
  expect(rejection(200, product, site)).toBeNull()
})

test('The message about the order value names the value as money of the reader and the units', () => {
  const product = { price: 38.5, minQuantity: 120, supplier: { id: 's', name: 'S', verified: false } } as Product
  const site = (locale: string) => ({ config: { currency: 'USD' }, locale }) as Site
  expect(belowMinimumOrder(5000, product, site('en-US'))).toEqual({
    title: 'Smallest order value',
    text: 'This supplier takes orders of $5,000.00 or more: at least 130 units of this product.',
  })
  setLookup(() => bengali.app)
  expect(belowMinimumOrder(5000, product, site('bn-BD')).text).toMatch(/৫,০০০\.০০.* বা তার বেশি মূল্যের .* ১৩০ ইউনিট/)
})
