import { readNumber } from '../../lib/readNumber.ts'
import type { FormErrors } from '../../lib/useForm.tsx'
import { incompleteSteps, isComplete, readPriceSteps } from '../PriceBreaksField/steps.ts'
import { wrongStep } from '../prices.ts'
import type { PriceBreak, Product } from '../product.ts'
import type { PricesFormLabels } from './labels.ts'

/** What a product costs: one unit, and each from so many on. */
export type PricesValues = { price: number; priceBreaks: PriceBreak[] }

/** What is wrong, of the steps also row by row. */
export type PricesErrors = FormErrors<PricesValues>

/** The rest of the product, by which its prices are judged. */
export type PricedProduct = Pick<Product, 'price' | 'minQuantity' | 'orderMultiple' | 'priceBreaks'>

/** What stands in the fields, as it was typed. */
export type TypedPrices = { price: string; steps: string }

type Words = PricesFormLabels & { incomplete: string }

/** What is meant by it; nothing while it is no price or a step lacks a figure. */
export function readPrices({ price, steps }: TypedPrices, locale: string): PricesValues | undefined {
  const [meant, rows] = [readNumber(price, locale), readPriceSteps(steps, locale)]
  return meant !== null && isComplete(rows) ? { price: meant, priceBreaks: [...rows] } : undefined
}

/** What stands in the way before any rule is asked. */
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

/** The rules where the host brings none. */
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
