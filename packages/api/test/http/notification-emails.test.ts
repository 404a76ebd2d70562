// Emails contain the details, such as the shipment and the other party's text, so that nobody has to open the app.
import { describe, expect, test } from 'vitest'
import { compose } from '../../src/modules/notifications/email/compose.ts'
import { withoutLinks } from '../../src/modules/notifications/email/quotation.ts'
import type { NotificationEmail } from '../../src/modules/notifications/email-outbox.store.ts'
import { takeNotificationEmails } from '../support/emails.ts'
import { sender as anySender } from '../support/mail.ts'
import { type Negotiation, openNegotiation } from '../support/offers.ts'
import { bearer, type Person } from '../support/server.ts'

const trade: Negotiation = openNegotiation()
const ask = (who: Person, method: 'PUT' | 'PATCH', url: string, payload: object) =>
  trade.server.app.inject({ method, url, headers: bearer(who), payload })

/** Takes the due emails of a recipient and returns the newest with this beginning. */
async function emailTo(who: Person, beginning: string) {
  const sender = { ...anySender, appUrl: 'https://example.com' }
  const emails = (await takeNotificationEmails(trade.server.db)).filter(({ recipient }) => recipient === who.email)
  const composed = emails.map((email) => compose(email, sender)).filter(({ subject }) => subject.startsWith(beginning))
  expect(composed).toHaveLength(1)
  return { text: composed[0]?.text.split('\n\n') ?? [], html: composed[0]?.html ?? '' }
}

const parcel = { carrier: 'Padma <b>Freight</b>', trackingCode: 'PF-2045' }
const hostile = 'Well packed.\r\nBcc: all@example.com <script>alert(1)</script> & “more”'

async function receiveOrder() {
  const order = await trade.bring('received')
  await takeNotificationEmails(trade.server.db)
  return order
}

test('a shipped order names carrier and code, and a correction the current ones', async () => {
  const { buyer, supplier, act } = trade
  const order = await trade.bring('accepted')
  await act(supplier, order, 'ship', parcel)
  const sent = await emailTo(buyer, 'Your order is on its way')
  expect(sent.text).toEqual(expect.arrayContaining(['Carrier: Padma <b>Freight</b>', 'Tracking code: PF-2045']))
  expect(sent.html).toContain('<p>Carrier: Padma &lt;b&gt;Freight&lt;/b&gt;</p><p>Tracking code: PF-2045</p>')
  await act(supplier, order, 'correct', { trackingCode: 'PF-2054' })
  const corrected = await emailTo(buyer, 'The shipment of your order was corrected')
  expect(corrected.text).toEqual(expect.arrayContaining(['Carrier: Padma <b>Freight</b>', 'Tracking code: PF-2054']))
  expect(corrected.text.join()).not.toContain('PF-2045')
})

test('a shipment without carrier and code mentions neither', async () => {
  await trade.bring('shipped')
  const { text } = await emailTo(trade.buyer, 'Your order is on its way')
  expect(text.join('\n')).not.toMatch(/Carrier|Tracking|undefined|null/)
})

test('an offer includes its note, each version its own, and a decline its reason', async () => {
  const { buyer, supplier, answer } = trade
  const id = await trade.makeId({ note: 'For the fair.' })
  await answer(supplier, id, 'counter', 1, { note: 'Only by the pallet.' })
  await answer(buyer, id, 'counter', 2, { note: hostile })
  const emails = await takeNotificationEmails(trade.server.db)
  const details = emails
    .filter(({ subject }) => subject.offerId === id)
    .map(({ kind, details }) => [kind, details?.words])
  expect(details.sort()).toEqual([
    ['offer_asked', 'For the fair.'],
    ['offer_countered', 'Only by the pallet.'],
    ['offer_countered', hostile],
  ])
  await answer(supplier, id, 'decline', 3, { note: 'Not at that price.' })
  expect((await emailTo(buyer, 'Your offer was declined')).text).toContain('> Not at that price.')
  const [notification] = (await trade.ask(buyer, '/notifications')).json()
  expect(Object.keys(notification.subject).sort()).toEqual(['name', 'offerId', 'productId'])
})

test('a review includes its stars and text as one line without markup, cut if it is long', async () => {
  const { buyer, supplier } = trade
  await ask(buyer, 'PUT', `/orders/${await receiveOrder()}/review`, { rating: 4, words: hostile })
  const { text, html } = await emailTo(supplier, 'A buyer reviewed what you sell')
  expect(text).toContain('Stars: 4 of 5')
  expect(text).toContain('> Well packed. Bcc: all@example. com <script>alert(1)</script> & “more”')
  expect(html).not.toContain('<script')
  await ask(buyer, 'PUT', `/orders/${await receiveOrder()}/review`, { rating: 1, words: 'স্ত্রী '.repeat(200) })
  const long = (await emailTo(supplier, 'A buyer reviewed what you sell')).text.find((line) => line.startsWith('> '))
  expect([...new Intl.Segmenter().segment(long ?? '')].length).toBeLessThanOrEqual(303)
  expect(long).toMatch(/(স্ত্রী|স্ত্রী )…$/)
})

