import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct, changeProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { releaseLapsed, reserveStock } from '../../src/modules/inventory/reservation.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { eraseUser, findAccount } from '../../src/modules/users/erase.ts'
import { addUser } from '../../src/modules/users/user.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { once } from '../../src/platform/idempotency.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, drill, shelve, stockOf, supplier, tally } from '../support/stock.ts'

const minutes = { ttlSeconds: 300 }
const quota = { reservations: 1_000, orders: 1_000, units: 1_000_000 }

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 40 })
})
afterAll(async () => {
  expect(await auditStock(db)).toEqual([])
  await db.close()
})

/** A member with a profile, products, an edit, a reservation, an order, keys, and a pending email about a sale. */
async function member(name: string) {
  const who = buyer(name)
  const [held, bought] = [await shelve(db), await shelve(db)]
  await addUser(db, who, { name: 'Rahim Uddin', photo: null })
  const { insertedId: own } = await addProduct(db, who, drill)
  const { price: _, ...change } = drill
  await changeProduct(db, who, held, { ...change, name: 'Better Drill' }, { ownerOnly: false })
  await reserveStock(db, who, held, 30, { ...minutes, key: { key: 'hold', fingerprint: '' } })
  await reserveStock(db, who, bought, 5, minutes)
  await buy(db, who, bought, 20, { key: { key: 'buy', fingerprint: '' } })
  await buy(db, buyer(`customer of ${name}`), own, 20)
  return { who, held, bought, own }
}

/** Every row of every table that contains this word. */
async function rowsThatSay(word: string) {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    tables.map(({ name }) => db.query(`SELECT row FROM ${name} AS row WHERE strpos(row::text, $1) > 0`, [word])),
  )
  return found.flat()
}

it('leaves no row with the identity and returns every unit', async () => {
  const { who, held, bought, own } = await member('leaving')
  const neighbour = await member('staying')
  expect(await rowsThatSay(who.uid)).not.toEqual([])
  expect(await eraseUser(db, who.uid)).toEqual({ users: 1, cartItems: 1, reservations: 2, products: 1, entries: 2 })
  expect(await rowsThatSay(who.uid)).toEqual([])
  expect(await Promise.all([held, bought, own].map((product) => stockOf(db, product)))).toEqual([100, 100, 100])
  expect(await stockOf(db, neighbour.bought)).toBe(75)
  // Their account, their order and their email.
  expect(await rowsThatSay(neighbour.who.email)).toHaveLength(3)
  expect(await auditStock(db)).toEqual([])
})

it('deletes stored answers of others, which may name the account, but not the keys', async () => {
  const scope = {
    uid: 'their-supplier',
    operation: 'POST /orders/:id/accept',
    key: { key: 'k', fingerprint: 'f' },
  } as const
  const respond = async () => ({ status: 200, headers: {}, body: '{"buyer":"Somebody Named"}' })
  await once(db, scope, respond)
  expect(await rowsThatSay('Somebody Named')).toHaveLength(1)
  await eraseUser(db, 'somebody')
  expect(await rowsThatSay('Somebody Named')).toEqual([])
  expect(await once(db, scope, respond)).toEqual({ answer: {}, replayed: true })
})

it('leaves the events in the audit and in the ledger, without the person', async () => {
  const { who, held, own } = await member('remembered')
  await eraseUser(db, who.uid)
  const audit = await db.query(
    'SELECT uid, action, changes FROM product_audit WHERE product_id = ANY ($1) AND uid IS NULL ORDER BY id',
    [[held, own]],
  )
  expect(audit).toMatchObject([
    { uid: null, action: 'added' },
    { uid: null, action: 'changed', changes: { name: ['Cordless Drill', 'Better Drill'] } },
  ])
  const moves = await db.query(
    'SELECT kind, on_hand, reserved, uid FROM stock_movements WHERE product_id = $1 ORDER BY id',
    [held],
  )
  expect(moves).toEqual([
    { kind: 'supply', on_hand: 100, reserved: 0, uid: supplier.uid },
    { kind: 'hold', on_hand: -30, reserved: 30, uid: null },
    { kind: 'release', on_hand: 30, reserved: -30, uid: null },
  ])
})

it('finds an account by email in any case, or only by its cart, and asks if several accounts had the email', async () => {
  const { who } = await member('sought')
  expect(await findAccount(db, who.email.toUpperCase())).toBe(who.uid)
  await buy(db, buyer('unregistered'), await shelve(db), 1)
  expect(await findAccount(db, 'buyer-unregistered@example.com')).toBe('buyer-unregistered')
  expect(await findAccount(db, 'nobody@example.com')).toBeNull()
  expect(await findAccount(db, 'a-uid')).toBe('a-uid')
  await buy(db, { uid: 'another', email: who.email }, await shelve(db), 1)
  await expect(findAccount(db, who.email)).rejects.toThrow(/another, buyer-sought|buyer-sought, another/)
})

it('during purchases of the account and others, loses no unit and blocks nobody', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => shelve(db, { mainQuantity: 1_000 })))
  const who = buyer('hurried')
  async function purchase(by: typeof who, product: string) {
    await reserveStock(db, by, product, 2, { ...minutes, quota })
    await buy(db, by, product, 2, { quota })
  }
  const results = await Promise.allSettled([
    ...products.flatMap((product) => [purchase(who, product), purchase(buyer('calm'), product)]),
    ...[1, 2, 3].map(() => eraseUser(db, who.uid)),
    ...[1, 2, 3].map(() => releaseLapsed(db)),
    ...products.flatMap((product) => [purchase(who, product), purchase(buyer('calm'), product)]),
  ])
  expect(tally(results).refused).toEqual({})
  expect(await auditStock(db)).toEqual([])
  await eraseUser(db, who.uid)
  expect(await Promise.all(products.map((product) => stockOf(db, product)))).toEqual(products.map(() => 996))
})
