import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open.ts'
import { auditStock } from '../../src/stores/ledger.ts'
import { freshUrl } from '../support/database.ts'
import { attempt, type Purchase } from '../support/load.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { type Person, person } from '../support/server.ts'
import { shelve } from '../support/stock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
const kills = 20
const total = 1_000
const shelves = 20
const stock = 100_000

let folder: string
let buyers: Person[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arot-kill-'))
  buyers = await Promise.all(Array.from({ length: 5 }, () => person()))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Place = { env: Record<string, string>; open: () => Promise<Database> }

/** An empty database that servers can be started on, and opened by the test while none runs (PGlite) or any time. */
async function makePlace(name: string): Promise<Place> {
  if (onPostgres) {
    const url = await freshUrl()
    return { env: { DATABASE_URL: url }, open: () => openDatabase({ url }) }
  }
  const data = join(folder, name)
  return { env: { DATA_DIR: data }, open: () => openDatabase({ folder: join(data, 'postgres') }) }
}

async function makePurchases({ open }: Place): Promise<Purchase[]> {
  const db = await open()
  await migrate(db)
  const products: string[] = []
  for (let place = 0; place < shelves; place += 1) products.push(await shelve(db, { mainQuantity: stock }))
  await db.close()
  return Array.from({ length: total }, (_, number) => ({
    number,
    product: products[number % shelves] ?? '',
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
  expect(left?.units).toBe(shelves * stock - bought)
  await db.close()
}

describe('kill -9 in the middle of 1,000 purchases', () => {
  it('20 times: every answered purchase is there, none twice, none half done', async () => {
    const place = await makePlace('one')
    const purchases = await makePurchases(place)
    let server: Promise<ServerProcess> = startProcess(place.env)
    let killed = 0
    const replace = async (dying: ServerProcess) => {
      await dying.kill()
      return startProcess(place.env)
    }
    await makeAll(
      purchases,
      async () => (await server).url,
      (done) => {
        if (done < ((killed + 1) * total) / (kills + 1) || killed === kills) return
        killed += 1
        server = server.then(replace)
      },
    )
    await (await server).stop()
    expect(killed).toBe(kills)
    await expectAllThere(purchases, place)
  }, 900_000)

  it.runIf(onPostgres)(
    'with two replicas on one database, dying in turn: the same',
    async () => {
      const place = await makePlace('two')
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
