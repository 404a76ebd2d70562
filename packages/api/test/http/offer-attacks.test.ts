// Requests about offers from attackers and broken clients.
import { expect, test } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { compose } from '../../src/modules/notifications/email/compose.ts'
import { emailWords } from '../../src/modules/notifications/email/templates.ts'
import { sender } from '../support/mail.ts'
import { inDays, openNegotiation } from '../support/offers.ts'
import { addProduct, bearer, person, purchaseOf } from '../support/server.ts'

const most = 10
const trade = openNegotiation({ openOffers: most })
const codeOf = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
]
const stateOf = async (id: string) => (await trade.ask(trade.supplier, `/offers/${id}`)).json().state
const stock = async () => (await trade.server.app.inject({ url: `/products/${trade.product}` })).json().mainQuantity
/** Makes an accepted offer with a new buyer. */
async function agreeOffer() {
  const buyer = await person('Buyer Das')
  const id = (await trade.make(buyer)).json().id as string
  expect((await trade.answer(trade.supplier, id, 'accept')).statusCode).toBe(200)
  return { buyer, id }
}

test('nobody can have more open offers than OPEN_OFFERS, even with simultaneous requests', async () => {
  const [eager, until] = [await person('Eager Khan'), inDays(7)]
  const sent = await Promise.all(Array.from({ length: most + 5 }, (_, n) => trade.make(eager, { until }, `key-${n}`)))
  const ids = sent.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id as string)
  const refused = sent.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json())
  expect(ids).toHaveLength(most)
  const tooMuchHeld = expect.objectContaining({ code: 'too_much_held', details: { offers: most } })
  expect(refused).toEqual(Array(5).fill(tooMuchHeld))
  // A repeated request is answered, other buyers are not affected, and an ended offer frees a place.
  const again = sent.findIndex(({ statusCode }) => statusCode === 201)
  expect((await trade.make(eager, { until }, `key-${again}`)).json().id).toBe(sent[again]?.json().id)
  expect((await trade.make(trade.buyer)).statusCode).toBe(201)
  await trade.answer(trade.supplier, String(ids[0]), 'accept')
  expect(codeOf(await trade.make(eager))).toEqual([409, 'too_much_held'])
  await trade.answer(trade.supplier, String(ids[1]), 'counter')
  expect(codeOf(await trade.make(eager))).toEqual([409, 'too_much_held'])
  await trade.answer(eager, String(ids[2]), 'withdraw')
  await trade.purchase(eager, String(ids[0]))
  expect([(await trade.make(eager)).statusCode, (await trade.make(eager)).statusCode]).toEqual([201, 201])
  expect(codeOf(await trade.make(eager))).toEqual([409, 'too_much_held'])
})

test.each([
  { price: 0 },
  { price: -0 },
  { price: -45.5 },
  { price: 45.555 },
  { price: 1e-9 },
  { price: 1e300 },
  { price: '45.5' },
  { price: null },
  { price: [45.5] },
  { quantity: 0 },
  { quantity: -20 },
  { quantity: 20.5 },
  { quantity: 1e9 + 10 },
  { quantity: 2 ** 53 },
  { quantity: 1e300 },
  { quantity: '20' },
  { until: inDays(-1) },
  { until: inDays(0.5) },
  { until: inDays(33) },
  { until: '1970-01-01T00:00:00Z' },
  { until: '9999-12-31T23:59:59Z' },
  { until: '0000-00-00T00:00:00Z' },
  { until: 'infinity' },
  { until: Date.now() },
  { note: 'hidden \u202e' },
  { note: 'nul \0' },
  { note: 'x'.repeat(501) },
  { state: 'accepted' },
  { uid: 'another' },
])('the terms %j are refused in offers and counter-offers', async (more) => {
  const answer = await trade.make(trade.stranger, more)
  expect([[400, 'invalid'], ...('quantity' in more ? [[422, 'below_minimum']] : [])]).toContainEqual(codeOf(answer))
  const maker = await person('Maker Roy')
  const id = (await trade.make(maker)).json().id
  const countered = await trade.answer(trade.supplier, id, 'counter', 1, more)
  expect(codeOf(countered)).toEqual(codeOf(answer))
  expect((await trade.ask(maker, `/offers/${id}`)).json().versions).toHaveLength(1)
  expect((await trade.ask(trade.stranger, '/offers?side=bought')).json()).toEqual([])
})

