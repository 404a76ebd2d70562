import { formatNumber } from '../../lib/format.ts'
import type { Product } from '../product.ts'
import type { CheckoutDialogLabels } from './labels.ts'

/** Why a purchase is not made, in words for the buyer. */
export type Rejection = { title: string; text: string }

/** The two rules of a purchase, the minimum first; null when both hold. */
export function rejectionOf(
  quantity: number,
  { minQuantity, mainQuantity }: Pick<Product, 'minQuantity' | 'mainQuantity'>,
  words: Pick<CheckoutDialogLabels, 'tooFew' | 'tooMany'>,
  locale: string,
): Rejection | null {
  if (quantity < minQuantity) return words.tooFew(formatNumber(minQuantity, locale), minQuantity)
  if (quantity > mainQuantity) return words.tooMany(formatNumber(mainQuantity, locale), mainQuantity)
  return null
}
