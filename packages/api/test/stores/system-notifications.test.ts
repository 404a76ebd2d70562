// Notifications that no account caused use up no account's limits, and their own limits leave room for others.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { notifyLowStock } from '../../src/modules/inventory/low-stock.store.ts'
import { listNotifications } from '../../src/modules/notifications/notification.store.ts'
import { endDueOffers, notifyExpiring } from '../../src/modules/offers/expiry.ts'
import { answerOffer, makeOffer } from '../../src/modules/offers/offer.store.ts'
import { declineUnanswered } from '../../src/modules/orders/auto-decline.ts'
import { act, removeFromCart } from '../../src/modules/orders/order.store.ts'
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
  await db.query("UPDATE migrations SET applied_at = applied_at - interval '60 days'")
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

const offerOf = async (who: Caller) => {
  const terms = { quantity: 10, price: 40, until: new Date(Date.now() + 7 * 86_400_000) }
  return (await makeOffer(db, who, { productId: await shelve(db), ...terms }, {})).offerId
}

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

it('a hundred offers that expire soon do not put off the email of the supplier’s own act', async () => {
  const honest = buyer('honest')
  await addUser(honest, 'Shop')
  const { insertedId: order } = await buy(db, honest, await shelve(db), 10)
  for (let account = 0; account < 10; account += 1) {
    const who = buyer(`account ${account}`)
    await addUser(who, 'Shop')
    for (let place = 0; place < 10; place += 1) await offerOf(who)
  }
  await db.query("UPDATE offers SET ends_at = now() + interval '1 hour'")
  expect(await notifyExpiring(db)).toBe(limits.perSender)
  await takeEmails(db, limits)
  await act(db, supplier, order, { act: 'accept' })
  expect(await takeKinds(honest)).toEqual(['order_accepted'])
})

it('a notification of the system has no sender, and one of an act has', async () => {
  const who = buyer('trading')
  await addUser(who, 'Shop')
  const accepted = await offerOf(who)
  await answerOffer(db, supplier, accepted, { act: 'accept', from: 1, reservationHours: 72 })
  await offerOf(who)
  await db.query("UPDATE offers SET ends_at = now() + interval '1 hour'")
  await notifyExpiring(db)
  await db.query("UPDATE offers SET ends_at = now() - interval '1 hour'")
  await endDueOffers(db)
  const [declined, unanswered] = [await buy(db, who, await shelve(db), 10), await buy(db, who, await shelve(db), 10)]
  await act(db, supplier, declined.insertedId, { act: 'decline', note: 'So it is.' })
  await db.query("UPDATE orders SET buy_date = now() - interval '30 days' WHERE id = $1", [unanswered.insertedId])
  await declineUnanswered(db, 14)
  const rows = await db.query(
    'SELECT DISTINCT kind, sender, sender_name AS name FROM notifications WHERE uid = $1 ORDER BY kind, sender',
    [who.uid],
  )
  expect(rows).toEqual([
    { kind: 'offer_accepted', sender: supplier.uid, name: 'Padma Mill' },
    { kind: 'offer_expired', sender: null, name: null },
    { kind: 'offer_expiring', sender: null, name: null },
    { kind: 'offer_lapsed', sender: null, name: null },
    { kind: 'order_declined', sender: supplier.uid, name: 'Padma Mill' },
    { kind: 'order_declined', sender: null, name: 'Padma Mill' },
  ])
})
