import { limits } from './limits.ts'

/** More than nothing, and no finer than its currency: a price is never rounded in silence. */
export function priceProblem(price: number, currency = 'USD') {
  if (!(price > 0)) return 'Price must be more than 0.'
  const decimals = decimalsOf(currency)
  if (Number(price.toFixed(decimals)) === price) return within('Price', price, 0, limits.price)
  return decimals ? `Price may have at most ${decimals} decimals.` : wholeOnly('Price')
}

/** How many decimals a currency has: two of the dollar, none of the yen. */
export function decimalsOf(currency: string) {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

export function within(word: string, value: number, least: number, most: number) {
  return value >= least && value <= most ? undefined : `${word} must be between ${least} and ${most}.`
}

export const wholeOnly = (word: string) => `${word} must be a whole number.`
