import type { Product } from './product.ts'

/** A purchase in the cart, with the product as it was then. */
export type CartItem = {
  _id: string
  productId: string
  /** The number of units. */
  quantity: number
  /** The time of the purchase: a Date, or a value that `new Date` accepts. */
  buyDate: Date | string | number
  /** The product at the time of purchase; with the price if the server stores it. */
  productSnapshot: Pick<Product, 'name' | 'brand' | 'category' | 'image' | 'minQuantity'> & {
    price?: number | undefined
  }
  /** Whether a supplier handles it as an order. Removing the item then cancels the order. */
  isOrder?: boolean | undefined
}

/** The total of all items; null if the price of one is unknown, because a partial total would be wrong. */
export function totalOf(items: readonly CartItem[]) {
  let total = 0
  for (const { quantity, productSnapshot } of items) {
    if (productSnapshot.price === undefined) return null
    total += quantity * productSnapshot.price
  }
  return total
}
