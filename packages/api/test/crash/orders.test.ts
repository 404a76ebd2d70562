// The life of orders while the server dies again and again: each act is done once, or not at all.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderAct, OrderState } from '@arot/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { makePlace, mortal } from '../support/place.ts'
import { bearer, type Person, person } from '../support/server.ts'
import { drill } from '../support/stock.ts'
import { payloadOfAct } from '../support/trade.ts'

const kills = 10
const orders = 200
const stock = 10_000

/** How orders go, and what is left of each. */
const lives: { acts: OrderAct[]; state: OrderState; notified: string[] }[] = [
  { acts: ['accept', 'ship', 'receive'], state: 'received', notified: ['accepted', 'shipped', 'received'] },
  { acts: ['decline'], state: 'declined', notified: ['declined'] },
  { acts: ['cancel'], state: 'cancelled', notified: ['cancelled'] },
  { acts: ['accept', 'cancel'], state: 'cancelled', notified: ['accepted', 'cancelled'] },
  { acts: ['accept', 'ship'], state: 'shipped', notified: ['accepted', 'shipped'] },
]
const lifeOf = (place: number) => lives[place % lives.length] as (typeof lives)[number]
const total = Array.from({ length: orders }, (_, place) => lifeOf(place).acts.length).reduce(
  (sum, acts) => sum + acts,
  0,
)

let folder: string
let seller: Person
let buyers: Person[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-orders-'))
  ;[seller, ...buyers] = (await Promise.all(Array.from({ length: 4 }, () => person()))) as [Person, ...Person[]]
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Order = { id: string; buyer: Person; life: (typeof lives)[number] }

it(`${kills} times killed in the middle of ${total} acts: each order ends as its parties had it, told of once, its units once`, async () => {
  const place = await makePlace(folder)
  const db = await place.open()
  const { insertedId: product } = await addProduct(db, seller, { ...drill, mainQuantity: stock })
  const all: Order[] = []
  for (let number = 0; number < orders; number += 1) {
    const buyer = buyers[number % buyers.length] as Person
    all.push({ id: (await buy(db, buyer, product, 1 + (number % 7))).insertedId, buyer, life: lifeOf(number) })
  }
  await db.close()

  const server = mortal(place, { kills, total })
  let done = 0
  const waiting = [...all]
  const live = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      for (const act of order.life.acts) {
        await insist(server.url, order, act)
        server.done(++done)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, live))
  await server.stop()
  expect(server.killed()).toBe(kills)

  const after = await place.open()
  const states = await after.query<{ id: string; state: OrderState }>('SELECT id, state FROM cart_items')
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map(all.map(({ id, life }) => [id, life.state])),
  )
  expect(await auditStock(after)).toEqual([])
  const [left] = await after.query<{ units: number }>('SELECT main_quantity AS units FROM products')
  const [bought] = await after.query<{ units: number }>(
    "SELECT sum(quantity)::bigint AS units FROM cart_items WHERE state NOT IN ('declined', 'cancelled')",
  )
  expect(left?.units).toBe(stock - (bought?.units ?? 0))
  const notices = await after.query<{ entry: string }>(
    "SELECT subject->>'orderId' || ' ' || kind AS entry FROM notices WHERE kind <> 'order_placed'",
  )
  expect(notices.map(({ entry }) => entry).sort()).toEqual(
    all.flatMap(({ id, life }) => life.notified.map((kind) => `${id} order_${kind}`)).sort(),
  )
  await after.close()
}, 900_000)

/** Until it is answered. A cancelled order is no longer in the cart: whose first answer was lost is told so. */
async function insist(url: () => Promise<string>, { id, buyer }: Order, act: OrderAct) {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(await url(), id, act === 'receive' || act === 'cancel' ? buyer : seller, act)
    if (answer === null) continue
    if (answer.status === 200 || (act === 'cancel' && tries > 1 && answer.status === 404)) return
    throw new Error(`${act} answered ${answer.status} ${await answer.text()}`)
  }
}

/** Null where the server died before it answered. */
async function send(url: string, id: string, who: Person, act: OrderAct) {
  const headers = { ...bearer(who), 'idempotency-key': `${act}-${id}` }
  const pending =
    act === 'cancel'
      ? fetch(`${url}/cart/${id}`, { method: 'DELETE', headers })
      : fetch(`${url}/orders/${id}/${act}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(payloadOfAct(act)),
        })
  return pending.catch(() => null)
}
