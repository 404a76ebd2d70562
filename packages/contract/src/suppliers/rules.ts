// Who sells: what suppliers say of themselves, and how they come to be verified. For the pages and the server alike.
import { type PriceTerms, smallestOrder, totalOf, unitPriceAt } from '../catalog/prices.ts'
import type { PurchaseProblem } from '../inventory/rules.ts'
import { priceProblem } from '../values/money.ts'
import { publicNameProblem } from '../values/public-names.ts'
import { httpsProblem, isHttps, type Problems, present, textProblem } from '../values/rules.ts'
import type { SupplierProfile, VerificationProof } from './schema.ts'
import { supplierLimits, type VerificationAct, type VerificationState } from './states.ts'

type ProfileRules = {
  currency?: string
  /** Names that the supplier already has. They may break rules that are newer than they are. */
  savedNames?: readonly (string | undefined)[]
  /** Which pictures the server stores. */
  isOwnPicture?: (image: string) => boolean
}

/** What is wrong with a profile. */
export function supplierProblems(
  { name, logo, place, about, smallestOrderValue }: SupplierProfile,
  { currency, savedNames = [], isOwnPicture = () => false }: ProfileRules = {},
): Problems<keyof SupplierProfile> {
  const problems: Problems<keyof SupplierProfile> = { name: textProblem('Name', name, supplierLimits.name) }
  if (!savedNames.includes(name)) problems.name ??= publicNameProblem('Name', name)
  if (logo) {
    const isShowable = isOwnPicture(logo) || isHttps(logo)
    problems.logo = textProblem('Logo', logo, supplierLimits.logo) ?? (isShowable ? undefined : httpsProblem('logo'))
  }
  if (place) problems.place = textProblem('Place', place, supplierLimits.place)
  if (about) problems.about = textProblem('About', about, supplierLimits.about, true)
  if (smallestOrderValue !== null) {
    problems.smallestOrderValue = priceProblem(smallestOrderValue, currency)?.replace('Price', 'Smallest order value')
  }
  return present(problems)
}

/** What an operator verifies. A verified supplier’s change to one of these waits for an operator. */
export const verifiedFacts = ['name', 'logo', 'place'] as const
export type VerifiedFacts = Pick<SupplierProfile, (typeof verifiedFacts)[number]>

/** Whether a profile has other facts than the supplier now. */
export const changesVerifiedFacts = (profile: VerifiedFacts, supplier: Partial<VerifiedFacts>) =>
  verifiedFacts.some((fact) => profile[fact] !== (supplier[fact] ?? ''))

/** A request for verification takes only pictures that the server stores: they stay what an operator has seen. */
export const uploadProblem = (word: 'logo' | 'document') =>
  `Upload the ${word}. A linked picture can change after we have checked it.`

type ProductTerms = PriceTerms & { supplier?: { smallestOrderValue?: number | undefined } | undefined }

/** Why this quantity is below the supplier's smallest order value. Checked after `purchaseProblem`. */
export function orderValueProblem(quantity: number, product: ProductTerms, currency = 'USD'): PurchaseProblem | null {
  const smallest = product.supplier?.smallestOrderValue
  if (smallest === undefined) return null
  const value = Number(totalOf(unitPriceAt(product, quantity), quantity, currency))
  return value >= smallest ? null : belowOrderValue(smallest)
}

/**
 * The fewest units that can be bought at once: what satisfies minimum, carton and the supplier's smallest value, at the
 * price of so many. Where a step makes each cheaper, so many below it may be worth more than those from it on.
 */
export function smallestPurchase(product: ProductTerms, currency = 'USD'): number {
  const { orderMultiple = 1, priceBreaks = [], supplier } = product
  const value = supplier?.smallestOrderValue ?? 0
  const whole = (units: number) => Math.ceil(units / orderMultiple) * orderMultiple
  const steps = [{ from: smallestOrder(product), price: product.price }, ...priceBreaks]
  for (const [index, { from, price }] of steps.entries()) {
    if (!(price > 0)) break
    // Rounded down, so that no error of a binary fraction skips what is just enough.
    let units = whole(Math.max(from, Math.floor(value / price)))
    while (Number(totalOf(price, units, currency)) < value) units += orderMultiple
    const next = steps[index + 1]
    if (next === undefined || units < next.from) return units
  }
  return smallestOrder(product)
}

export function belowOrderValue(smallest: number): PurchaseProblem {
  const text = `This supplier takes orders of ${smallest} or more.`
  return { code: 'below_order_value', title: 'Smallest order value', text }
}

const acts: Record<VerificationAct, { from: VerificationState; to: VerificationState }> = {
  grant: { from: 'requested', to: 'granted' },
  refuse: { from: 'requested', to: 'refused' },
  withdraw: { from: 'granted', to: 'withdrawn' },
}

/** What an operator’s act leads to; null where it cannot be done now. */
export function nextVerification(state: VerificationState, act: VerificationAct): VerificationState | null {
  const { from, to } = acts[act]
  return state === from ? to : null
}

/** A supplier asks when nothing waits and nothing holds. */
export const canRequestVerification = (last: VerificationState | undefined) =>
  last === undefined || last === 'refused' || last === 'withdrawn'

/** What is wrong with a request. */
export function verificationProblems(
  { licence, document }: VerificationProof,
  isOwnPicture: (image: string) => boolean,
): Problems<keyof VerificationProof> {
  return present({
    licence: textProblem('Licence number', licence, supplierLimits.licence),
    document:
      textProblem('Document', document, supplierLimits.document) ??
      (isOwnPicture(document) ? undefined : uploadProblem('document')),
  })
}
