import type { OrderAct, OrderState } from '@arot/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Config } from '../../src/platform/config.ts'
import { addProduct, bearer, type Person, person, purchaseOf, startServer, type TestServer } from './server.ts'

/** The body that an act requires. */
export const payloadOfAct = (act: OrderAct) => {
  if (act === 'correct') return { trackingCode: 'PF-2' }
  return act === 'decline' ? { note: 'Sold out.' } : {}
}

export type Trade = {
  server: TestServer
  supplier: Person
  buyer: Person
  stranger: Person
  product: string
  ask: (who: Person | null, url: string) => Promise<LightMyRequestResponse>
  act: (who: Person | null, order: string, act: OrderAct, more?: object) => Promise<LightMyRequestResponse>
  buy: (who: Person, quantity?: number, product?: string) => Promise<string>
  /** The id of a new order of this buyer that its parties bring to this state. */
  bring: (state: OrderState, who?: Person) => Promise<string>
}

/** The acts that bring an order to each state. */
const ways: Record<OrderState, OrderAct[]> = {
  placed: [],
  accepted: ['accept'],
  shipped: ['accept', 'ship'],
  received: ['accept', 'ship', 'receive'],
  declined: ['decline'],
  cancelled: ['cancel'],
}

/** A server with a supplier, a product, a buyer and an uninvolved person. */
export function openTrade(config: Partial<Config> = {}): Trade {
  const trade = {
    ask: (who, url) => trade.server.app.inject({ url, headers: who ? bearer(who) : {} }),
    act: (who, order, act, more = {}) => {
      const headers = { ...(who && bearer(who)), ...('key' in more && { 'idempotency-key': String(more.key) }) }
      // A correction names the number of events that its author saw: placed, accepted and shipped.
      const { key: _, from, ...note } = { key: undefined, from: 3 as number | null, ...payloadOfAct(act), ...more }
      if (act === 'cancel') return trade.server.app.inject({ method: 'DELETE', url: `/cart/${order}`, headers })
      if (act === 'correct') {
        const seen = from === null ? {} : { 'if-match': `"${from}"` }
        const url = `/orders/${order}/shipment`
        return trade.server.app.inject({ method: 'PATCH', url, headers: { ...headers, ...seen }, payload: note })
      }
      return trade.server.app.inject({ method: 'POST', url: `/orders/${order}/${act}`, headers, payload: note })
    },
    async buy(who, quantity = 10, product = trade.product) {
      const payload = purchaseOf(product, quantity, who)
      const answer = await trade.server.app.inject({ method: 'POST', url: '/cart', headers: bearer(who), payload })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().insertedId
    },
    async bring(state, who = trade.buyer) {
      const order = await trade.buy(who)
      for (const act of ways[state]) {
        // An order to oneself is already accepted.
        if (who === trade.supplier && act === 'accept') continue
        const answer = await trade.act(act === 'receive' || act === 'cancel' ? who : trade.supplier, order, act)
        if (answer.statusCode !== 200) throw new Error(answer.body)
      }
      return order
    },
  } as Trade
  beforeAll(async () => {
    trade.server = await startServer({ config })
    const names = ['Supplier Begum', 'Buyer Rahman', 'Stranger Khan']
    const [supplier, buyer, stranger] = await Promise.all(names.map(person))
    Object.assign(trade, { supplier, buyer, stranger })
    trade.product = await addProduct(trade.server, trade.supplier, { mainQuantity: 1_000_000 })
    for (const who of [trade.supplier, trade.buyer]) {
      const payload = { name: who.name, email: who.email, photo: null }
      await trade.server.app.inject({ method: 'POST', url: '/users', headers: bearer(who), payload })
    }
  })
  afterAll(() => trade.server.close())
  return trade
}
