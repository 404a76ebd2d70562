// Kills the server repeatedly during acts on orders: each act is done once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderAct, OrderState } from '@arot/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { startMortal, type Write } from '../support/crash.ts'
import { makePlace } from '../support/place.ts'
import { type Person, person } from '../support/server.ts'
import { drill } from '../support/stock.ts'
import { payloadOfAct } from '../support/trade.ts'

/** One kill during the first act of all orders, one during the second, one during the third. */
const kills = 3
const orders = 60
const stock = 10_000

/** The acts on an order, with its final state and notifications. */
const lives: { acts: OrderAct[]; state: OrderState; notified: string[] }[] = [
  { acts: ['accept', 'ship', 'receive'], state: 'received', notified: ['accepted', 'shipped', 'received'] },
  { acts: ['decline'], state: 'declined', notified: ['declined'] },
  { acts: ['cancel'], state: 'cancelled', notified: ['cancelled'] },
  { acts: ['accept', 'cancel'], state: 'cancelled', notified: ['accepted', 'cancelled'] },
  { acts: ['accept', 'ship'], state: 'shipped', notified: ['accepted', 'shipped'] },
]
const lifeOf = (place: number) => lives[place % lives.length] as (typeof lives)[number]

let folder: string
let seller: Person
let buyers: Person[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-orders-'))
  ;[seller, ...buyers] = (await Promise.all(Array.from({ length: 4 }, () => person()))) as [Person, ...Person[]]
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Order = { id: string; buyer: Person; life: (typeof lives)[number] }

function writeOf({ id, buyer }: Order, act: OrderAct): Write {
  const who = act === 'receive' || act === 'cancel' ? buyer : seller
  const key = `${act}-${id}`
  if (act === 'cancel') return { who, key, method: 'DELETE', path: `/cart/${id}` }
  return { who, key, method: 'POST', path: `/orders/${id}/${act}`, body: payloadOfAct(act) }
}

it(`after ${kills} kills during acts on ${orders} orders each order has its last acknowledged state, notifies once and moves its units once`, async () => {
  const place = await makePlace(folder)
  const db = await place.open()
  const { insertedId: product } = await addProduct(db, seller, { ...drill, mainQuantity: stock })
  const all: Order[] = []
  for (let number = 0; number < orders; number += 1) {
    const buyer = buyers[number % buyers.length] as Person
    all.push({ id: (await buy(db, buyer, product, 1 + (number % 7))).insertedId, buyer, life: lifeOf(number) })
  }
  await db.close()

  const server = await startMortal(place)
  for (let round = 0; round < kills; round += 1) {
    await server.killDuring(
      all.flatMap((order) => {
        const act = order.life.acts[round]
        return act ? [writeOf(order, act)] : []
      }),
    )
  }
  await server.stop()

  const after = await place.open()
  const states = await after.query<{ id: string; state: OrderState }>('SELECT id, state FROM orders')
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map(all.map(({ id, life }) => [id, life.state])),
  )
  expect(await auditStock(after)).toEqual([])
  const [left] = await after.query<{ units: number }>('SELECT main_quantity AS units FROM products')
  const [bought] = await after.query<{ units: number }>(
    "SELECT sum(quantity)::bigint AS units FROM orders WHERE state NOT IN ('declined', 'cancelled')",
  )
  expect(left?.units).toBe(stock - (bought?.units ?? 0))
  const notices = await after.query<{ entry: string }>(
    "SELECT subject->>'orderId' || ' ' || kind AS entry FROM notifications WHERE kind <> 'order_placed'",
  )
  expect(notices.map(({ entry }) => entry).sort()).toEqual(
    all.flatMap(({ id, life }) => life.notified.map((kind) => `${id} order_${kind}`)).sort(),
  )
  await after.close()
})
