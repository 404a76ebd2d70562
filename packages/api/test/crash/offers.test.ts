// Offers while the server dies again and again: agreed to and bought once, at their terms, or not at all.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { inDays } from '../support/offers.ts'
import { makePlace, mortal, onPostgres } from '../support/place.ts'
import { bearer, type Person, person, purchaseOf } from '../support/server.ts'
import { drill } from '../support/stock.ts'

const kills = 6
const offers = onPostgres ? 120 : 60
const acts = 4

let folder: string
let seller: Person
let buyers: Person[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-offers-'))
  ;[seller, ...buyers] = (await Promise.all(Array.from({ length: 4 }, () => person()))) as [Person, ...Person[]]
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it(`${kills} times killed in the middle of ${offers} negotiations: each is agreed to and bought once, at its terms`, async () => {
  const place = await makePlace(folder)
  const db = await place.open()
  const { insertedId: product } = await addProduct(db, seller, { ...drill, mainQuantity: 100_000 })
  await db.close()

  const server = mortal(place, { kills, total: offers * acts })
  const waiting = Array.from({ length: offers }, (_, number) => number)
  let done = 0

  /** Until it is answered, under one key. */
  async function insist(who: Person, path: string, key: string, body: object, version?: number) {
    const headers = {
      ...bearer(who),
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    }
    for (;;) {
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await fetch(`${await server.url()}${path}`, request).catch(() => null)
      if (!answer) continue
      const offer = (await answer.json().catch(() => null)) as { _id?: string } | null
      if (!offer) continue
      if (answer.status >= 300) throw new Error(`${path} answered ${JSON.stringify(offer)}`)
      server.done(++done)
      return offer._id ?? ''
    }
  }

  async function negotiate(number: number) {
    const buyer = buyers[number % buyers.length] as Person
    const [quantity, price] = [1 + (number % 9), 30 + number / 100]
    const terms = { quantity, price, until: inDays(7) }
    const id = await insist(buyer, '/offers', `make-${number}`, { ...terms, price: 20, productId: product })
    await insist(seller, `/offers/${id}/counter`, `counter-${number}`, terms, 1)
    await insist(buyer, `/offers/${id}/accept`, `accept-${number}`, {}, 2)
    // Every third is agreed to and not bought.
    if (number % 3 === 0) return server.done(++done)
    await insist(buyer, '/cart', `buy-${number}`, { ...purchaseOf(product, quantity, buyer), offerId: id })
  }
  const live = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await negotiate(number)
  }
  await Promise.all(Array.from({ length: 6 }, live))
  await server.stop()
  expect(server.killed()).toBe(kills)

  const after = await place.open()
  const [counts] =
    await after.query(`SELECT count(*)::int AS offers, count(*) FILTER (WHERE state = 'bought')::int AS bought,
    count(*) FILTER (WHERE state = 'accepted')::int AS held, count(DISTINCT price)::int AS prices,
    (SELECT count(*) FROM cart_items AS c JOIN offers AS o ON o.id = c.offer_id
      WHERE (c.quantity, c.price) = (o.quantity, o.price))::int AS orders,
    (SELECT count(*) FROM cart_items)::int AS "allOrders",
    (SELECT count(*) FROM notices WHERE kind = 'offer_bought')::int AS notices FROM offers`)
  const bought = offers - Math.ceil(offers / 3)
  expect(counts).toEqual({
    offers,
    bought,
    held: offers - bought,
    prices: offers,
    orders: bought,
    allOrders: bought,
    notices: bought,
  })
  expect(await auditStock(after)).toEqual([])
  await after.close()
}, 900_000)