test('a counter-offer with the same price and quantity is refused, whatever its day and note', async () => {
  const id = await trade.makeId({ quantity: 20, price: 45.5 })
  const same = { quantity: 20, price: 45.5, until: inDays(9), note: 'The same again.' }
  const refused = await trade.answer(trade.supplier, id, 'counter', 1, same)
  expect(codeOf(refused)).toEqual([400, 'invalid'])
  const { fields } = refused.json().details
  expect(fields).toEqual({
    price: 'These are the terms you were offered. Accept them, or change the quantity or price.',
  })
  for (const other of [
    { ...same, price: 45.49 },
    { ...same, quantity: 30 },
  ]) {
    const fresh = await trade.makeId({ quantity: 20, price: 45.5 })
    expect(codeOf(await trade.answer(trade.supplier, fresh, 'counter', 1, other))[0]).toBe(200)
  }
  // Earlier terms can be offered again, because they differ from the last version.
  await trade.answer(trade.supplier, id, 'counter', 1, { ...same, price: 47 })
  expect(codeOf(await trade.answer(trade.buyer, id, 'counter', 2, { ...same, price: 47 }))).toEqual([400, 'invalid'])
  expect(codeOf(await trade.answer(trade.buyer, id, 'counter', 2, same))[0]).toBe(200)
})

test('a purchase with another member’s offer, an ended one, or one for other goods is refused', async () => {
  const { buyer, id } = await agreeOffer()
  const [before, other] = [await stock(), await addProduct(trade.server, trade.supplier)]
  expect(codeOf(await trade.purchase(trade.stranger, id))).toEqual([404, 'not_found'])
  expect(codeOf(await trade.purchase(trade.supplier, id))).toEqual([403, 'forbidden'])
  for (const offerId of ['', ' ', 'x'.repeat(65), "' OR true --", 7, null]) {
    const answer = await trade.purchase(buyer, id, { offerId })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
  for (const more of [{ productId: other }, { quantity: 10 }, { price: 0.01 }]) {
    expect(codeOf(await trade.purchase(buyer, id, more))).toEqual([400, 'invalid'])
  }
  await trade.age(id, 73)
  const late = await Promise.all(Array.from({ length: 5 }, () => trade.purchase(buyer, id)))
  expect(late.map((answer) => answer.json().details)).toEqual(Array(5).fill({ state: 'lapsed' }))
  expect(await stock()).toBe(before + 20)
  expect((await trade.ask(buyer, `/cart/${buyer.email}`)).json()).toEqual([])
  expect(await auditStock(trade.server.db)).toEqual([])
})

test('a purchase has the terms of the last version', async () => {
  const buyer = await person('Buyer Paul')
  const id = (await trade.make(buyer, { quantity: 20, price: 41 })).json().id
  await trade.answer(trade.supplier, id, 'counter', 1, { quantity: 40, price: 47 })
  await trade.answer(buyer, id, 'counter', 2, { quantity: 30, price: 43.25 })
  await trade.answer(trade.supplier, id, 'accept', 3)
  for (const more of [{ price: 41 }, { quantity: 30, price: 47 }, { quantity: 40, price: 43.25 }]) {
    expect(codeOf(await trade.purchase(buyer, id, more))).toEqual([400, 'invalid'])
  }
  const { insertedId } = (await trade.purchase(buyer, id, { quantity: 30 })).json()
  expect((await trade.ask(buyer, `/orders/${insertedId}`)).json()).toMatchObject({ quantity: 30, price: 43.25 })
})

test('of simultaneous purchases by one offer without a key only one succeeds', async () => {
  const { buyer, id } = await agreeOffer()
  const sent = await Promise.all(Array.from({ length: 8 }, () => trade.purchase(buyer, id)))
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
  expect((await trade.ask(buyer, `/cart/${buyer.email}`)).json()).toHaveLength(1)
})

test('a key belongs to one act on one version of one offer', async () => {
  const buyer = await person('Buyer Sen')
  const [one, two] = [(await trade.make(buyer)).json().id, (await trade.make(buyer)).json().id]
  const until = inDays(5)
  const counter = (offer: string, version: number, more = {}) =>
    trade.answer(trade.supplier, offer, 'counter', version, { until, key: 'k', ...more })
  expect((await counter(one, 1)).statusCode).toBe(200)
  const again = await counter(one, 1)
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, 'true'])
  expect(again.json().versions).toHaveLength(2)
  for (const answer of [await counter(two, 1), await counter(one, 2), await counter(one, 1, { price: 46 })]) {
    expect(answer.json().code).toBe('key_reused')
  }
  // The same key is independent for another act and for another account.
  expect((await trade.answer(trade.supplier, two, 'accept', 1, { key: 'k' })).statusCode).toBe(200)
  expect((await trade.answer(buyer, one, 'accept', 2, { key: 'k' })).statusCode).toBe(200)
  const plain = { method: 'POST', url: '/cart', headers: { ...bearer(buyer), 'idempotency-key': 'k' } } as const
  expect((await trade.purchase(buyer, one, { key: 'k' })).statusCode).toBe(201)
  const without = await trade.server.app.inject({ ...plain, payload: purchaseOf(trade.product, 20, buyer) })
  expect(without.json().code).toBe('key_reused')
})

