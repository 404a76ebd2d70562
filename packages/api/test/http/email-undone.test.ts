// No email reports what was undone before it was sent.
import { afterEach, describe, expect, it } from 'vitest'
import { notifyLowStock } from '../../src/modules/inventory/low-stock.store.ts'
import type { NotificationEmail } from '../../src/modules/notifications/email-outbox.store.ts'
import { takeNotificationEmails } from '../support/emails.ts'
import { type Negotiation, openNegotiation } from '../support/offers.ts'
import { bearer, type Person } from '../support/server.ts'

const trade: Negotiation = openNegotiation()
afterEach(async () => void (await takeNotificationEmails(trade.server.db)))

/** The kinds of the emails that are due now. */
const takeKinds = async (about?: string) => {
  const isAbout = ({ subject }: NotificationEmail) =>
    about === undefined || [subject.orderId, subject.offerId].includes(about)
  return (await takeNotificationEmails(trade.server.db)).filter(isAbout).map(({ kind }) => kind)
}
const put = (who: Person, url: string, payload: object) =>
  trade.server.app.inject({ method: 'PUT', url, headers: bearer(who), payload })
const set = (statement: string, ...values: unknown[]) => trade.server.db.query(statement, values)

describe('an order', () => {
  it('that is placed and cancelled causes no email', async () => {
    await takeKinds()
    await trade.bring('cancelled')
    expect(await takeKinds()).toEqual([])
  })

  it('that is cancelled after the email was sent causes another email', async () => {
    const order = await trade.bring('placed')
    expect(await takeKinds(order)).toEqual(['order_placed'])
    await trade.act(trade.buyer, order, 'cancel')
    expect(await takeKinds(order)).toEqual(['order_cancelled'])
  })

  it('that is cancelled while its email is being sent causes another email', async () => {
    const order = await trade.bring('placed')
    await takeKinds(order)
    // The attempt failed, and the next one is due.
    await set(
      'UPDATE email_outbox SET next_try = now() WHERE notification_id IN (SELECT id FROM notifications WHERE subject ->> $1 = $2)',
      'orderId',
      order,
    )
    await trade.act(trade.buyer, order, 'cancel')
    expect(await takeKinds(order)).toEqual(['order_cancelled'])
  })

  it('that is cancelled after its acceptance is only in the email of the cancellation', async () => {
    const order = await trade.bring('accepted')
    await trade.act(trade.buyer, order, 'cancel')
    expect(await takeKinds(order)).toEqual(['order_cancelled'])
  })

  it('that is cancelled is in an email if the supplier turned off emails of new orders', async () => {
    const settings = (order_placed: boolean) =>
      trade.server.app.inject({
        ...{ method: 'PATCH', url: '/notifications/settings', headers: bearer(trade.supplier) },
        payload: { email: { order_placed } },
      })
    await settings(false)
    const order = await trade.bring('cancelled')
    expect(await takeKinds(order)).toEqual(['order_cancelled'])
    await settings(true)
  })

  it('that is declined is only in the buyer’s email', async () => {
    const order = await trade.bring('declined')
    expect(await takeKinds(order)).toEqual(['order_declined'])
  })
})

describe('an offer', () => {
  it('that is made and withdrawn causes no email', async () => {
    const { id } = await trade.reach('withdrawn')
    expect(await takeKinds(id)).toEqual([])
  })

  it('that is withdrawn after the email was sent, or after an answer, causes another email', async () => {
    const id = await trade.makeId()
    expect(await takeKinds(id)).toEqual(['offer_asked'])
    await trade.answer(trade.buyer, id, 'withdraw')
    expect(await takeKinds(id)).toEqual(['offer_withdrawn'])
    const { id: answered, version } = await trade.reach('countered')
    await trade.answer(trade.buyer, answered, 'withdraw', version)
    expect(await takeKinds(answered)).toEqual(['offer_withdrawn'])
  })

  it('that expires before the supplier’s email is sent is only in the buyer’s email', async () => {
    const { id } = await trade.reach('expired')
    const emails = (await takeNotificationEmails(trade.server.db)).filter(({ subject }) => subject.offerId === id)
    expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['offer_expired', trade.buyer.email]])
  })

  it('that is accepted and lapses is in one email to each party', async () => {
    const { id } = await trade.reach('lapsed')
    expect((await takeKinds(id)).filter((kind) => kind !== 'offer_asked')).toEqual(['offer_lapsed', 'offer_lapsed'])
  })
})

describe('a review', () => {
  it('that is hidden before the email is sent causes no email, and a review that is visible again no email about hiding', async () => {
    const order = await trade.bring('received')
    await put(trade.buyer, `/orders/${order}/review`, { rating: 2, words: 'Wet.' })
    await put(trade.supplier, `/orders/${order}/review/answer`, { words: 'Sorry.' })
    await set("UPDATE reviews SET hidden_at = now(), hidden_reason = 'x' WHERE order_id = $1", order)
    expect((await takeKinds(order)).filter((kind) => kind.startsWith('review'))).toEqual([])
  })
})

it('replenished stock causes no email', async () => {
  const { db } = trade.server
  const short = (units: number) => set('UPDATE products SET main_quantity = $2 WHERE id = $1', trade.product, units)
  await short(1)
  await notifyLowStock(db, [trade.product])
  await short(5000)
  await notifyLowStock(db, [trade.product])
  expect(await takeKinds()).toEqual([])
  await short(1)
  await notifyLowStock(db, [trade.product])
  expect(await takeKinds()).toEqual(['stock_short'])
})
