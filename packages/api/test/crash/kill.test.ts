import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { startMortal, type Write } from '../support/crash.ts'
import { makePlace, onPostgres, type Place } from '../support/place.ts'
import { type Person, person, purchaseOf } from '../support/server.ts'
import { shelve } from '../support/stock.ts'

/** One kill during the reservations, one while they are bought, one during purchases from stock. */
const kills = 3
const half = 60
const productCount = 20
const stock = 100_000

let folder: string
let buyers: Person[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-kill-'))
  buyers = await Promise.all(Array.from({ length: 5 }, () => person()))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Purchase = { key: string; product: string; buyer: Person; units: number }

async function makePurchases({ open }: Place) {
  const db = await open()
  const products: string[] = []
  for (let place = 0; place < productCount; place += 1) products.push(await shelve(db, { mainQuantity: stock }))
  await db.close()
  const all = Array.from({ length: 2 * half }, (_, number) => ({
    key: `${number}`,
    product: products[number % productCount] ?? '',
    buyer: buyers[number % buyers.length] as Person,
    units: 1 + (number % 5),
  }))
  return { reserved: all.slice(0, half), fromStock: all.slice(half) }
}

const reservation = ({ key, product, buyer, units }: Purchase): Write => ({
  ...{ who: buyer, method: 'PATCH', path: `/products/${product}/quantity`, key },
  body: { $inc: { mainQuantity: -units } },
})
const purchase = ({ key, product, buyer, units }: Purchase): Write => ({
  ...{ who: buyer, method: 'POST', path: '/cart', key },
  body: purchaseOf(product, units, buyer),
})

async function killAndCompare(place: Place, replicas: number) {
  const { reserved, fromStock } = await makePurchases(place)
  const server = await startMortal(place, { replicas })
  await server.killDuring(reserved.map(reservation))
  const answers = await server.killDuring(reserved.map(purchase))
  answers.push(...(await server.killDuring(fromStock.map(purchase))))
  await server.stop()

  const purchases = [...reserved, ...fromStock]
  const db = await place.open()
  const items = await db.query<{ id: string; quantity: number }>('SELECT id, quantity FROM orders')
  expect(new Map(items.map(({ id, quantity }) => [id, quantity]))).toEqual(
    new Map(purchases.map(({ units }, at) => [answers[at].insertedId, units])),
  )
  expect(await db.query('SELECT id FROM reservations')).toEqual([])
  expect(await auditStock(db)).toEqual([])
  const bought = purchases.reduce((sum, { units }) => sum + units, 0)
  const [left] = await db.query('SELECT sum(main_quantity)::bigint AS units FROM products')
  expect(left?.units).toBe(productCount * stock - bought)
  await db.close()
}

describe(`kill -9 in the middle of ${2 * half} purchases`, () => {
  it(`${kills} times: every answered purchase is stored once and complete`, async () => {
    await killAndCompare(await makePlace(join(folder, 'one')), 1)
  })

  it.runIf(onPostgres)('with two replicas on one database that are killed in turn, too', async () => {
    await killAndCompare(await makePlace(join(folder, 'two')), 2)
  })
})