test.each(['buyer', 'supplier'] as const)('only the other party can answer the version of the %s', async (spoke) => {
  const { id, version } = await trade.reach('countered', spoke)
  const before = await stock()
  for (const act of ['accept', 'decline', 'counter'] as const) {
    expect(codeOf(await trade.answer(trade[spoke], id, act, version))).toEqual([403, 'forbidden'])
  }
  expect([await stateOf(id), await stock()]).toEqual(['countered', before])
  await trade.answer(trade[spoke], id, 'withdraw', version)
})

test.each(['*', '1', '"1', '"-1"', '"1.0"', '"0"', '"9999999999"', '"1", "2"', ''])(
  'an answer to the version %s is refused',
  async (tag) => {
    const id = await trade.makeId()
    const headers = { ...bearer(trade.supplier), 'if-match': tag }
    const answer = await trade.server.app.inject({ method: 'POST', url: `/offers/${id}/accept`, headers, payload: {} })
    expect([400, 412]).toContain(answer.statusCode)
    expect(await stateOf(id)).toBe('asked')
    await trade.answer(trade.buyer, id, 'withdraw')
  },
)

test('an email about an offer has no line, header or element from the other party', async () => {
  const hostile = 'Eve\r\nBcc: all@example.com\u2028<img src=x onerror="alert(1)">'
  const base = { id: 'email', quantity: 20, sender_name: hostile, recipient: 'supplier@example.com', attempts: 0 }
  for (const language of ['en', 'bn'] as const) {
    for (const kind of Object.keys(emailWords[language].kinds).filter((one) => one.startsWith('offer_'))) {
      const subject = { offerId: '../"><script>', productId: 'p', name: hostile, price: 45.5 }
      const email = { ...base, kind, language, subject } as unknown as Parameters<typeof compose>[0]
      const { subject: line, text, html } = compose(email, sender)
      expect(line).not.toMatch(/[\r\n\u2028]/)
      expect(text).not.toMatch(/^Bcc/m)
      expect(html).not.toMatch(/<img|<script|"alert/)
      expect(html).toContain('/offers/..%2F%22%3E%3Cscript%3E')
    }
  }
})

test('the supplier learns the name and email of the buyer, and notifications reveal nothing about one party to others', async () => {
  const buyer = await person('Curious Ali')
  await trade.server.app.inject({
    method: 'POST',
    url: '/users',
    headers: bearer(buyer),
    payload: { name: buyer.name, email: buyer.email, photo: 'https://example.com/secret.png' },
  })
  const id = (await trade.make(buyer, { note: 'Between us.' })).json().id
  const seen = [await trade.ask(trade.supplier, `/offers/${id}`), await trade.ask(trade.supplier, '/offers?side=sold')]
  for (const { body } of seen) {
    expect(body.replaceAll(buyer.email, '')).not.toContain(buyer.uid)
    expect(body).not.toContain('secret.png')
  }
  expect(seen[0]?.json().buyer).toEqual({ name: buyer.name, email: buyer.email })
  const notices = await trade.server.db.query(`SELECT uid, row_to_json(notifications)::text AS all FROM notifications
    WHERE subject ->> 'offerId' = '${id}'`)
  expect(notices.map(({ uid }) => uid)).toEqual([trade.supplier.uid])
  expect(notices[0]?.all).not.toMatch(/Between us|secret\.png|@/)
  const strangers = [await trade.ask(trade.stranger, `/offers/${id}`), await trade.ask(null, `/offers/${id}`)]
  expect(strangers.map(({ statusCode }) => statusCode)).toEqual([404, 401])
})
