// Simultaneous acts on an order: one wins, and units move once.
import type { OrderMove } from '@arot/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addProduct } from '../../src/modules/catalog/product.store.ts'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { reserveStock } from '../../src/modules/inventory/reservation.store.ts'
import { declineUnanswered } from '../../src/modules/orders/auto-decline.ts'
import { findOrder } from '../../src/modules/orders/order.list.ts'
import { act, removeFromCart } from '../../src/modules/orders/order.store.ts'
import { buy, listCart } from '../../src/modules/orders/purchase.store.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import {
  beforeCommit,
  buyer,
  crashing,
  drill,
  shelve,
  stockOf,
  supplier,
  tally,
  waitForBlocked,
} from '../support/stock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 40 })
})
afterEach(async () => {
  expect(await auditStock(db)).toEqual([])
})
afterAll(() => db.close())

type Act = OrderMove
/** The embedded database has one connection and runs acts in order, so both orders of two acts are enough. */
const rounds = Array.from({ length: onPostgres ? 50 : 2 }, (_, round) => round)
const fifty = Array.from({ length: 50 }, (_, place) => place)
const eventsOf = async (order: string) => (await findOrder(db, supplier, order)).events.map(({ state }) => state)

async function placeOrder(name: string, product?: string) {
  const productId = product ?? (await shelve(db))
  const { insertedId } = await buy(db, buyer(name), productId, 10)
  const does = (what: Act) => act(db, supplier, insertedId, { act: what, note: 'So it is.' })
  return { order: insertedId, productId: productId, does, cancels: () => removeFromCart(db, buyer(name), insertedId) }
}

describe('two simultaneous acts', () => {
  it.each(rounds)('accepting and cancelling in either order return the units once (%i)', async (round) => {
    const { order, productId, does, cancels } = await placeOrder(`a${round}`)
    const results = await Promise.allSettled(round % 2 ? [does('accept'), cancels()] : [cancels(), does('accept')])
    expect(results.map(({ status }) => status).sort()).toContain('fulfilled')
    expect(tally(results).refused).toEqual(
      results.some(({ status }) => status === 'rejected') ? { wrong_state: 1 } : {},
    )
    // An accepted order may still be cancelled, a cancelled one not accepted.
    expect((await eventsOf(order)).at(-1)).toBe('cancelled')
    expect(await stockOf(db, productId)).toBe(100)
  })

  it.each(rounds)('shipping and removing have one winner, and the other is refused (%i)', async (round) => {
    const { order, productId, does, cancels } = await placeOrder(`s${round}`)
    await does('accept')
    const results = await Promise.allSettled(round % 2 ? [does('ship'), cancels()] : [cancels(), does('ship')])
    const { succeeded, refused } = tally(results)
    const isShipped = (await eventsOf(order)).at(-1) === 'shipped'
    expect({ succeeded, refused }).toEqual({
      succeeded: 1,
      refused: isShipped ? { already_shipped: 1 } : { wrong_state: 1 },
    })
    expect(await eventsOf(order)).toEqual(['placed', 'accepted', isShipped ? 'shipped' : 'cancelled'])
    expect(await stockOf(db, productId)).toBe(isShipped ? 90 : 100)
  })

  it.each(['accept', 'decline'] as const)('fifty simultaneous acts to %s have one winner', async (what) => {
    const { order, productId, does } = await placeOrder(`fifty-${what}`)
    const results = await Promise.allSettled(fifty.map(() => does(what)))
    expect(tally(results)).toEqual({ succeeded: 1, refused: { wrong_state: 49 } })
    expect(await eventsOf(order)).toEqual(['placed', what === 'accept' ? 'accepted' : 'declined'])
    expect(await stockOf(db, productId)).toBe(what === 'accept' ? 90 : 100)
  })

  it('all acts at once on many orders of few products succeed or are refused, without deadlock', async () => {
    const productIds = await Promise.all([shelve(db), shelve(db)])
    const orders = await Promise.all(fifty.slice(0, 16).map((n) => placeOrder(`e${n}`, productIds[n % 2])))
    const results = await Promise.allSettled(
      orders.flatMap(({ does, cancels }, n) => [
        does('accept'),
        does('decline'),
        does('ship'),
        cancels(),
        placeOrder(`m${n}`, productIds[1 - (n % 2)]),
        declineUnanswered(db, 14),
      ]),
    )
    for (const result of results) if (result.status === 'rejected') expect(result.reason.name).toBe('ApiProblem')
  })
})

