// Notifications that no account caused use up no account's limits, and their own limits leave room for others.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { notifyLowStock } from '../../src/modules/inventory/low-stock.store.ts'
import { listNotifications } from '../../src/modules/notifications/notification.store.ts'
import { removeFromCart } from '../../src/modules/orders/order.store.ts'
import { buy } from '../../src/modules/orders/purchase.store.ts'
import type { Caller } from '../../src/platform/auth/caller.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { defaultEmailLimits as limits } from '../../src/platform/mail-settings.ts'
import { freshDatabase } from '../support/database.ts'
import { isNotificationEmail, takeEmails } from '../support/emails.ts'
import { buyer, shelve, supplier } from '../support/stock.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const table of ['email_outbox', 'notifications', 'users', 'email_counts', 'email_digests']) {
    await db.query(`DELETE FROM ${table}`)
  }
  await addUser(supplier, 'Padma Mill')
})

const addUser = ({ uid, email }: Caller, name: string) =>
  db.query('INSERT INTO users (uid, email, name, email_confirmed_at) VALUES ($1, $2, $3, now())', [uid, email, name])

/** The kinds of the emails to this account that leave now, within the limits of the hour. */
const takeKinds = async ({ email }: Caller) =>
  (await takeEmails(db, limits))
    .filter(isNotificationEmail)
    .filter(({ recipient }) => recipient === email)
    .map(({ kind }) => kind)

it('a buyer who makes 40 products short leaves room in the supplier’s list and emails', async () => {
  const [attacker, honest] = [buyer('attacker'), buyer('honest')]
  const orders: string[] = []
  for (let place = 0; place < 40; place += 1) {
    orders.push((await buy(db, attacker, await shelve(db), 100)).insertedId)
  }
  expect(await notifyLowStock(db)).toBe(40)
  await buy(db, honest, await shelve(db), 10)
  const sent = await takeKinds(supplier)
  expect(sent.filter((kind) => kind === 'stock_short')).toHaveLength(Math.floor(limits.perRecipient / 3))
  expect(sent.filter((kind) => kind === 'order_placed')).toHaveLength(Math.floor(limits.perRecipient / 3) + 1)
  for (const order of orders) await removeFromCart(db, attacker, order)
  const rows = (await listNotifications(db, supplier.uid, undefined)).concat(await secondPage())
  expect(rows.filter(({ kind }) => kind === 'stock_short')).toHaveLength(20)
  expect(rows.find(({ kind }) => kind === 'stock_short')).toMatchObject({ more: 20, sender_name: null })
})

async function secondPage() {
  const last = (await listNotifications(db, supplier.uid, undefined)).at(-1)
  return listNotifications(db, supplier.uid, last?.ord)
}
