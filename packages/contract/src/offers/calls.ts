// The calls about offers, which only our server has. Made from a client's `call` by the pages that need them.
import { snapshot } from '../catalog/snapshot.ts'
import {
  type Call,
  type CallOptions,
  type KeyedOptions,
  keyOf,
  nextCursor,
  read,
  readList,
  segment,
} from '../http/call.ts'
import { ApiError } from '../http/errors.ts'
import { amount, id, list, moment, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import { oneOf } from '../http/words.ts'
import { orderSides } from '../orders/rules.ts'
import {
  type Offer,
  type OfferAct,
  type OfferPage,
  type OfferQuery,
  type OfferStep,
  type OfferTerms,
  type OfferVersion,
  offerParties,
  offerStates,
} from './rules.ts'

const version = omitUndefined(
  record({
    number: amount,
    by: oneOf(offerParties),
    at: moment,
    quantity: amount,
    price: amount,
    listPrice: amount,
    until: moment,
    note: optional(text),
  }),
) as Reader<OfferVersion>

const step = omitUndefined(
  record({ state: oneOf(offerStates), at: moment, by: oneOf([...offerParties, 'system']), note: optional(text) }),
) as Reader<OfferStep>

const flag: Reader<boolean> = (fact) => fact === true
const supplier = omitUndefined(record({ name: text, id: optional(text), verified: optional(flag) }))

/** Without a version there is nothing that could stand. */
const versions: Reader<OfferVersion[]> = (fact) => {
  const versions = list(version)(fact)
  if (versions.length === 0) throw new TypeError('no version')
  return versions
}

const offer = omitUndefined(
  record({
    _id: id,
    state: oneOf(offerStates),
    side: oneOf(orderSides),
    productId: text,
    productSnapshot: (fact) => snapshot(fact ?? {}),
    versions,
    steps: list(step),
    heldUntil: optional(moment),
    holdHours: optional(amount),
    orderId: optional(text),
    buyer: optional(record({ name: text, email: text })),
    supplier: optional(supplier),
  }),
) as Reader<Offer>

/** A new offer: what for, and on which terms. */
export type NewOffer = OfferTerms & { productId: string }

export function offerCalls(call: Call) {
  /** Nothing of this is asked of a server that does not know it. */
  async function ours() {
    if (!(await call.findOut())) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  }

  /** `from`: the version that is answered, so that nobody says yes to another. */
  async function act(name: OfferAct, offerId: string, from: number, body: object, options?: KeyedOptions) {
    await ours()
    const headers = { ...keyOf(options), 'If-Match': `"${from}"` }
    return read(offer, await call('POST', `/offers/${segment(offerId)}/${name}`, { ...options, body, ours: headers }))
  }

  return {
    makeOffer: async (made: NewOffer, options?: KeyedOptions): Promise<Offer> => {
      await ours()
      return read(offer, await call('POST', '/offers', { ...options, body: made, ours: keyOf(options) }))
    },

    /** Newest first. */
    getOffers: async ({ side, state, limit, cursor }: OfferQuery, options?: CallOptions): Promise<OfferPage> => {
      await ours()
      const params = Object.entries({ side, state, limit, cursor }).filter(([, value]) => value !== undefined)
      const search = new URLSearchParams(params.map(([name, value]) => [name, String(value)]))
      const answer = await call('GET', `/offers?${search}`, options)
      return { offers: readList(offer, answer), next: nextCursor(answer) }
    },

    getOffer: async (offerId: string, options?: CallOptions): Promise<Offer> => {
      await ours()
      return read(offer, await call('GET', `/offers/${segment(offerId)}`, options))
    },

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
