import { limits } from './limits.ts'

/** A price must be above 0 and have no more decimals than its currency. It is never rounded silently. */
export function priceProblem(price: number, currency = 'USD') {
  if (!(price > 0)) return 'Price must be more than 0.'
  const most = decimalsOf(currency)
  if (Number(price.toFixed(most)) === price) return within('Price', price, 0, limits.price)
  return most ? `Price may have at most ${most} decimals.` : wholeOnly('Price')
}

const decimals = new Map<string, number>()

/**
 * The decimals of a currency: two for the dollar, none for the yen. Cached, because a formatter takes 30 µs to
 * create.
 */
export function decimalsOf(currency: string): number {
  const cached = decimals.get(currency)
  if (cached !== undefined) return cached
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  decimals.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

export function within(word: string, value: number, least: number, most: number) {
  return value >= least && value <= most ? undefined : `${word} must be between ${least} and ${most}.`
}

export const wholeOnly = (word: string) => `${word} must be a whole number.`
