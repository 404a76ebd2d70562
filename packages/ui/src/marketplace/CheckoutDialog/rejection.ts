import type { Product } from '../product.ts'

/** Why a purchase is not made, in words for the buyer. */
export type Rejection = { title: string; text: string }

/** The two rules of a purchase, the minimum first; null when both hold. */
export function rejectionOf(
  quantity: number,
  { minQuantity, mainQuantity }: Pick<Product, 'minQuantity' | 'mainQuantity'>,
): Rejection | null {
  if (quantity < minQuantity) {
    return { title: 'Minimum quantity required', text: `You must buy at least ${minQuantity} units.` }
  }
  if (quantity > mainQuantity) {
    return { title: 'Not enough stock', text: `Only ${mainQuantity} units available in stock.` }
  }
  return null
}
