import type { Offer, OfferAct, OfferState } from '@arot/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Config } from '../../src/platform/config.ts'
import { bearer, type Person, purchaseOf } from './server.ts'
import { openTrade, type Trade } from './trade.ts'

type InjectResponse = LightMyRequestResponse
export type OfferJson = Omit<Offer, 'reservedUntil'> & { reservedUntil?: string }

type Way = (() => Promise<{ statusCode: number; body: string }>)[]

/** How to bring an offer to each state. */
function waysTo(trade: Negotiation, id: string, spoke: 'buyer' | 'supplier'): Record<OfferState, Way> {
  const { buyer, supplier } = trade
  const accept = () => trade.answer(supplier, id, 'accept')
  const buy = () => trade.purchase(buyer, id)
  const age = (hours: number) => () => trade.age(id, hours).then(() => ({ statusCode: 200, body: '' }))
  const counter = () => trade.answer(supplier, id, 'counter')
  const counterBack = () => trade.answer(buyer, id, 'counter', 2)
  return {
    asked: [],
    countered: spoke === 'buyer' ? [counter, counterBack] : [counter],
    accepted: [accept],
    bought: [accept, buy],
    declined: [() => trade.answer(supplier, id, 'decline')],
    withdrawn: [() => trade.answer(buyer, id, 'withdraw')],
    expired: [age(8 * 24), accept],
    lapsed: [accept, age(73), buy],
  }
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
export const termsOf = (more: object = {}) => ({ quantity: 20, price: 45.5, until: inDays(7), ...more })
/** Terms that differ from every earlier version. */
const counterTo = (version: number, terms: object) => termsOf({ price: 45.5 + version, ...terms })

export type Negotiation = Trade & {
  make: (who: Person | null, more?: object, key?: string) => Promise<InjectResponse>
  answer: (who: Person | null, offer: string, act: OfferAct, version?: number, more?: object) => Promise<InjectResponse>
  purchase: (who: Person | null, offer: string, more?: object) => Promise<InjectResponse>
  /** The id of a new offer of the buyer. */
  makeId: (more?: object) => Promise<string>
  /** An offer in this state. For an open one `spoke` is the party of the last version. */
  reach: (state: OfferState, spoke?: 'buyer' | 'supplier') => Promise<{ id: string; version: number }>
  /** Moves the times of an offer into the past by this number of hours. */
  age: (offer: string, hours: number) => Promise<void>
}

/** A trade whose parties negotiate. */
export function openNegotiation(config: Partial<Config> = {}): Negotiation {
  const trade = openTrade(config) as Negotiation
  const headersOf = (who: Person | null, more: Record<string, string | undefined>) => ({
    ...(who && bearer(who)),
    ...Object.fromEntries(Object.entries(more).filter((one): one is [string, string] => one[1] !== undefined)),
  })
  const post = (url: string, headers: Record<string, string>, payload: object) =>
    trade.server.app.inject({ method: 'POST', url, headers, payload })
  return Object.assign(trade, {
    make: (who, more = {}, key) =>
      post('/offers', headersOf(who, { 'idempotency-key': key }), { productId: trade.product, ...termsOf(more) }),
    answer(who, offer, act, version = 1, more = {}) {
      const { key, ...terms } = { key: undefined as string | undefined, ...more }
      const headers = headersOf(who, { 'if-match': `"${version}"`, 'idempotency-key': key })
      return post(`/offers/${offer}/${act}`, headers, act === 'counter' ? counterTo(version, terms) : terms)
    },
    purchase(who, offer, more = {}) {
      const { key, ...body } = { key: undefined as string | undefined, ...more }
      const bought = { ...purchaseOf(trade.product, 20, who ?? trade.buyer), offerId: offer, ...body }
      return post('/cart', headersOf(who, { 'idempotency-key': key }), bought)
    },
    async makeId(more) {
      const answer = await trade.make(trade.buyer, more)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().id
    },
    async reach(state, spoke = 'buyer') {
      const id = await trade.makeId()
      for (const step of waysTo(trade, id, spoke)[state]) {
        const { statusCode, body } = await step()
        // An act on an expired offer ends it and is refused.
        if (statusCode >= 300 && state !== 'expired' && state !== 'lapsed') throw new Error(body)
      }
      return { id, version: state === 'countered' ? (spoke === 'buyer' ? 3 : 2) : 1 }
    },
    async age(offer, hours) {
      const older = 'UPDATE offers SET ends_at = ends_at - make_interval(hours => $2) WHERE id = $1'
      await trade.server.db.query(older, [offer, hours])
    },
  } satisfies Partial<Negotiation>)
}
