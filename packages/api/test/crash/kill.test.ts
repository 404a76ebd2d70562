import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { attempt, type Purchase } from '../support/load.ts'
import { makePlace, mortal, onPostgres, type Place } from '../support/place.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { type Person, person } from '../support/server.ts'
import { shelve } from '../support/stock.ts'

/** The embedded database dies with its process; a native one does not, and the two replicas below are killed too. */
const kills = onPostgres ? 6 : 20
const total = 1_000
const productCount = 20
const stock = 100_000

let folder: string
let buyers: Person[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-kill-'))
  buyers = await Promise.all(Array.from({ length: 5 }, () => person()))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function makePurchases({ open }: Place): Promise<Purchase[]> {
  const db = await open()
  const products: string[] = []
  for (let place = 0; place < productCount; place += 1) products.push(await shelve(db, { mainQuantity: stock }))
  await db.close()
  return Array.from({ length: total }, (_, number) => ({
    number,
    product: products[number % productCount] ?? '',
    buyer: buyers[number % buyers.length] as Person,
    units: 1 + (number % 5),
  }))
}

/**
 * Makes every purchase, eight at a time, going back to those whose server died until each is answered. `onDone` is told
 * after each; `next` gives the server to send to.
 */
async function makeAll(purchases: Purchase[], next: () => Promise<string>, onDone: (done: number) => void) {
  const waiting = [...purchases]
  let done = 0
  const work = async () => {
    for (let purchase = waiting.shift(); purchase; purchase = waiting.shift()) {
      if (await attempt(await next(), purchase)) onDone(++done)
      else waiting.unshift(purchase)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

/** Each purchase answered is there once, with its units; nothing else is; the equation holds. */
async function expectAllThere(purchases: Purchase[], { open }: Place) {
  const db = await open()
  const items = await db.query<{ id: string; quantity: number }>('SELECT id, quantity FROM cart_items')
  expect(new Map(items.map(({ id, quantity }) => [id, quantity]))).toEqual(
    new Map(purchases.map(({ insertedId, units }) => [insertedId, units])),
  )
  expect(await db.query('SELECT id FROM holds')).toEqual([])
  expect(await auditStock(db)).toEqual([])
  const bought = purchases.reduce((sum, { units }) => sum + units, 0)
  const [left] = await db.query('SELECT sum(main_quantity)::bigint AS units FROM products')
  expect(left?.units).toBe(productCount * stock - bought)
  await db.close()
}

describe('kill -9 in the middle of 1,000 purchases', () => {
  it(`${kills} times: every answered purchase is there, none twice, none half done`, async () => {
    const place = await makePlace(join(folder, 'one'))
    const purchases = await makePurchases(place)
    const server = mortal(place, { kills, total })
    await makeAll(purchases, server.url, server.done)
    await server.stop()
    expect(server.killed()).toBe(kills)
    await expectAllThere(purchases, place)
  }, 900_000)

  it.runIf(onPostgres)(
    'with two replicas on one database, dying in turn: the same',
    async () => {
      const place = await makePlace(join(folder, 'two'))
      const purchases = await makePurchases(place)
      const replicas = [startProcess(place.env), startProcess(place.env)]
      let turn = 0
      let killed = 0
      await makeAll(
        purchases,
        async () => {
          turn += 1
          return (await (replicas[turn % 2] as Promise<ServerProcess>)).url
        },
        (done) => {
          if (done < ((killed + 1) * total) / 7 || killed === 6) return
          const which = killed % 2
          killed += 1
          replicas[which] = (replicas[which] as Promise<ServerProcess>).then(async (dying) => {
            await dying.kill()
            return startProcess(place.env)
          })
        },
      )
      await Promise.all(replicas.map(async (replica) => (await replica).stop()))
      expect(killed).toBe(6)
      await expectAllThere(purchases, place)
    },
    300_000,
  )
})
