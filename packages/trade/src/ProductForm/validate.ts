import { wrongStep } from '@arot/ui/internal/marketplace/prices'
import type { ProductFormLabels } from './labels.ts'
import type { ProductErrors, ProductValues } from './productValues.ts'
import { optionalFigures } from './wholesale.ts'

/** The default rules of a product. */
export function validateProduct(product: ProductValues, { rules, wholesale }: ProductFormLabels): ProductErrors {
  const { price, rating, mainQuantity, minQuantity, priceBreaks = [] } = product
  const errors: NonNullable<ProductErrors['fields']> = {}
  if (price <= 0) errors.price = rules.price
  if (rating < 1 || rating > 5) errors.rating = rules.rating
  if (!isWhole(mainQuantity, 0)) errors.mainQuantity = rules.mainQuantity
  if (!isWhole(minQuantity, 1)) errors.minQuantity = rules.minQuantity
  for (const field of optionalFigures) {
    if (!isWhole(product[field] ?? 1, field === 'orderMultiple' ? 1 : 0)) errors[field] = wholesale.rules[field]
  }
  const wrong = wrongStep(product)
  if (wrong >= 0)
    errors.priceBreaks = priceBreaks.map((_, at) => (at === wrong ? wholesale.rules.priceBreaks : undefined))
  return { fields: errors }
}

function isWhole(value: number, least: number) {
  return Number.isInteger(value) && value >= least
}
