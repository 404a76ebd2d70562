import {
  cartonsAround,
  moneyFormatter,
  orderMultiple,
  orderValueProblem,
  type Product,
  purchaseProblem,
  smallestPurchase,
} from '@arot/contract'
import { t } from '../platform/i18n/words.ts'
import { inWords } from '../platform/messages.ts'
import type { Site } from '../platform/site.ts'

/**
 * Why this quantity cannot be bought. The minimum order value is checked before cartons, so that no carton below it
 * is proposed.
 */
export function rejection(quantity: number, product: Product, site: Site) {
  const { currency } = site.config
  const problem = purchaseProblem(quantity, product)
  if (problem !== null && problem.code !== 'order_multiple') return inWords(problem)
  if (orderValueProblem(quantity, product, currency) !== null) {
    return belowMinimumOrder(product.supplier?.smallestOrderValue ?? 0, product, site)
  }
  if (problem === null) return null
  const { multiple, below, above } = cartonsAround(quantity, product)
  const isEnough = (units: number) => orderValueProblem(units, product, currency) === null
  return inWords(
    orderMultiple({
      multiple,
      ...(below !== undefined && isEnough(below) && { below }),
      ...(above !== undefined && isEnough(above) && { above }),
    }),
  )
}

/** The problem of an order below the supplier's minimum order value: the value, and how many units reach it. */
export function belowMinimumOrder(smallest: number, product: Product, { config, locale }: Site) {
  const { supplier } = product
  // The server's current value: the page may have an older one, or none.
  const sold = { ...product, supplier: supplier && { ...supplier, smallestOrderValue: smallest } }
  return {
    title: t('Smallest order value'),
    text: t('This supplier takes orders of {value} or more: at least {units} units of this product.', {
      value: moneyFormatter(config.currency, locale)(smallest),
      units: new Intl.NumberFormat(locale).format(smallestPurchase(sold, config.currency)),
    }),
  }
}
