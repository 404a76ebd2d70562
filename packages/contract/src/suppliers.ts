// Who sells: what suppliers say of themselves, and how they come to be verified. For the pages and the server alike.
import { limits } from './limits.ts'
import { priceProblem } from './money.ts'
import { type Priced, totalOf, unitPriceAt } from './prices.ts'
import { httpsNeeded, isHttps, type Problems, type PurchaseProblem, present, textProblem } from './rules.ts'

/** Lengths in characters. */
export const supplierLimits = {
  name: limits.name,
  logo: limits.image,
  place: 100,
  about: 2000,
  licence: 64,
  document: 2048,
  reason: 500,
}

/** What suppliers say of themselves. An empty text is none, and `null` no smallest value. */
export type SupplierProfile = {
  name: string
  logo: string
  place: string
  about: string
  /** What an order of one product must be worth. */
  smallestOrderValue: number | null
}

/** A supplier as everybody sees them: known by an id of their own, never by their account. */
export type Supplier = {
  _id: string
  /** Empty where it was not told yet. */
  name: string
  logo?: string
  place?: string
  about?: string
  since: Date
  /** Absent where they are not verified. */
  verifiedSince?: Date
  smallestOrderValue?: number
  /** Half of what was ordered in 90 days was accepted or declined within so many days; absent where nothing was. */
  daysToAnswer?: number
  /** The average of their products’ ratings. */
  rating?: number
}

/** What is wrong with a profile. */
export function supplierProblems(
  { name, logo, place, about, smallestOrderValue }: SupplierProfile,
  { currency }: { currency?: string } = {},
): Problems<keyof SupplierProfile> {
  const problems: Problems<keyof SupplierProfile> = { name: textProblem('Name', name, supplierLimits.name) }
  if (logo) problems.logo = textProblem('Logo', logo, supplierLimits.logo) ?? secure(logo, 'logo')
  if (place) problems.place = textProblem('Place', place, supplierLimits.place)
  if (about) problems.about = textProblem('About', about, supplierLimits.about, true)
  if (smallestOrderValue !== null) {
    problems.smallestOrderValue = priceProblem(smallestOrderValue, currency)?.replace('Price', 'Smallest order value')
  }
  return present(problems)
}

export const secure = (address: string, word: 'logo' | 'document') => (isHttps(address) ? undefined : httpsNeeded(word))

/** Why so many units are worth too little for their supplier: looked at after `purchaseProblem`. */
export function orderValueProblem(
  quantity: number,
  product: Priced & { supplier?: { smallestOrderValue?: number | undefined } | undefined },
  currency = 'USD',
): PurchaseProblem | null {
  const smallest = product.supplier?.smallestOrderValue
  if (smallest === undefined) return null
  const value = Number(totalOf(unitPriceAt(product, quantity), quantity, currency))
  return value >= smallest ? null : belowOrderValue(smallest)
}

export function belowOrderValue(smallest: number): PurchaseProblem {
  const text = `This supplier takes orders from a value of ${smallest} on.`
  return { code: 'below_order_value', title: 'Smallest order value', text }
}
