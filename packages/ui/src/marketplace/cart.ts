import type { Product } from './product.ts'

/** What was bought, as it was then: a purchase, not an intention. */
export type CartItem = {
  _id: string
  productId: string
  /** Units bought. */
  quantity: number
  /** When; a Date, or what `new Date` understands. */
  buyDate: Date | string | number
  /** The product at that moment; the price where it was kept. */
  productSnapshot: Pick<Product, 'name' | 'brand' | 'category' | 'image' | 'minQuantity'> & {
    price?: number | undefined
  }
  /** Whether a supplier answers it: then removing it cancels an order. */
  isOrder?: boolean | undefined
}

/** What all of them cost; null when a price was not kept, for half a sum would be a wrong one. */
export function totalOf(items: readonly CartItem[]) {
  let total = 0
  for (const { quantity, productSnapshot } of items) {
    if (productSnapshot.price === undefined) return null
    total += quantity * productSnapshot.price
  }
  return total
}
