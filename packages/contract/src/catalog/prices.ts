// Prices by quantity: cartons and price breaks. For the pages and the server.
import { limits } from '../values/limits.ts'
import { decimalsOf, priceProblem } from '../values/money.ts'

/** The price of one unit from this quantity on. */
export type PriceBreak = { from: number; price: number }

/**
 * What a price depends on. Without price breaks there is one price, and without a multiple any whole quantity can be
 * bought.
 */
export type PriceTerms = {
  price: number
  minQuantity: number
  orderMultiple?: number | undefined
  priceBreaks?: readonly PriceBreak[] | undefined
}

/** The smallest quantity of a purchase: the minimum, rounded up to whole cartons. */
export function smallestOrder({ minQuantity, orderMultiple = 1 }: Omit<PriceTerms, 'price'>): number {
  return Math.ceil(minQuantity / orderMultiple) * orderMultiple
}

export function unitPriceAt({ price, priceBreaks = [] }: Omit<PriceTerms, 'minQuantity'>, quantity: number): number {
  return priceBreaks.findLast(({ from }) => from <= quantity)?.price ?? price
}

/** How many units are missing to the next lower price. Undefined if there is none. */
export function nextBreak(
  { priceBreaks = [] }: PriceTerms,
  quantity: number,
): { more: number; price: number } | undefined {
  const next = priceBreaks.find(({ from }) => from > quantity)
  return next && { more: next.from - quantity, price: next.price }
}

export function lowestPrice({ price, priceBreaks = [] }: PriceTerms): number {
  return priceBreaks.at(-1)?.price ?? price
}

/** The exact total as decimal text, computed in the smallest unit of the currency. */
export function totalOf(unitPrice: number, quantity: number, currency = 'USD'): string {
  const decimals = Math.max(decimalsOf(currency), (String(unitPrice).split('.')[1] ?? '').length)
  const total = BigInt(Number(`${unitPrice}e${decimals}`)) * BigInt(quantity)
  if (decimals === 0) return String(total)
  const digits = String(total).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

export function pricesProblems(
  { price, minQuantity, orderMultiple = 1, priceBreaks = [] }: PriceTerms,
  currency = 'USD',
): { price?: string; priceBreaks?: string } {
  const wrongPrice = priceProblem(price, currency)
  const wrongSteps = breaksProblem(priceBreaks, { price, above: minQuantity, orderMultiple, currency })
  return { ...(wrongPrice && { price: wrongPrice }), ...(wrongSteps && { priceBreaks: wrongSteps }) }
}

type Terms = { price: number; above: number; orderMultiple: number; currency?: string | undefined }

/** The index of the first price break with a problem, or -1. */
export function wrongStepAt(
  { price, minQuantity, orderMultiple = 1, priceBreaks = [] }: PriceTerms,
  currency = 'USD',
): number {
  const terms = { price, above: minQuantity, orderMultiple, currency }
  return priceBreaks.findIndex((_, at) => breaksProblem(priceBreaks.slice(0, at + 1), terms) !== undefined)
}

/** Each price break must start whole cartons above the one before, at a lower price. */
export function breaksProblem(
  breaks: readonly PriceBreak[],
  { price, above, orderMultiple, currency = 'USD' }: Terms,
): string | undefined {
  if (breaks.length > limits.priceBreaks) return `Set at most ${limits.priceBreaks} price breaks.`
  let [units, cost] = [above, price]
  for (const step of breaks) {
    if (!Number.isInteger(step.from) || step.from > limits.units)
      return 'A price break must start at a whole number of units.'
    if (step.from <= units) return `A price break must start above ${units} units.`
    if (step.from % orderMultiple !== 0) return `A price break must start at a multiple of ${orderMultiple} units.`
    const problem = priceProblem(step.price, currency)
    if (problem) return problem
    if (step.price >= cost) return `From ${step.from} units the price must be below ${cost}.`
    units = step.from
    cost = step.price
  }
  return undefined
}
