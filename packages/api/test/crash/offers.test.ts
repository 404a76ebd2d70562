// Kills the server repeatedly during negotiations: each offer is accepted and bought once, at its terms.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { startMortal, type Write } from '../support/crash.ts'
import { inDays } from '../support/offers.ts'
import { makePlace } from '../support/place.ts'
import { type Person, person, purchaseOf } from '../support/server.ts'
import { drill } from '../support/stock.ts'

const kills = 3
const offers = 48

let folder: string
let seller: Person
let buyers: Person[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-offers-'))
  ;[seller, ...buyers] = (await Promise.all(Array.from({ length: 4 }, () => person()))) as [Person, ...Person[]]
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it(`after ${kills} kills during ${offers} negotiations each offer is accepted and bought once, at its terms`, async () => {
  const place = await makePlace(folder)
  const db = await place.open()
  const { insertedId: product } = await addProduct(db, seller, { ...drill, mainQuantity: 100_000 })
  await db.close()

  const all = Array.from({ length: offers }, (_, number) => ({
    number,
    buyer: buyers[number % buyers.length] as Person,
    terms: { quantity: 1 + (number % 9), price: 30 + number / 100, until: inDays(7) },
    /** The others are accepted without a counter-offer, and bought. */
    isCountered: Math.floor(number / 3) % 2 === 0,
  }))
  const write = (who: Person, path: string, number: number, body: object, version?: number): Write => ({
    ...{ who, method: 'POST', path, key: `${path}-${number}`, body },
    ...(version !== undefined && { version }),
  })

  const server = await startMortal(place)
  const made = await server.killDuring(
    all.map(({ number, buyer, terms, isCountered }) =>
      write(buyer, '/offers', number, { ...terms, ...(isCountered && { price: 20 }), productId: product }),
    ),
  )
  const idOf = (number: number): string => made[number].id
  await server.killDuring(
    all.map(({ number, terms, isCountered }) =>
      isCountered
        ? write(seller, `/offers/${idOf(number)}/counter`, number, terms, 1)
        : write(seller, `/offers/${idOf(number)}/accept`, number, {}, 1),
    ),
  )
  await server.killDuring(
    all.map(({ number, buyer, terms, isCountered }) =>
      isCountered
        ? write(buyer, `/offers/${idOf(number)}/accept`, number, {}, 2)
        : write(buyer, '/cart', number, { ...purchaseOf(product, terms.quantity, buyer), offerId: idOf(number) }),
    ),
  )
  await server.stop()

  const after = await place.open()
  const [counts] =
    await after.query(`SELECT count(*)::int AS offers, count(*) FILTER (WHERE state = 'bought')::int AS bought,
    count(*) FILTER (WHERE state = 'accepted')::int AS held, count(DISTINCT price)::int AS prices,
    (SELECT count(*) FROM orders AS c JOIN offers AS o ON o.id = c.offer_id
      WHERE (c.quantity, c.price) = (o.quantity, o.price))::int AS orders,
    (SELECT count(*) FROM orders)::int AS "allOrders",
    (SELECT count(*) FROM notifications WHERE kind = 'offer_bought')::int AS notices FROM offers`)
  const bought = all.filter(({ isCountered }) => !isCountered).length
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
})
