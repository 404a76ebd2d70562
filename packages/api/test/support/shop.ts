import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { bearer, newProduct, type Person, person, purchaseOf, startServer, type TestServer } from './server.ts'

type Headers = Record<string, string>

export type Shop = {
  server: TestServer
  owner: Person
  get: (url: string, headers?: Headers) => Promise<LightMyRequestResponse>
  /** Buys as the owner. */
  buy: (productId: string, quantity: number, headers?: Headers) => Promise<LightMyRequestResponse>
  /** Edits as the owner. `more` has the differences from `newProduct`. */
  edit: (productId: string, more: object, headers?: Headers) => Promise<LightMyRequestResponse>
}

/** A server for all tests of a file, with one person who sells and buys. */
export function openShop(): Shop {
  const shop = {
    get: (url, headers = {}) => shop.server.app.inject({ url, headers }),
    buy: (productId, quantity, headers = {}) =>
      shop.server.app.inject({
        method: 'POST',
        url: '/cart',
        headers: { ...bearer(shop.owner), ...headers },
        payload: purchaseOf(productId, quantity, shop.owner),
      }),
    edit: (productId, more, headers = {}) => {
      const { price, ...payload } = newProduct(more)
      const to = { ...bearer(shop.owner), ...headers }
      return shop.server.app.inject({ method: 'PATCH', url: `/products/${productId}`, headers: to, payload })
    },
  } as Shop
  beforeAll(async () => {
    shop.server = await startServer()
    shop.owner = await person('Owner Begum')
  })
  afterAll(() => shop.server.close())
  return shop
}

/** The catalogue version that a writer sends with the next read. */
export const versionOf = ({ headers }: LightMyRequestResponse) => String(headers['catalogue-version'])
