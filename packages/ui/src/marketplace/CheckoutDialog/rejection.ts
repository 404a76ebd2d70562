import { formatMoney, formatNumber } from '../../lib/format.ts'
import { smallestPurchase, totalOf, unitPriceAt } from '../prices.ts'
import type { Product } from '../product.ts'
import type { CheckoutDialogLabels } from './labels.ts'

/** Why a purchase is rejected, as a text for the buyer. */
export type Rejection = { title: string; text?: string | undefined }

/** The fields that the rules of a purchase need. */
export type PurchaseTerms = Pick<
  Product,
  'price' | 'minQuantity' | 'mainQuantity' | 'orderMultiple' | 'priceBreaks' | 'supplier'
>

type Words = Pick<CheckoutDialogLabels, 'tooFew' | 'tooMany' | 'broken' | 'tooLittle'>
type MoneyFormat = { currency: string; locale: string }

/** Checks the minimum, the stock, the smallest order value and whole cartons, in this order. Null if all are satisfied. */
export function rejectionOf(
  quantity: number,
  product: PurchaseTerms,
  words: Words,
  format: MoneyFormat,
): Rejection | null {
  const { minQuantity, mainQuantity, orderMultiple = 1 } = product
  const { locale } = format
  if (quantity < minQuantity) return words.tooFew(formatNumber(minQuantity, locale), minQuantity)
  if (quantity > mainQuantity) return words.tooMany(formatNumber(mainQuantity, locale), mainQuantity)
  const tooLittle = belowMinimumOrder(quantity, product, words, format)
  if (tooLittle || quantity % orderMultiple === 0) return tooLittle
  const below = quantity - (quantity % orderMultiple)
  const whole = [below, below + orderMultiple].filter(
    (units) => units >= minQuantity && units <= mainQuantity && !belowMinimumOrder(units, product, words, format),
  )
  return words.broken(
    formatNumber(orderMultiple, locale),
    whole.map((units) => formatNumber(units, locale)),
  )
}

function belowMinimumOrder(quantity: number, product: PurchaseTerms, words: Words, { currency, locale }: MoneyFormat) {
  const value = product.supplier?.smallestOrderValue ?? 0
  if (totalOf(unitPriceAt(product, quantity), quantity) >= value) return null
  const least = smallestPurchase(product)
  return words.tooLittle(formatMoney(value, currency, locale), formatNumber(least, locale), least)
}