it('an act that fails before its commit moves nothing', async () => {
  const { order, productId } = await placeOrder('lost')
  const dying = crashing(db)
  await expect(act(dying, supplier, order, { act: 'decline', note: 'No.' })).rejects.toThrow('crashed')
  await expect(removeFromCart(dying, buyer('lost'), order)).rejects.toThrow('crashed')
  expect(await eventsOf(order)).toEqual(['placed'])
  expect(await stockOf(db, productId)).toBe(90)
})

describe('an order that its supplier does not answer', () => {
  const daysAgo = (days: number, order: string) =>
    db.query('UPDATE orders SET buy_date = now() - make_interval(days => $1) WHERE id = $2', [days, order])
  const ordersSince = (days: number) =>
    db.query("UPDATE migrations SET applied_at = now() - make_interval(days => $1) WHERE name = '0008_orders.sql'", [
      days,
    ])

  it('is declined automatically after its days and returns its units, and no other order is', async () => {
    await ordersSince(100)
    const [late, early, accepted] = [await placeOrder('late'), await placeOrder('early'), await placeOrder('answered')]
    await accepted.does('accept')
    await Promise.all([daysAgo(15, late.order), daysAgo(13, early.order), daysAgo(15, accepted.order)])
    expect(await declineUnanswered(db, 0)).toBe(0)
    expect(await declineUnanswered(db, 14)).toBe(1)
    expect((await findOrder(db, buyer('late'), late.order)).events).toMatchObject([
      { state: 'placed' },
      { state: 'declined', by: 'system' },
    ])
    expect(await listCart(db, 'buyer-late')).toEqual([])
    expect(await Promise.all([late, early, accepted].map(({ productId }) => stockOf(db, productId)))).toEqual([
      100, 90, 90,
    ])
  })

  it('waits at most since orders exist, however long ago it was bought', async () => {
    const { order } = await placeOrder('older')
    await daysAgo(400, order)
    await ordersSince(13)
    expect(await declineUnanswered(db, 14)).toBe(0)
    await ordersSince(15)
    expect(await declineUnanswered(db, 14)).toBe(1)
  })

  it('is declined once by all replicas together, in batches, and not if it has no supplier', async () => {
    await ordersSince(100)
    const productId = await shelve(db, { mainQuantity: 2_000 })
    const nobodys = await placeOrder('nobodys')
    await db.query('UPDATE orders SET supplier_uid = NULL WHERE id = $1', [nobodys.order])
    // A hundred at a time: more would exceed the waiting time for a connection on a busy machine.
    for (let wave = 0; wave < 6; wave++) {
      await Promise.all(Array.from({ length: 100 }, (_, n) => buy(db, buyer(`r${n % 20}`), productId, 1)))
    }
    await db.query("UPDATE orders SET buy_date = now() - interval '20 days' WHERE state = 'placed'")
    const declined = await Promise.all([1, 2, 3, 4].map(() => declineUnanswered(db, 14)))
    const [left] = await db.query("SELECT count(*) FROM orders WHERE state = 'placed' AND product_id = $1", [productId])
    expect(left?.count).toBe(0)
    expect(declined.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(600)
    expect(await stockOf(db, productId)).toBe(2_000)
    expect(await eventsOf(nobodys.order).catch(() => 'not the supplier’s')).toBe('not the supplier’s')
    expect(await listCart(db, 'buyer-nobodys')).toHaveLength(1)
  })
})

describe('erasing an account', () => {
  it('cancels the buyer’s unshipped orders, leaves shipped ones to the supplier, and removes the identity', async () => {
    const [open, sent, done] = [await placeOrder('gone'), await placeOrder('gone'), await placeOrder('gone')]
    await sent.does('accept')
    await act(db, supplier, sent.order, { act: 'ship', note: 'To Rahim.', carrier: 'Padma', trackingCode: 'PF-1' })
    await done.does('decline')
    expect(await eraseUser(db, 'buyer-gone')).toMatchObject({ cartItems: 1 })
    const orders = await Promise.all([open, sent, done].map(({ order }) => findOrder(db, supplier, order)))
    expect(orders.map(({ state, buyer }) => [state, buyer])).toEqual([
      ['cancelled', undefined],
      ['shipped', undefined],
      ['declined', undefined],
    ])
    expect(orders[0]?.events.at(-1)?.by).toBe('system')
    expect(JSON.stringify(orders)).not.toMatch(/Rahim|Padma|PF-1|So it is|buyer-gone/)
    expect(await Promise.all([open, sent, done].map(({ productId }) => stockOf(db, productId)))).toEqual([100, 90, 100])
  })

  it('declines the supplier’s unanswered orders; the buyer still has accepted and shipped ones', async () => {
    const seller = buyer('seller')
    const [open, promised] = [await placeOrder('asking'), await placeOrder('asking')]
    for (const { order } of [open, promised])
      await db.query('UPDATE orders SET supplier_uid = $2 WHERE id = $1', [order, seller.uid])
    await act(db, seller, promised.order, { act: 'accept', note: 'From me.' })
    await eraseUser(db, seller.uid)
    const orders = await Promise.all([open, promised].map(({ order }) => findOrder(db, buyer('asking'), order)))
    expect(orders.map(({ state, supplier }) => [state, supplier])).toEqual([
      ['declined', undefined],
      ['accepted', undefined],
    ])
    expect(JSON.stringify(orders)).not.toContain('From me')
    expect(await stockOf(db, open.productId)).toBe(100)
  })

  it.runIf(onPostgres)(
    'waits for a purchase from a reservation, so that the order does not name the supplier afterwards',
    async () => {
      const seller = buyer('vanishing')
      const productId = await shelve(db)
      await db.query('UPDATE products SET owner_uid = $2 WHERE id = $1', [productId, seller.uid])
      await reserveStock(db, buyer('claiming'), productId, 10, { ttlSeconds: 300 })
      const erased: Promise<unknown>[] = []
      const midway = beforeCommit(
        db,
        () => {
          erased.push(eraseUser(db, seller.uid))
          return waitForBlocked(db)
        },
        'purchase-of-reservation',
      )
      const { insertedId } = await buy(midway, buyer('claiming'), productId, 10)
      await Promise.all(erased)
      expect(await findOrder(db, buyer('claiming'), insertedId)).not.toHaveProperty('supplier')
    },
  )

  it.runIf(onPostgres).each(['supplier', 'buyer'] as const)(
    'ends an order whose %s is erased during the purchase, and returns its units',
    async (party) => {
      const parties = { supplier: buyer(`parting-${party}`), buyer: buyer(`late-${party}`) }
      const { insertedId: productId } = await addProduct(db, parties.supplier, drill)
      const erased: Promise<unknown>[] = []
      const midway = beforeCommit(
        db,
        () => {
          erased.push(eraseUser(db, parties[party].uid))
          return waitForBlocked(db)
        },
        'purchase',
      )
      const quota = { reservations: 10, orders: 10, units: 1000 }
      const { insertedId } = await buy(midway, parties.buyer, productId, 10, { quota })
      await Promise.all(erased)
      const [left] = await db.query('SELECT state, uid, supplier_uid FROM orders WHERE id = $1', [insertedId])
      expect(left).toEqual(
        party === 'buyer'
          ? { state: 'cancelled', uid: null, supplier_uid: parties.supplier.uid }
          : { state: 'declined', uid: parties.buyer.uid, supplier_uid: null },
      )
      expect(await stockOf(db, productId)).toBe(100)
    },
  )

  it.runIf(onPostgres)('of two trading parties at once causes no deadlock', async () => {
    const first = await placeOrder('other')
    const second = await placeOrder('one')
    await db.query("UPDATE orders SET supplier_uid = 'buyer-one' WHERE id = $1", [first.order])
    await db.query("UPDATE orders SET supplier_uid = 'buyer-other' WHERE id = $1", [second.order])
    const erased: Promise<unknown>[] = []
    await db.transaction(async (keeper) => {
      await keeper.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [first.order])
      for (const who of ['buyer-other', 'buyer-one']) {
        erased.push(eraseUser(db, who))
        await waitForBlocked(db, erased.length)
      }
    })
    await Promise.all(erased)
    const left = await db.query("SELECT FROM orders WHERE supplier_uid IN ('buyer-one', 'buyer-other')")
    expect(left).toEqual([])
  })
})
