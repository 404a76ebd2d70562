// Rules of suppliers: their profile and their verification. For the pages and the server.
import { type PriceTerms, smallestOrder, totalOf, unitPriceAt } from '../catalog/prices.ts'
import type { PurchaseProblem } from '../inventory/rules.ts'
import { priceProblem } from '../values/money.ts'
import { publicNameProblem } from '../values/public-names.ts'
import { httpsProblem, isHttps, type Problems, present, textProblem } from '../values/rules.ts'
import type { SupplierProfile, VerificationProof } from './schema.ts'
import { supplierLimits, type VerificationAct, type VerificationState } from './states.ts'

type ProfileRules = {
  currency?: string
  /** Names that the supplier already has. They may be older than some rules. */
  savedNames?: readonly (string | undefined)[]
  /** The same for places. */
  savedPlaces?: readonly (string | undefined)[]
  /** Accepts the pictures that the server stores. */
  isOwnPicture?: (image: string) => boolean
}

export function supplierProblems(
  { name, logo, place, about, smallestOrderValue }: SupplierProfile,
  { currency, savedNames = [], savedPlaces = [], isOwnPicture = () => false }: ProfileRules = {},
): Problems<keyof SupplierProfile> {
  const problems: Problems<keyof SupplierProfile> = { name: textProblem('Name', name, supplierLimits.name) }
  if (!savedNames.includes(name)) problems.name ??= publicNameProblem('Name', name)
  if (logo) {
    const isShowable = isOwnPicture(logo) || isHttps(logo)
    problems.logo = textProblem('Logo', logo, supplierLimits.logo) ?? (isShowable ? undefined : httpsProblem('logo'))
  }
  if (place) problems.place = textProblem('Place', place, supplierLimits.place)
  if (place && !savedPlaces.includes(place)) problems.place ??= publicNameProblem('Place', place)
  if (about) problems.about = textProblem('About', about, supplierLimits.about, true)
  if (smallestOrderValue !== null) {
    problems.smallestOrderValue = priceProblem(smallestOrderValue, currency)?.replace('Price', 'Smallest order value')
  }
  return present(problems)
}

/** The facts that an operator verifies. A verified supplier's change to one of them waits for an operator. */
export const verifiedFacts = ['name', 'logo', 'place'] as const
export type VerifiedFacts = Pick<SupplierProfile, (typeof verifiedFacts)[number]>

/** Whether a profile changes one of these facts. */
export const changesVerifiedFacts = (profile: VerifiedFacts, supplier: Partial<VerifiedFacts>) =>
  verifiedFacts.some((fact) => profile[fact] !== (supplier[fact] ?? ''))

/**
 * A verification request accepts only uploaded pictures, because they cannot change after an operator has seen them.
 */
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
 * The smallest quantity of a purchase: it meets the minimum, the carton and the supplier's minimum order value at its
 * own price. Near a price break the cheaper price can need more units, so each price is checked in turn.
 */
export function smallestPurchase(product: ProductTerms, currency = 'USD'): number {
  const { orderMultiple = 1, priceBreaks = [], supplier } = product
  const value = supplier?.smallestOrderValue ?? 0
  const whole = (units: number) => Math.ceil(units / orderMultiple) * orderMultiple
  const steps = [{ from: smallestOrder(product), price: product.price }, ...priceBreaks]
  for (const [index, { from, price }] of steps.entries()) {
    if (!(price > 0)) break
    // Rounded down, because a binary fraction could be just above a quantity that is enough. The loop then adds
    // cartons.
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

/** The state after an operator's act. `null` if it is not possible now. */
export function nextVerification(state: VerificationState, act: VerificationAct): VerificationState | null {
  const { from, to } = acts[act]
  return state === from ? to : null
}

/** Whether a supplier can send a request: none is waiting or granted. */
export const canRequestVerification = (last: VerificationState | undefined) =>
  last === undefined || last === 'refused' || last === 'withdrawn'

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
