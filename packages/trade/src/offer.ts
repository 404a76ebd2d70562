import {
  type Offer as ContractOffer,
  type OfferEvent,
  type OfferState,
  type OfferVersion,
  partyOf,
} from '@arot/contract'

export type {
  OfferAct,
  OfferEvent,
  OfferParty,
  OfferState,
  OfferTerms,
  OfferVersion,
  OrderSide as OfferSide,
} from '@arot/contract'
export { offerStates, partyOf } from '@arot/contract'

type Read = 'id' | 'state' | 'side' | 'productId' | 'reservedUntil' | 'orderId' | 'buyer'

/** The part of an offer that components read. A host's own offer may have more. */
export type Offer = Pick<ContractOffer, Read> & {
  /** Oldest first. There is at least one. */
  versions: readonly OfferVersion[]
  events: readonly OfferEvent[]
  /** The product as it was when the offer was made. */
  productSnapshot: Pick<ContractOffer['productSnapshot'], 'name' | 'image' | 'brand' | 'category'>
  supplier?: { name: string } | undefined
}

/** What happens next, from the reader's side: they answer, wait, buy, or hold units for the buyer; otherwise how it ended. */
export type OfferStatus =
  | 'answer'
  | 'wait'
  | 'buy'
  | 'reserved'
  | Exclude<OfferState, 'asked' | 'countered' | 'accepted'>

/** The version that can be accepted. Every offer has at least one. */
export function lastVersion({ versions }: Pick<Offer, 'versions'>) {
  return versions.at(-1) as OfferVersion
}

export function statusOf(offer: Pick<Offer, 'state' | 'side' | 'versions'>): OfferStatus {
  const { state, side } = offer
  if (state === 'accepted') return side === 'bought' ? 'buy' : 'reserved'
  if (state !== 'asked' && state !== 'countered') return state
  return lastVersion(offer).by === partyOf(side) ? 'wait' : 'answer'
}

export type PriceDifference = { direction: 'below' | 'above' | 'same'; by: number; share: number }

/** The exact difference between two unit prices, and its share of the second. */
export function differenceOf(price: number, other: number): PriceDifference {
  const decimals = Math.max(...[price, other].map((amount) => (String(amount).split('.')[1] ?? '').length))
  const scale = 10 ** decimals
  const distance = Math.round(price * scale) - Math.round(other * scale)
  if (distance === 0) return { direction: 'same', by: 0, share: 0 }
  const by = Math.abs(distance) / scale
  return { direction: distance < 0 ? 'below' : 'above', by, share: other === 0 ? 1 : by / other }
}

/** The end of an offer on which nobody acts: the last day of an open one, the end of an accepted one's reservation. */
export function endOf(offer: Pick<Offer, 'state' | 'versions' | 'reservedUntil'>): Date | undefined {
  if (offer.state === 'accepted') return offer.reservedUntil
  return offer.state === 'asked' || offer.state === 'countered' ? lastVersion(offer).until : undefined
}
