// The calls of offers. Only our server has them. Built from a client's `call`, so that other pages do not load them.
import { type Call, type CallOptions, type KeyedOptions, segment } from '../http/call.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { NewOffer, Offer, OfferPage, OfferQuery, OfferTerms } from './schema.ts'
import { type OfferAct, offerStates } from './states.ts'

export function offerCalls(call: Call) {
  const { one, page, write } = ownCalls<Offer>(call, ({ state }) => offerStates.includes(state))

  /** `from`: the version that the reader has seen, so that nobody accepts another one. */
  const act = (name: OfferAct, offerId: string, from: number, body: object, options?: KeyedOptions) =>
    write('POST', `/offers/${segment(offerId)}/${name}`, body, options, from)

  return {
    makeOffer: (made: NewOffer, options?: KeyedOptions): Promise<Offer> => write('POST', '/offers', made, options),

    /** Newest first. */
    getOffers: async ({ side, state, limit, cursor }: OfferQuery, options?: CallOptions): Promise<OfferPage> => {
      const { items, next } = await page(`/offers${queryOf({ side, state, limit, cursor })}`, options)
      return { offers: items, next }
    },

    getOffer: async (offerId: string, options?: CallOptions): Promise<Offer> =>
      one('GET', `/offers/${segment(offerId)}`, options),

    counterOffer: (offerId: string, from: number, terms: OfferTerms, options?: KeyedOptions): Promise<Offer> =>
      act('counter', offerId, from, terms, options),

    acceptOffer: (offerId: string, from: number, options?: KeyedOptions): Promise<Offer> =>
      act('accept', offerId, from, {}, options),

    declineOffer: (offerId: string, from: number, reason: { note?: string } = {}, options?: KeyedOptions) =>
      act('decline', offerId, from, reason, options),

    withdrawOffer: (offerId: string, from: number, reason: { note?: string } = {}, options?: KeyedOptions) =>
      act('withdraw', offerId, from, reason, options),
  }
}
