import type { Offer } from '@arot/contract'
import { madeOffers, receivedOffers, offerIn as told, offerTo as toldTo } from '../../../trade/src/offers.fixtures.ts'

const whole = (offer: (typeof madeOffers)[number]) =>
  ({ ...offer, productSnapshot: { ...offer.productSnapshot, description: '', minQuantity: 12 } }) as Offer

export const made = madeOffers.map(whole)
export const received = receivedOffers.map(whole)
export const offerIn = (state: Offer['state']) => whole(told(state))
export const offerTo = (state: Offer['state']) => whole(toldTo(state))
