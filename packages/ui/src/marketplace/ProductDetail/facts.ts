import { formatMoney, formatNumber } from '../../lib/format.ts'
import { smallestPurchase } from '../prices.ts'
import { type Product, smallestOrder } from '../product.ts'
import type { ProductDetailLabels } from './labels.ts'

type MoneyFormat = { currency: string; locale: string }

/** The facts that only some products have. */
export function saleFacts(product: Product, words: ProductDetailLabels, { currency, locale }: MoneyFormat) {
  const { orderMultiple = 1, leadDays, sku, supplier } = product
  const value = supplier?.smallestOrderValue
  const least = smallestPurchase(product)
  const units = least > smallestOrder(product) ? ` (${words.units(formatNumber(least, locale), least)})` : ''
  return [
    value !== undefined && { term: words.orderValue, fact: formatMoney(value, currency, locale) + units },
    orderMultiple > 1 && { term: words.carton, fact: words.units(formatNumber(orderMultiple, locale), orderMultiple) },
    leadDays !== undefined && { term: words.leadTime, fact: words.leaves(formatNumber(leadDays, locale), leadDays) },
    sku && { term: words.sku, fact: sku, isCode: true },
  ].filter((fact) => typeof fact === 'object')
}
