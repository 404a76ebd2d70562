import { moneyFormatter, type Product, smallestPurchase } from '@arot/contract'
import { t } from '../platform/i18n/words.ts'
import type { Site } from '../platform/site.ts'

/** The problem of an order below the supplier's minimum order value: the value, and how many units reach it. */
export function belowMinimumOrder(smallest: number, product: Product, { config, locale }: Site) {
  const { supplier } = product
  // As the server says it now: the page may know another one, or none.
  const sold = { ...product, supplier: supplier && { ...supplier, smallestOrderValue: smallest } }
  return {
    title: t('Smallest order value'),
    text: t('This supplier takes orders of {value} or more: at least {units} units of this product.', {
      value: moneyFormatter(config.currency, locale)(smallest),
      units: new Intl.NumberFormat(locale).format(smallestPurchase(sold, config.currency)),
    }),
  }
}
