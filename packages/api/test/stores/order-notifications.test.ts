// Notifications of order events: the other party gets one for each, and only if the event is committed.
import type { NotificationKind, OrderMove } from '@arot/contract'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { reserveStock } from '../../src/modules/inventory/reservation.store.ts'
import { listNotifications, notificationChannel } from '../../src/modules/notifications/notification.store.ts'
import { declineUnanswered } from '../../src/modules/orders/auto-decline.ts'
import { findOrder } from '../../src/modules/orders/order.list.ts'
import { act, removeFromCart } from '../../src/modules/orders/order.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import { eraseUser } from '../../src/modules/users/erase.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, crashing, shelve, supplier } from '../support/stock.ts'

let db: Database
const payloads: { uid: string; id?: string }[] = []
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 10 })
  await db.query("INSERT INTO users (uid, email, name) VALUES ($1, 'supplier@arot.example', 'Padma Mill')", [
    supplier.uid,
  ])
  await db.listen(notificationChannel, (payload) => void payloads.push(JSON.parse(payload)))
})
afterAll(() => db.close())

type Act = OrderMove

async function placeOrder(name: string, { holds = false } = {}) {
  const who = buyer(name)
  await db.query('INSERT INTO users (uid, email, name) VALUES ($1, $2, $3)', [who.uid, who.email, `Shop ${name}`])
  const product = await shelve(db)
  if (holds) await reserveStock(db, who, product, 10, { ttlSeconds: 600 })
  const { insertedId } = await buy(db, who, product, 10)
  const does = (what: Act) => act(db, supplier, insertedId, { act: what, note: 'So it is.' })
  return {
    who,
    product: product,
    order: insertedId,
    does,
    receives: () => act(db, who, insertedId, { act: 'receive' }),
  }
}

/** The notifications of an account about an order, oldest first. */
async function notificationsOf(uid: string, order: string) {
  const notifications = await listNotifications(db, uid, undefined)
  return notifications
    .filter(({ subject }) => subject.orderId === order)
    .map(({ kind, quantity, sender_name, subject }) => ({
      kind,
      quantity,
      by: sender_name,
      productId: subject.productId,
    }))
    .reverse()
}

const kinds = async (uid: string, order: string) => (await notificationsOf(uid, order)).map(({ kind }) => kind)

const reasons = async (uid: string) => (await listNotifications(db, uid, undefined)).map(({ note }) => note)

/** The emails of an account about an order. */
const emailsOf = async (uid: string, order: string) => {
  const rows = await db.query<{ kind: NotificationKind }>(
    `SELECT kind FROM email_outbox JOIN notifications ON notifications.id = notification_id
      WHERE email_outbox.uid = $1 AND subject ->> 'orderId' = $2 ORDER BY ord`,
    [uid, order],
  )
  return rows.map(({ kind }) => kind)
}

it.each([false, true])('tells each party what the other did, in order (from a reservation: %s)', async (holds) => {
  const { who, product, order, does, receives } = await placeOrder(holds ? 'held' : 'taken', { holds })
  await does('accept')
  await does('ship')
  await receives()
  const facts = { quantity: 10, productId: product }
  const buyerName = holds ? 'Shop held' : 'Shop taken'
  expect(await notificationsOf(supplier.uid, order)).toEqual([
    { kind: 'order_placed', by: buyerName, ...facts },
    { kind: 'order_received', by: buyerName, ...facts },
  ])
  expect(await notificationsOf(who.uid, order)).toEqual([
    { kind: 'order_accepted', by: 'Padma Mill', ...facts },
    { kind: 'order_shipped', by: 'Padma Mill', ...facts },
  ])
  expect(await emailsOf(supplier.uid, order)).toEqual(['order_placed', 'order_received'])
  expect(await reasons(who.uid)).toEqual([null, null])
  expect(await emailsOf(who.uid, order)).toEqual(['order_accepted', 'order_shipped'])
})