test('an answer to a review includes its text, and an answer to a hidden review causes no email', async () => {
  const { buyer, supplier, server } = trade
  const order = await receiveOrder()
  await ask(buyer, 'PUT', `/orders/${order}/review`, { rating: 2, words: 'Two cartons were wet.' })
  await server.db.query("UPDATE reviews SET hidden_at = now(), hidden_reason = 'x' WHERE order_id = $1", [order])
  expect((await takeNotificationEmails(server.db)).filter(({ subject }) => subject.orderId === order)).toEqual([])
  await server.db.query('UPDATE reviews SET hidden_at = NULL, hidden_reason = NULL WHERE order_id = $1', [order])
  await ask(supplier, 'PUT', `/orders/${order}/review/answer`, { words: 'We send two more.' })
  expect((await emailTo(buyer, 'Your review was answered')).text).toContain('> We send two more.')
})

test('a Bengali email is in Bengali, and the code stays as it is', async () => {
  const { buyer, supplier, act } = trade
  for (const who of [buyer, supplier]) await ask(who, 'PATCH', '/notifications/settings', { language: 'bn' })
  const order = await trade.bring('accepted')
  await takeNotificationEmails(server())
  await act(supplier, order, 'ship', parcel)
  const sent = await emailTo(buyer, 'আপনার অর্ডার পাঠানো হয়েছে')
  expect(sent.text).toEqual(expect.arrayContaining(['পরিবহনকারী: Padma <b>Freight</b>', 'ট্র্যাকিং কোড: PF-2045']))
  await act(buyer, order, 'receive')
  await ask(buyer, 'PUT', `/orders/${order}/review`, { rating: 5, words: 'ভালো।' })
  const reviewed = await emailTo(supplier, 'একজন ক্রেতা')
  expect(reviewed.text).toEqual(expect.arrayContaining(['তারা: ৫-এর মধ্যে ৫', '> ভালো।']))
})

const server = () => trade.server.db

test('a member’s text is a quotation, and nothing in it becomes a link', async () => {
  const { buyer, supplier, answer } = trade
  await ask(supplier, 'PATCH', '/notifications/settings', { language: 'en' })
  const attack =
    'Your account was suspended. https://evil.example/login www.evil.example mailto:a@evil.example 192.0.2.1/x'
  const id = await trade.makeId({ note: attack })
  const { text, html } = await emailTo(supplier, 'New offer')
  const words = text.join('\n').replaceAll('https://example.com/', '')
  expect(words).toContain(`${buyer.name} wrote:\n> Your account was suspended. https: //evil. example/login`)
  expect(text).toContain('They wrote this quotation, not Arot.')
  expect(html).toMatch(/<blockquote>Your account was suspended\. [^<]*<\/blockquote>/)
  expect(words).not.toMatch(/:\/\/|\S\.\p{L}|mailto:\S|\d\.\d+\.\d/u)
  expect(html.match(/href="https:\/\/example\.com\/[^"]*"/g)).toHaveLength(2)
  expect(html.match(/href/g)).toHaveLength(2)
  await answer(buyer, id, 'withdraw')
})

describe('every email', () => {
  const base = {
    ...{
      id: 'a',
      recipient: 'rahim@example.com',
      attempts: 0,
      kind: 'offer_asked',
      quantity: 20,
      sender_name: 'Salma',
    },
    ...{ subject: { name: 'Drill', offerId: 'o', price: 4 }, note: null, details: { words: 'For the fair.' } },
  } as unknown as NotificationEmail
  const digest = { id: 'b', recipient: 'rahim@example.com', attempts: 0, digestSize: 2 }

  test.each([
    ['en', 'https://market.example/notifications/settings', 'Choose which emails you get:', 'Open it in Bazaar & Co:'],
    ['bn', 'https://market.example/bn/notifications/settings', 'কোন ইমেইল পাবেন তা এখানে ঠিক করুন:', 'Bazaar & Co-এ দেখুন:'],
  ] as const)('in %s links to the settings and has the name of the marketplace', (language, settings, words, open) => {
    for (const email of [base, digest]) {
      const message = compose({ ...email, language }, { ...anySender, brandName: 'Bazaar & Co' })
      expect(message.headers).toMatchObject({ 'List-Unsubscribe': `<${settings}>` })
      expect(message.text.split('\n\n')).toContainEqual(expect.stringContaining(open))
      expect(message.text).toMatch(new RegExp(`${words} ${settings}\n$`))
      expect(message.html).toContain(`${words} <a href="${settings}">`)
      expect(JSON.stringify({ ...message, from: '' })).not.toContain('Arot')
    }
  })

  test('names the reply address, if it is set', () => {
    expect(compose({ ...digest, language: 'en' }, anySender)).not.toHaveProperty('replyTo')
    const replyTo = 'Help <help@example.com>'
    expect(compose({ ...digest, language: 'en' }, { ...anySender, replyTo })).toMatchObject({ replyTo })
  })
})

test.each([
  ['Drill 2.5 mm, M8x1.25, at 9.50 each. Thanks', 'Drill 2.5 mm, M8x1.25, at 9.50 each. Thanks'],
  ['Packed.Thanks', 'Packed. Thanks'],
  ['evil。example', 'evil。 example'],
])('about %s contains %s', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected)
})
