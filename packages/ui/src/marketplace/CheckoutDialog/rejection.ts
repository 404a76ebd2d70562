import { formatNumber } from '../../lib/format.ts'
import type { Product } from '../product.ts'
import type { CheckoutDialogLabels } from './labels.ts'

/** Why a purchase is not made, in words for the buyer. */
export type Rejection = { title: string; text?: string | undefined }

/** The rules of a purchase, the minimum first, then the stock, then whole cartons; null when all hold. */
export function rejectionOf(
  quantity: number,
  { minQuantity, mainQuantity, orderMultiple = 1 }: Pick<Product, 'minQuantity' | 'mainQuantity' | 'orderMultiple'>,
  words: Pick<CheckoutDialogLabels, 'tooFew' | 'tooMany' | 'broken'>,
  locale: string,
): Rejection | null {
  if (quantity < minQuantity) return words.tooFew(formatNumber(minQuantity, locale), minQuantity)
  if (quantity > mainQuantity) return words.tooMany(formatNumber(mainQuantity, locale), mainQuantity)
  if (quantity % orderMultiple === 0) return null
  const below = quantity - (quantity % orderMultiple)
  const whole = [below, below + orderMultiple].filter((units) => units >= minQuantity && units <= mainQuantity)
  return words.broken(
    formatNumber(orderMultiple, locale),
    whole.map((units) => formatNumber(units, locale)),
  )
}
