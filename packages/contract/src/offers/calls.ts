// The calls of offers. Only our server has them. Built from a client's `call`, so that other pages do not load them.
import { type Call, type CallOptions, fill, type Incomplete, type KeyedOptions } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { NewOffer, Offer, OfferQuery, OfferTerms } from './schema.ts'
import { offerStates } from './states.ts'

export function offerCalls(call: Call) {
  const { one, page, write } = ownCalls<Offer>(call, ({ state }) => offerStates.includes(state))

  /** `from`: the version that the reader has seen, so that nobody accepts another one. */
  const act = (endpoint: Incomplete, offerId: string, from: number, body: object, options?: KeyedOptions) =>
    write(fill(endpoint, offerId), body, options, from)

  return {
    makeOffer: (made: NewOffer, options?: KeyedOptions): Promise<Offer> => write(endpoints.makeOffer, made, options),

    /** Newest first. */
    getOffers: ({ side, state, limit, cursor }: OfferQuery, options?: CallOptions) =>
      page(`${endpoints.getOffers}${queryOf({ side, state, limit, cursor })}`, options),

    getOffer: async (offerId: string, options?: CallOptions): Promise<Offer> =>
      one(fill(endpoints.getOffer, offerId), options),

    counterOffer: (offerId: string, from: number, terms: OfferTerms, options?: KeyedOptions): Promise<Offer> =>
      act(endpoints.counterOffer, offerId, from, terms, options),

    acceptOffer: (offerId: string, from: number, options?: KeyedOptions): Promise<Offer> =>
      act(endpoints.acceptOffer, offerId, from, {}, options),

    declineOffer: (offerId: string, from: number, reason: { note?: string } = {}, options?: KeyedOptions) =>
      act(endpoints.declineOffer, offerId, from, reason, options),

    withdrawOffer: (offerId: string, from: number, reason: { note?: string } = {}, options?: KeyedOptions) =>
      act(endpoints.withdrawOffer, offerId, from, reason, options),
  }
}
