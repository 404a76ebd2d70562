// An offer is a price talked over, version by version, until both say yes to the same one. For the pages and the server alike.
import { type PurchaseProblem, purchaseProblem } from '../inventory/rules.ts'
import type { OrderSide } from '../orders/states.ts'
import { limits } from '../values/limits.ts'
import { priceProblem, within } from '../values/money.ts'
import { type Problems, present } from '../values/rules.ts'
import { unseenProblem } from '../values/texts.ts'
import type { Offer, OfferTerms } from './schema.ts'
import { type OfferAct, type OfferParty, type OfferState, offerActs, offerLimits } from './states.ts'

/** As much of an offer as its rules look at: how far it is, and whose its last version is. */
export type OfferStanding = { state: OfferState; version: number; by: OfferParty }

export function standingOf({ state, versions }: Pick<Offer, 'state' | 'versions'>): OfferStanding {
  const last = versions.at(-1)
  return { state, version: last?.number ?? 0, by: last?.by ?? 'buyer' }
}

/** Which party a side of a trade is. */
export const partyOf = (side: OrderSide): OfferParty => (side === 'bought' ? 'buyer' : 'supplier')
const otherThan = (party: OfferParty): OfferParty => (party === 'buyer' ? 'supplier' : 'buyer')
const isTalkedOver = ({ state }: OfferStanding) => state === 'asked' || state === 'countered'

/** Who has to answer, or, once agreed, to buy; null when it has ended. */
export function pendingPartyOf(offer: Pick<Offer, 'state' | 'versions'>): OfferParty | null {
  const standing = standingOf(offer)
  if (isTalkedOver(standing)) return otherThan(standing.by)
  return standing.state === 'accepted' ? 'buyer' : null
}

/** Whose an act is as the offer stands: who spoke last may take it back, everything else is for the other to say. */
export const actorOf = (act: OfferAct, { by }: OfferStanding) => (act === 'withdraw' ? by : otherThan(by))

const results = { counter: 'countered', accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

/** What an act of this party leads to; null where it is not theirs, or not now. */
export function nextOfferState(standing: OfferStanding, act: OfferAct, party: OfferParty): OfferState | null {
  if (!isTalkedOver(standing) || party !== actorOf(act, standing)) return null
  if (act === 'counter' && standing.version >= offerLimits.versions) return null
  return results[act]
}

/** What the reader can do with an offer as it stands; the buyer of an accepted one can buy. */
export function offerActsOf(offer: Pick<Offer, 'state' | 'versions' | 'side'>): OfferAct[] {
  const standing = standingOf(offer)
  return offerActs.filter((act) => nextOfferState(standing, act, partyOf(offer.side)) !== null)
}

/** The end of the day this many days from now, in the reader’s time zone. */
export function endOfDay(daysAhead: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead, 23, 59, 59, 999)
}

/** What a product says to every offer for it. */
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

/** What the two agree about: day and words alone are no other terms. */
export type OfferBasis = Pick<OfferTerms, 'quantity' | 'price'>

/** A counter-offer with the same terms is an acceptance, so it is refused as a counter-offer. */
function sameTermsProblem({ quantity, price }: OfferBasis, last: OfferBasis | undefined) {
  if (!last || last.quantity !== quantity || last.price !== price) return undefined
  return 'These are the terms you were offered. Accept them, or change the quantity or price.'
}

/** What is wrong with the terms of a version; `last` is the one that it answers. */
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

/** From tomorrow on, wherever tomorrow begins; an hour more or less where the clocks are changed in between. */
function untilProblem(until: Date, now: Date) {
  const ahead = until.getTime() - now.getTime()
  if (ahead >= 23 * hour && ahead <= (24 * (offerLimits.days + 1) + 1) * hour) return undefined
  return `An offer must end on a day from tomorrow to ${offerLimits.days} days ahead.`
}

/** What is wrong with words to the other party; there may be none. */
export function offerNoteProblem(note: string) {
  const normalized = note.normalize('NFC').trim()
  if (Math.max(normalized.length, note.length) > offerLimits.note) {
    return `Note may have at most ${offerLimits.note} characters.`
  }
  // Half a character cannot be stored.
  return normalized.isWellFormed() ? unseenProblem('Note', normalized, true) : 'Note contains an invisible character.'
}