it('names a supplier as on their page, and nobody without a name', async () => {
  const { who, order, does, receives } = await placeOrder('nameless')
  await db.query("UPDATE users SET name = '' WHERE uid = $1", [who.uid])
  await db.query("UPDATE suppliers SET name = 'Padma Mill & Sons' WHERE uid = $1", [supplier.uid])
  onTestFinished(async () => void (await db.query("UPDATE suppliers SET name = '' WHERE uid = $1", [supplier.uid])))
  await does('accept')
  await does('ship')
  await receives()
  expect((await notificationsOf(who.uid, order)).map(({ by }) => by)).toEqual(Array(2).fill('Padma Mill & Sons'))
  expect((await notificationsOf(supplier.uid, order)).map(({ by }) => by)).toEqual(['Shop nameless', null])
  expect(await findOrder(db, who, order)).toMatchObject({ supplier: { name: 'Padma Mill & Sons' } })
})

it('notifies of an end: declined, cancelled, or unanswered', async () => {
  const declined = await placeOrder('declined')
  await declined.does('decline')
  expect(await kinds(declined.who.uid, declined.order)).toEqual(['order_declined'])
  expect(await reasons(declined.who.uid)).toEqual(['So it is.'])
  const cancelled = await placeOrder('cancelled')
  await removeFromCart(db, cancelled.who, cancelled.order)
  expect(await kinds(supplier.uid, cancelled.order)).toEqual(['order_placed', 'order_cancelled'])
  const left = await placeOrder('left')
  await db.query("UPDATE migrations SET applied_at = applied_at - interval '60 days'")
  await db.query("UPDATE orders SET buy_date = buy_date - interval '30 days' WHERE id = $1", [left.order])
  await declineUnanswered(db, 14)
  expect(await kinds(left.who.uid, left.order)).toEqual(['order_declined'])
  expect(await reasons(left.who.uid)).toEqual([null])
})

it('notifies nobody of an order to oneself, of a product without a supplier, or of a failed act', async () => {
  const own = await shelve(db)
  const { insertedId: toOneself } = await buy(db, supplier, own, 10)
  expect(await kinds(supplier.uid, toOneself)).toEqual([])
  const nobodys = await shelve(db)
  await db.query('UPDATE products SET owner_uid = NULL WHERE id = $1', [nobodys])
  const { insertedId: ofNobody } = await buy(db, buyer('n'), nobodys, 10)
  expect(await db.query("SELECT FROM notifications WHERE subject ->> 'orderId' = $1", [ofNobody])).toEqual([])
  const before = await db.query('SELECT FROM notifications')
  await expect(buy(db, buyer('p'), await shelve(db), 10, { price: 0.01 })).rejects.toMatchObject({
    code: 'price_changed',
  })
  await expect(buy(crashing(db), buyer('c'), await shelve(db), 10)).rejects.toThrow()
  expect(await db.query('SELECT FROM notifications')).toHaveLength(before.length)
})

it('delivers each notification to streams once it is committed', async () => {
  const { who, order, does } = await placeOrder('heard')
  await does('accept')
  const ids = async (uid: string) =>
    (await listNotifications(db, uid, undefined)).filter(({ subject }) => subject.orderId === order).map(({ id }) => id)
  const expected = [...(await ids(supplier.uid)), ...(await ids(who.uid))]
  await expect.poll(() => payloads.map(({ id }) => id)).toEqual(expect.arrayContaining(expected))
  expect(new Set(payloads.map(({ id }) => id)).size).toBe(payloads.length)
})

it('deletes an erased buyer’s name in the supplier’s notifications, and notifies of what ends with the account', async () => {
  const { who, order } = await placeOrder('gone')
  await eraseUser(db, who.uid)
  expect(await notificationsOf(supplier.uid, order)).toMatchObject([
    { kind: 'order_placed', by: null },
    { kind: 'order_cancelled', by: null },
  ])
})
