// Emails about an offer tell both parties the terms and the deadline, each in their own language.
import { beforeAll, expect, test } from 'vitest'
import { compose } from '../../src/modules/notifications/email/compose.ts'
import { takeNotificationEmails } from '../support/emails.ts'
import { sender as anySender } from '../support/mail.ts'
import { inDays, type Negotiation, openNegotiation } from '../support/offers.ts'
import { bearer, type Person } from '../support/server.ts'

const trade: Negotiation = openNegotiation()
const ask = (who: Person, method: 'POST' | 'PATCH', url: string, payload: object) =>
  trade.server.app.inject({ method, url, headers: bearer(who), payload })

beforeAll(async () => {
  for (const who of [trade.buyer, trade.supplier]) {
    await ask(who, 'POST', '/users', { name: who.name, email: who.email, photo: null })
  }
})

/** Takes the due emails of a recipient. */
async function emailsTo(who: Person) {
  const sender = { ...anySender, appUrl: 'https://example.com' }
  const emails = await takeNotificationEmails(trade.server.db)
  return emails.filter(({ recipient }) => recipient === who.email).map((email) => compose(email, sender))
}

const speak = (who: Person, language: 'en' | 'bn') => ask(who, 'PATCH', '/notifications/settings', { language })
const notificationsOf = async (who: Person) => (await trade.ask(who, '/notifications')).json()

test('the supplier reads quantity, unit price, total and deadline', async () => {
  await emailsTo(trade.supplier)
  const until = inDays(7)
  const id = await trade.makeId({ quantity: 1200, price: 45.5, until })
  const [email] = await emailsTo(trade.supplier)
  expect(email?.subject).toMatch(/^New offer: 1,200 × .*, \$45\.50 each$/)
  for (const form of [email?.text, email?.html]) {
    expect(form).toContain('1,200 units at $45.50 each: $54,600.00 in all.')
    const [, moment = ''] = form?.match(/These terms are valid until (\w+ \d+, \d+, \d\d:\d\d UTC)\./) ?? []
    expect(new Date(moment).toISOString().slice(0, 16)).toBe(until.slice(0, 16))
  }
  const [notification] = await notificationsOf(trade.supplier)
  expect(notification).toMatchObject({ kind: 'offer_asked', quantity: 1200, price: 45.5 })
  expect(Object.keys(notification.subject).sort()).toEqual(['name', 'offerId', 'productId'])
  await trade.answer(trade.buyer, id, 'withdraw')
  await emailsTo(trade.buyer)
})

test('an email that is written later has the terms of its version', async () => {
  const id = await trade.makeId({ quantity: 20, price: 45.5 })
  await trade.answer(trade.supplier, id, 'counter', 1, { quantity: 40, price: 47 })
  await trade.answer(trade.buyer, id, 'counter', 2, { quantity: 30, price: 46 })
  const terms = (await emailsTo(trade.supplier)).map(({ text }) => text.match(/\d+ units at .* in all/)?.[0])
  expect(terms.sort()).toEqual(['20 units at $45.50 each: $910.00 in all', '30 units at $46.00 each: $1,380.00 in all'])
})

test('after acceptance each party reads until when the units are reserved, in its own words', async () => {
  const accepted = await trade.makeId()
  await trade.answer(trade.supplier, accepted, 'accept')
  const [toBuyer] = await emailsTo(trade.buyer)
  const { reservedUntil = '' } = (await trade.ask(trade.buyer, `/offers/${accepted}`)).json()
  const [, moment = ''] = toBuyer?.text.match(/The units are reserved for you until (.*)\. Buy them by then\./) ?? []
  expect(new Date(moment).toISOString().slice(0, 16)).toBe(reservedUntil.slice(0, 16))
  expect(toBuyer?.text).not.toContain('These terms are valid')

  const countered = await trade.makeId()
  await trade.answer(trade.supplier, countered, 'counter')
  await emailsTo(trade.supplier)
  await trade.answer(trade.buyer, countered, 'accept', 2)
  const [toSupplier] = await emailsTo(trade.supplier)
  expect(toSupplier?.text).toMatch(/The units are reserved for the buyer until .* UTC\./)
})

test('a Bengali email uses Bengali digits and no AM or PM', async () => {
  await emailsTo(trade.supplier)
  await speak(trade.supplier, 'bn')
  await trade.makeId({ quantity: 1200, price: 45.5 })
  const [email] = await emailsTo(trade.supplier)
  await speak(trade.supplier, 'en')
  expect(email?.text).toContain('১,২০০ ইউনিট, প্রতিটি $৪৫.৫০')
  expect(email?.text).toMatch(/এই শর্তের মেয়াদ [^\n]*[০-৯]{2}:[০-৯]{2} UTC পর্যন্ত।/)
  expect(email?.text).not.toMatch(/[AP]M/)
})

test('the email of an ended offer has its last terms and no past day', async () => {
  await emailsTo(trade.buyer)
  const id = await trade.makeId()
  await trade.answer(trade.supplier, id, 'decline')
  const [email] = await emailsTo(trade.buyer)
  expect(email?.text).toContain('20 units at $45.50 each: $910.00 in all.')
  expect(email?.text).not.toMatch(/until/)
})
