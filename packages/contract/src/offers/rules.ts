// An offer is negotiated version by version until both sides agree on one. Rules for the pages and the server.
import { type PurchaseProblem, purchaseProblem } from '../inventory/rules.ts'
import type { OrderSide } from '../orders/states.ts'
import { limits } from '../values/limits.ts'
import { priceProblem, within } from '../values/money.ts'
import { type Problems, present } from '../values/rules.ts'
import { unseenProblem } from '../values/texts.ts'
import type { Offer, OfferTerms } from './schema.ts'
import { type OfferAct, type OfferParty, type OfferState, offerActs, offerLimits } from './states.ts'

/** The part of an offer that its rules need: its state and the author of its last version. */
export type OfferStanding = { state: OfferState; version: number; by: OfferParty }

export function standingOf({ state, versions }: Pick<Offer, 'state' | 'versions'>): OfferStanding {
  const last = versions.at(-1)
  return { state, version: last?.number ?? 0, by: last?.by ?? 'buyer' }
}

export const partyOf = (side: OrderSide): OfferParty => (side === 'bought' ? 'buyer' : 'supplier')
const otherThan = (party: OfferParty): OfferParty => (party === 'buyer' ? 'supplier' : 'buyer')
const isTalkedOver = ({ state }: OfferStanding) => state === 'asked' || state === 'countered'

/** The party that has to reply, or to buy an accepted offer. `null` if the offer has ended. */
export function pendingPartyOf(offer: Pick<Offer, 'state' | 'versions'>): OfferParty | null {
  const standing = standingOf(offer)
  if (isTalkedOver(standing)) return otherThan(standing.by)
  return standing.state === 'accepted' ? 'buyer' : null
}

/** The party of an act. The author of the last version can withdraw it, and the other party can do the rest. */
export const actorOf = (act: OfferAct, { by }: OfferStanding) => (act === 'withdraw' ? by : otherThan(by))

const results = { counter: 'countered', accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

/** The state after an act of this party. `null` if the party cannot do it now. */
export function nextOfferState(standing: OfferStanding, act: OfferAct, party: OfferParty): OfferState | null {
  if (!isTalkedOver(standing) || party !== actorOf(act, standing)) return null
  if (act === 'counter' && standing.version >= offerLimits.versions) return null
  return results[act]
}

/** The acts that the reader can do now. The buyer of an accepted offer can also buy. */
export function offerActsOf(offer: Pick<Offer, 'state' | 'versions' | 'side'>): OfferAct[] {
  const standing = standingOf(offer)
  return offerActs.filter((act) => nextOfferState(standing, act, partyOf(offer.side)) !== null)
}

/** The end of the day this many days ahead, in the local time zone. */
export function endOfDay(daysAhead: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead, 23, 59, 59, 999)
}

/** The product's rules that every offer must follow. */
export type OfferRules = { minQuantity: number; orderMultiple?: number | undefined }

/** Why an offer for this quantity is invalid. Stock is checked when it is accepted: units may arrive until then. */
export function offerQuantityProblem(
  quantity: number,
  { minQuantity, orderMultiple }: OfferRules,
): PurchaseProblem | null {
  const isTooMuch = quantity > limits.units && within('Quantity', quantity, 1, limits.units)
  if (isTooMuch) return { code: 'invalid', title: 'Too many units', text: isTooMuch }
  return purchaseProblem(quantity, { minQuantity, orderMultiple, mainQuantity: limits.units })
}

/** The terms that both sides agree on. Another date or note alone is not a new offer. */
export type OfferBasis = Pick<OfferTerms, 'quantity' | 'price'>

/** A counter-offer with the same terms is an acceptance, so it is refused as a counter-offer. */
function sameTermsProblem({ quantity, price }: OfferBasis, last: OfferBasis | undefined) {
  if (!last || last.quantity !== quantity || last.price !== price) return undefined
  return 'These are the terms you were offered. Accept them, or change the quantity or price.'
}

/** The problems of a version's terms. `last`: the version that it replies to. */
export function offerProblems(
  { quantity, price, note = '', until }: OfferTerms,
  product: OfferRules,
  { now = new Date(), currency, last }: { now?: Date; currency?: string; last?: OfferBasis } = {},
): Problems<'quantity' | 'price' | 'until' | 'note'> {
  return present({
    quantity: offerQuantityProblem(quantity, product)?.text,
    price: priceProblem(price, currency) ?? sameTermsProblem({ quantity, price }, last),
    until: untilProblem(until, now),
    note: offerNoteProblem(note),
  })
}

const hour = 3_600_000

/** From tomorrow in any time zone. Allows one hour for a change of the clocks. */
function untilProblem(until: Date, now: Date) {
  const ahead = until.getTime() - now.getTime()
  if (ahead >= 23 * hour && ahead <= (24 * (offerLimits.days + 1) + 1) * hour) return undefined
  return `An offer must end on a day from tomorrow to ${offerLimits.days} days ahead.`
}

/** The problem of a note. It may be empty. */
export function offerNoteProblem(note: string) {
  const normalized = note.normalize('NFC').trim()
  if (Math.max(normalized.length, note.length) > offerLimits.note) {
    return `Note may have at most ${offerLimits.note} characters.`
  }
  // Half of a surrogate pair cannot be stored.
  return normalized.isWellFormed() ? unseenProblem('Note', normalized, true) : 'Note contains an invisible character.'
}
