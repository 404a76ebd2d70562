// One account cannot flood another's notifications, and hides nothing that needs an act.
import type { NotificationKind } from '@arot/contract'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createNotificationFeeds, type FeedUpdate } from '../../src/modules/notifications/live-feed.ts'
import {
  countUnread,
  listNotifications,
  markRead,
  notifyParty,
} from '../../src/modules/notifications/notification.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { buyer, shelve, supplier } from '../support/stock.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: 10 })
})
afterAll(() => db.close())

let orders = 0
/** Notifies like a purchase, but without one. */
const notify = (uid: string, sender: string | undefined, kind: NotificationKind = 'order_placed', by?: string) =>
  db.transaction((transaction) => {
    const subject = { orderId: `order ${++orders}`, name: 'Soap' }
    return notifyParty(transaction, { uid, kind, subject, by, sender })
  })

const summarize = async (uid: string) => {
  const rows = await listNotifications(db, uid, undefined)
  return { rows: rows.length, stoodFor: rows.reduce((sum, { more }) => sum + 1 + more, 0), last: rows[0]?.more }
}

it('an open stream reloads the list when a notification hides others', async () => {
  for (let times = 0; times < 20; times++) await notify('watching', 'flooder')
  const updates: FeedUpdate[] = []
  const feeds = createNotificationFeeds(db, (error) => expect.fail(String(error)))
  onTestFinished(feeds.subscribe('watching', (update) => void updates.push(update)))
  await expect.poll(() => updates.at(-1)).toMatchObject({ unread: 20 })
  feeds.receive({ uid: 'watching', id: await notify('watching', 'flooder') })
  await expect
    .poll(() => updates.at(-1))
    .toEqual({ notifications: [expect.objectContaining({ more: 1 })], unread: 20, newestAgo: expect.any(Number) })
})

it('one sender has at most 20 unread notifications, and the newest counts all others', async () => {
  for (let times = 0; times < 60; times++) await notify('flooded', 'flooder')
  expect(await summarize('flooded')).toEqual({ rows: 20, stoodFor: 60, last: 40 })
  expect(await countUnread(db, 'flooded')).toBe(20)
  await notify('flooded', 'somebody else')
  await notify('flooded', undefined)
  expect(await summarize('flooded')).toEqual({ rows: 22, stoodFor: 62, last: 0 })
})

it('marking a notification as read also marks the ones it counts', async () => {
  for (let times = 0; times < 25; times++) await notify('opening', 'sender')
  await notify('opening', 'somebody else')
  const [, newest] = await listNotifications(db, 'opening', undefined)
  expect(newest).toMatchObject({ more: 5, read_at: null })
  expect(await db.transaction((transaction) => markRead(transaction, 'opening', newest?.id ?? '', false))).toBe(20)
  const unread = "SELECT FROM notifications WHERE uid = 'opening' AND is_hidden AND read_at IS NULL"
  expect(await db.query(unread)).toEqual([])
})

it('without a sender each kind has at most 20, and the newest is marked with the ones it counts', async () => {
  for (let times = 0; times < 25; times++) await notify('warned', undefined)
  for (let times = 0; times < 25; times++) await notify('warned', undefined, 'stock_short')
  const rows = await listNotifications(db, 'warned', undefined)
  expect(rows.map(({ more }) => more).filter(Boolean)).toEqual([5, 5])
  expect(await countUnread(db, 'warned')).toBe(40)
  expect(await db.transaction((transaction) => markRead(transaction, 'warned', rows[0]?.id ?? '', false))).toBe(39)
  const left = "SELECT DISTINCT kind FROM notifications WHERE uid = 'warned' AND is_hidden AND read_at IS NULL"
  expect(await db.query(left)).toEqual([{ kind: 'order_placed' }])
})

it('without a sender those with different names are not counted together', async () => {
  for (let times = 0; times < 25; times++) await notify('named', undefined, 'order_declined', 'Padma Mill')
  await notify('named', undefined, 'order_declined', 'Delta Traders')
  expect(await summarize('named')).toEqual({ rows: 21, stoodFor: 26, last: 0 })
})

it('a notification after all were read has its own row', async () => {
  for (let times = 0; times < 25; times++) await notify('reader', 'sender')
  await db.query("UPDATE notifications SET read_at = now() WHERE uid = 'reader'")
  await notify('reader', 'sender')
  expect(await summarize('reader')).toEqual({ rows: 21, stoodFor: 26, last: 0 })
  expect(await countUnread(db, 'reader')).toBe(1)
})

it('simultaneous notifications are each counted once, and the next one counts all above the limit', async () => {
  await Promise.all(Array.from({ length: 60 }, () => notify('crowded', 'crowd')))
  expect((await summarize('crowded')).stoodFor).toBe(60)
  await notify('crowded', 'crowd')
  expect(await summarize('crowded')).toMatchObject({ rows: 20, stoodFor: 61 })
})

it('an order that another notification counts still waits for an answer', async () => {
  const who = buyer('busy')
  const product = await shelve(db, { mainQuantity: 1000 })
  const placed: string[] = []
  for (let times = 0; times < 22; times++) placed.push((await buy(db, who, product, 10)).insertedId)
  const toDo = await listNotifications(db, supplier.uid, undefined, true)
  expect(toDo.map(({ subject }) => subject.orderId)).toEqual(expect.arrayContaining(placed))
  expect(toDo.filter(({ read_at }) => read_at !== null)).toEqual([])
})
