import { type OfferState, offerStates } from '@arot/contract'
import type { OrderSide } from './order.ts'

export type { OfferState }
export { offerStates }

/** Which side of an offer its reader is on, in the words of orders: who would buy it, or who would sell it. */
export type OfferSide = OrderSide

/** What a party can do with an offer; buying what was agreed is a purchase. */
export type OfferAct = 'counter' | 'accept' | 'decline' | 'withdraw'

export type OfferParty = 'buyer' | 'supplier'

export type OfferTerms = {
  quantity: number
  /** Of one unit. */
  price: number
  note?: string | undefined
  /** The end of the last day on which it stands. */
  until: Date
}

export type OfferVersion = OfferTerms & {
  number: number
  by: OfferParty
  at: Date
  /** What each of so many cost without an offer, when this was said. */
  listPrice: number
}

export type OfferEvent = {
  state: 'accepted' | 'bought' | 'declined' | 'withdrawn' | 'expired' | 'lapsed'
  at: Date
  by: OfferParty | 'system'
  note?: string | undefined
}

/** What the marketplace shows of an offer. A host's own may carry more. */
export type Offer = {
  id: string
  state: OfferState
  side: OfferSide
  productId: string
  /** The product as it was when the offer was made. */
  productSnapshot: { name: string; image: string; brand: string; category: string }
  /** Oldest first, never none; the last is what stands. */
  versions: readonly OfferVersion[]
  /** How it went on once they were agreed, or why it went no further. */
  events: readonly OfferEvent[]
  /** Accepted: until then its units are held. */
  heldUntil?: Date | undefined
  /** Bought: the order that it became. */
  orderId?: string | undefined
  /** For the supplier alone; absent where the buyer is gone. */
  buyer?: { name: string; email: string } | undefined
  supplier?: { name: string } | undefined
}

/** What is to be expected of an offer next, by whoever reads. */
export type OfferStanding = 'answer' | 'wait' | 'buy' | 'held' | Exclude<OfferState, 'asked' | 'countered' | 'accepted'>

/** What stands: an offer begins with a version. */
export function lastVersion({ versions }: Pick<Offer, 'versions'>) {
  return versions.at(-1) as OfferVersion
}

/** The reader as a party. */
export const partyOf = (side: OfferSide): OfferParty => (side === 'bought' ? 'buyer' : 'supplier')

export function standingOf(offer: Pick<Offer, 'state' | 'side' | 'versions'>): OfferStanding {
  const { state, side } = offer
  if (state === 'accepted') return side === 'bought' ? 'buy' : 'held'
  if (state !== 'asked' && state !== 'countered') return state
  return lastVersion(offer).by === partyOf(side) ? 'wait' : 'answer'
}

export type PriceDifference = { direction: 'below' | 'above' | 'same'; by: number; share: number }

/** How far one unit's price is from another, and what part of that other it is; exact, as they are written. */
export function differenceOf(price: number, other: number): PriceDifference {
  const decimals = Math.max(...[price, other].map((amount) => (String(amount).split('.')[1] ?? '').length))
  const scale = 10 ** decimals
  const distance = Math.round(price * scale) - Math.round(other * scale)
  if (distance === 0) return { direction: 'same', by: 0, share: 0 }
  const by = Math.abs(distance) / scale
  return { direction: distance < 0 ? 'below' : 'above', by, share: other === 0 ? 1 : by / other }
}

/** When it comes to nothing unless somebody acts: the last day of an open offer, the end of an agreed one's hold. */
export function endOf(offer: Pick<Offer, 'state' | 'versions' | 'heldUntil'>): Date | undefined {
  if (offer.state === 'accepted') return offer.heldUntil
  return offer.state === 'asked' || offer.state === 'countered' ? lastVersion(offer).until : undefined
}
