import type { PriceBreak, Product } from '@arot/ui'
import { readNumber } from '@arot/ui/internal/lib/readNumber'
import { incompleteSteps, isComplete, readPriceSteps } from '@arot/ui/internal/marketplace/PriceBreaksField/steps'
import { wrongStep } from '@arot/ui/internal/marketplace/prices'
import type { FormErrors } from '@arot/ui/useForm'
import type { PricesFormLabels } from './labels.ts'

/** The price of a unit, and lower prices for larger quantities. */
export type PricesValues = { price: number; priceBreaks: PriceBreak[] }

/** The errors, for the steps also by row. */
export type PricesErrors = FormErrors<PricesValues>

/** The fields of the product that the rules need. */
export type PricedProduct = Pick<Product, 'price' | 'minQuantity' | 'orderMultiple' | 'priceBreaks'>

/** The typed text of the fields. */
export type TypedPrices = { price: string; steps: string }

type Words = PricesFormLabels & { incomplete: string }

/** The prices in the text, or undefined if the price or a step is not a valid number. */
export function readPrices({ price, steps }: TypedPrices, locale: string): PricesValues | undefined {
  const [parsed, rows] = [readNumber(price, locale), readPriceSteps(steps, locale)]
  return parsed !== null && isComplete(rows) ? { price: parsed, priceBreaks: [...rows] } : undefined
}

/** Errors of text that is not a valid number, before any rule. */
export function faultsOf({ price, steps }: TypedPrices, words: Words, locale: string): PricesErrors {
  const typed = price.trim()
  const rows = incompleteSteps(readPriceSteps(steps, locale), words.incomplete)
  const fields = {
    ...(typed === '' && { price: words.missing }),
    ...(typed !== '' && readNumber(typed, locale) === null && { price: words.unreadable(typed) }),
    ...(rows && { priceBreaks: rows }),
  }
  return { fields }
}

/** The default rules. */
export function validatePrices(
  product: PricedProduct,
  values: PricesValues,
  { rules }: PricesFormLabels,
): PricesErrors {
  if (!(values.price > 0)) return { fields: { price: rules.price } }
  const wrong = wrongStep({ ...product, ...values })
  const priceBreaks = values.priceBreaks.map((_, at) => (at === wrong ? rules.step : undefined))
  return { fields: wrong < 0 ? {} : { priceBreaks } }
}
