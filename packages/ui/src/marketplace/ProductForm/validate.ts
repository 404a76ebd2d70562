import { wrongStep } from '../prices.ts'
import type { ProductFormLabels } from './labels.ts'
import type { ProductErrors, ProductValues } from './productValues.ts'

/** The rules of a product where the host brings none. */
export function validateProduct(product: ProductValues, { rules, wholesale }: ProductFormLabels): ProductErrors {
  const { price, rating, mainQuantity, minQuantity, orderMultiple = 1, leadDays, priceBreaks = [] } = product
  const errors: ProductErrors = {}
  if (price <= 0) errors.price = rules.price
  if (rating < 1 || rating > 5) errors.rating = rules.rating
  if (!isWhole(mainQuantity, 0)) errors.mainQuantity = rules.mainQuantity
  if (!isWhole(minQuantity, 1)) errors.minQuantity = rules.minQuantity
  if (!isWhole(orderMultiple, 1)) errors.orderMultiple = wholesale.rules.orderMultiple
  if (!isWhole(leadDays ?? 0, 0)) errors.leadDays = wholesale.rules.leadDays
  const wrong = wrongStep(product)
  if (wrong >= 0)
    errors.priceBreaks = priceBreaks.map((_, at) => (at === wrong ? wholesale.rules.priceBreaks : undefined))
  return errors
}

function isWhole(value: number, least: number) {
  return Number.isInteger(value) && value >= least
}
