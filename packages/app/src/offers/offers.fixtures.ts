import type { Offer } from '@arot/contract'
import {
  madeOffers,
  offerIn as offerOf,
  offerTo as offerOfTo,
  receivedOffers,
} from '../../../trade/src/offers.fixtures.ts'

const whole = (offer: (typeof madeOffers)[number]) =>
  ({ ...offer, productSnapshot: { ...offer.productSnapshot, description: '', minQuantity: 12 } }) as Offer

export const made = madeOffers.map(whole)
export const received = receivedOffers.map(whole)
export const offerIn = (state: Offer['state']) => whole(offerOf(state))
export const offerTo = (state: Offer['state']) => whole(offerOfTo(state))
