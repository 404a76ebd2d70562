import type { Product } from '@arot/ui'
import { manyProducts, products } from '../../ui/src/marketplace/products.fixtures.ts'

export const ownProducts: Product[] = products.slice(0, 6).map((product, place) => ({
  ...product,
  sku: `AR-${100 + place}`,
  ...(place === 1 && {
    orderMultiple: 12,
    priceBreaks: [
      { from: 240, price: 11.5 },
      { from: 600, price: 10.2 },
    ],
  }),
  ...(place === 3 && { withdrawn: true }),
}))

export const tenThousand = (): Product[] =>
  manyProducts(10_000).map((product, place) => ({ ...product, sku: `AR-${place}` }))
