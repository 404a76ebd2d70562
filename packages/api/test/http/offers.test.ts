import {
  actorOf,
  nextOfferState,
  type OfferAct,
  type OfferParty,
  type OfferStanding,
  type OfferState,
  offerActs,
  offerParties,
  offerProblems,
  offerStates,
} from '@arot/contract'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { endDueOffers, notifyExpiring } from '../../src/modules/offers/expiry.ts'
import { inDays, openNegotiation } from '../support/offers.ts'
import { addProduct } from '../support/server.ts'

const trade = openNegotiation({ openOffers: 1e6 })
const stockOf = async (product = trade.product) =>
  (await trade.server.app.inject({ url: `/products/${product}` })).json().mainQuantity

afterEach(async () => {
  expect(await auditStock(trade.server.db)).toEqual([])
})

describe('an offer', () => {
  test('shows both parties its terms, and each only the necessary facts of the other', async () => {
    const { buyer, supplier } = trade
    const id = await trade.makeId({ note: ' For three shops. ' })
    await trade.answer(supplier, id, 'counter', 1, { quantity: 40, price: 47, note: 'For forty.' })
    const sold = (await trade.ask(supplier, `/offers/${id}`)).json()
    const moment = expect.stringMatching(/Z$/)
    const common = { at: moment, until: moment, listPrice: 49.9 }
    expect(sold).toEqual({
      id,
      _id: id,
      steps: [],
      state: 'countered',
      side: 'sold',
      productId: trade.product,
      productSnapshot: expect.objectContaining({ name: 'Cordless Drill', minQuantity: 10 }),
      versions: [
        { ...common, number: 1, by: 'buyer', quantity: 20, price: 45.5, note: 'For three shops.' },
        { ...common, number: 2, by: 'supplier', quantity: 40, price: 47, note: 'For forty.' },
      ],
      events: [],
      reservationHours: 72,
      holdHours: 72,
      buyer: { name: 'Buyer Rahman', email: buyer.email },
      supplier: { name: 'Supplier Begum', id: expect.any(String), verified: false },
    })
    const bought = await trade.ask(buyer, `/offers/${id}`)
    const { buyer: _, ...same } = sold
    expect(bought.json()).toEqual({ ...same, side: 'bought' })
    for (const secret of [supplier.email, supplier.uid, buyer.uid]) expect(bought.body).not.toContain(secret)
    expect(bought.headers['cache-control']).toBe('private, no-store')
  })

  test('reserves its units when accepted, is bought once at its terms, and is an order afterwards', async () => {
    const { buyer, supplier } = trade
    const before = await stockOf()
    const id = await trade.makeId({ price: 12.34 })
    expect(await stockOf()).toBe(before)
    const accepted = (await trade.answer(supplier, id, 'accept')).json()
    expect(accepted).toMatchObject({ state: 'accepted', events: [{ state: 'accepted', by: 'supplier' }] })
    expect((Date.parse(accepted.reservedUntil) - Date.now()) / 3_600_000).toBeCloseTo(72, 1)
    // The earlier names, for open pages of the previous release.
    expect(accepted).toMatchObject({ heldUntil: accepted.reservedUntil, holdHours: accepted.reservationHours })
    expect(await stockOf()).toBe(before - 20)
    for (const [more, field] of [
      [{ quantity: 30 }, 'quantity'],
      [{ price: 49.9 }, 'price'],
      [{ productId: 'another' }, 'productId'],
    ] as const) {
      const answer = await trade.purchase(buyer, id, more)
      expect([answer.statusCode, Object.keys(answer.json().details.fields)]).toEqual([400, [field]])
    }
    expect((await trade.purchase(supplier, id)).statusCode).toBe(403)
    expect((await trade.purchase(trade.stranger, id)).statusCode).toBe(404)
    const { insertedId } = (await trade.purchase(buyer, id, { price: 12.34 })).json()
    expect((await trade.purchase(buyer, id)).json()).toMatchObject({
      code: 'wrong_state',
      details: { state: 'bought' },
    })
    expect((await trade.ask(buyer, `/orders/${insertedId}`)).json()).toMatchObject({
      offerId: id,
      quantity: 20,
      price: 12.34,
      state: 'placed',
    })
    expect((await trade.ask(supplier, `/offers/${id}`)).json()).toMatchObject({ state: 'bought', orderId: insertedId })
    await trade.act(buyer, insertedId, 'cancel')
    expect(await stockOf()).toBe(before)
  })

  test('stays valid if its product is withdrawn, has a new price or carton, or is below the order value', async () => {
    const { buyer, supplier, server } = trade
    const product = await addProduct(server, supplier)
    const id = await trade.makeId({ productId: product, price: 1 })
    await server.db.query(
      'UPDATE products SET withdrawn_at = now(), price = 99, min_quantity = 100, order_multiple = 50 WHERE id = $1',
      [product],
    )
    await server.db.query('UPDATE suppliers SET smallest_order_value = 500 WHERE uid = $1', [supplier.uid])
    expect((await trade.make(buyer, { productId: product })).json().code).toBe('withdrawn')
    expect((await trade.answer(supplier, id, 'accept')).statusCode).toBe(200)
    expect((await trade.purchase(buyer, id, { productId: product })).statusCode).toBe(201)
    await server.db.query('UPDATE suppliers SET smallest_order_value = NULL WHERE uid = $1', [supplier.uid])
  })

  test('cannot be made to oneself, for a product without a supplier, for a missing product, or above the limit', async () => {
    const { buyer, supplier, server } = trade
    expect((await trade.make(supplier)).statusCode).toBe(403)
    expect((await trade.make(buyer, { productId: 'nothing' })).statusCode).toBe(404)
    const product = await addProduct(server, supplier)
    await server.db.query('UPDATE products SET owner_uid = NULL WHERE id = $1', [product])
    expect((await trade.make(buyer, { productId: product })).statusCode).toBe(403)
  })

  test('needs the version that it answers: an outdated version is refused', async () => {
    const { id, version } = await trade.reach('countered', 'buyer')
    const headers = { authorization: `Bearer ${trade.supplier.token}` }
    const without = { method: 'POST', url: `/offers/${id}/accept`, headers, payload: {} } as const
    expect((await trade.server.app.inject(without)).json()).toMatchObject({ code: 'invalid' })
    const stale = await trade.answer(trade.supplier, id, 'accept', version - 2)
    expect([stale.statusCode, stale.json().details]).toEqual([412, { current: version }])
  })

  test('can only be accepted if the stock suffices, including units of lapsed reservations', async () => {
    const product = await addProduct(trade.server, trade.supplier, { mainQuantity: 30 })
    const id = await trade.makeId({ productId: product, quantity: 30 })
    await trade.buy(trade.buyer, 10, product)
    const short = await trade.answer(trade.supplier, id, 'accept')
    expect([short.statusCode, short.json().code, short.json().details]).toEqual([
      409,
      'insufficient_stock',
      { available: 20 },
    ])
    expect((await trade.ask(trade.buyer, `/offers/${id}`)).json().state).toBe('asked')
  })
})

describe('a key', () => {
  test('has one effect for repeated requests of any kind', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => trade.make(trade.buyer, { until: '2026-12-03T17:59:59.999Z' }, 'one')),
    )
    expect(new Set(made.map((answer) => answer.json().id)).size).toBe(1)
    const id = made[0]?.json().id
    const accepted = await Promise.all(
      Array.from({ length: 20 }, () => trade.answer(trade.supplier, id, 'accept', 1, { key: 'yes' })),
    )
    expect(accepted.map(({ statusCode }) => statusCode)).toEqual(accepted.map(() => 200))
    const bought = await Promise.all(Array.from({ length: 20 }, () => trade.purchase(trade.buyer, id, { key: 'buy' })))
    expect(new Set(bought.map((answer) => answer.json().insertedId)).size).toBe(1)
    expect((await trade.purchase(trade.buyer, id, { key: 'buy', price: 45.5 })).json().code).toBe('key_reused')
  })
})

const buyOutcomeOf = (state: OfferState, party: OfferParty) =>
  party === 'supplier' ? 'forbidden' : state === 'accepted' ? 'bought' : 'wrong_state'

function outcomeOf(standing: OfferStanding, act: OfferAct, party: OfferParty, behind: number) {
  if (standing.state !== 'asked' && standing.state !== 'countered') return 'wrong_state'
  if (behind < 0) return 'version_mismatch'
  return party === actorOf(act, standing) ? nextOfferState(standing, act, party) : 'forbidden'
}

describe('every act by every party in every state', () => {
  const cells = offerStates.flatMap((state) => {
    const spoken = state === 'countered' ? offerParties : (['buyer'] as const)
    return spoken.flatMap((spoke) =>
      [...offerActs, 'buy' as const].flatMap((act) =>
        offerParties.flatMap((party) => [0, -1].map((behind) => ({ state, spoke, act, party, behind }))),
      ),
    )
  })

  test.each(cells)(
    '$act by the $party, $behind versions behind, of an offer that is $state, last version by the $spoke',
    async (cell) => {
      const { state, spoke, act, party, behind } = cell
      const { id, version } = await trade.reach(state, spoke)
      const who = trade[party]
      const before = (await trade.ask(who, `/offers/${id}`)).json()
      const answer = act === 'buy' ? await trade.purchase(who, id) : await trade.answer(who, id, act, version + behind)
      const after = (await trade.ask(who, `/offers/${id}`)).json()
      const standing = { state, by: spoke, version }
      const expected = act === 'buy' ? buyOutcomeOf(state, party) : outcomeOf(standing, act, party, behind)
      if (answer.statusCode >= 300) {
        expect(answer.json().code).toBe(expected)
        expect(after).toEqual(before)
      } else expect(after.state).toBe(expected)
    },
  )
})

test('the form and the server accept the same terms', async () => {
  const number = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double({ min: 0, max: 100, noNaN: true }))
  const price = fc.oneof(
    fc.integer({ min: -100, max: 10_000 }).map((cents) => cents / 100),
    fc.double({ min: 0, max: 10, noNaN: true }),
    fc.constantFrom(0, 1e9, 1e9 + 1),
  )
  const hours = fc.oneof(fc.integer({ min: -30, max: 40 }), fc.integer({ min: 700, max: 800 }))
  const note = fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.string({ minLength: 495, maxLength: 505 }))
  const product = await addProduct(trade.server, trade.supplier, { minQuantity: 12, orderMultiple: 6 })
  const sold = { minQuantity: 12, orderMultiple: 6 }
  await fc.assert(
    fc.asyncProperty(number, price, hours, note, async (quantity, price, hours, note) => {
      // Half an hour off, so that the time between form and server does not matter.
      const until = new Date(Date.now() + (hours + 0.5) * 3_600_000)
      const terms = { quantity, price, note, until }
      const isWrong = Object.keys(offerProblems(terms, sold)).length > 0
      const answer = await trade.make(trade.buyer, { productId: product, ...terms })
      expect(answer.statusCode === 201).toBe(!isWrong)
    }),
    { numRuns: 200 },
  )
})

describe('the time limit', () => {
  test('ends an offer after its last day, even before the sweep, and stores the end', async () => {
    const id = await trade.makeId()
    await trade.age(id, 8 * 24)
    const late = await trade.answer(trade.supplier, id, 'accept')
    expect(late.json()).toMatchObject({ code: 'wrong_state', details: { state: 'expired' } })
    const offer = (await trade.ask(trade.buyer, `/offers/${id}`)).json()
    expect(offer).toMatchObject({ state: 'expired', events: [{ state: 'expired', by: 'system' }] })
  })

  test('lapses an accepted offer at the purchase, even before the sweep, and releases its units', async () => {
    const before = await stockOf()
    const { id } = await trade.reach('accepted')
    await trade.age(id, 73)
    expect((await trade.purchase(trade.buyer, id)).json().details).toEqual({ state: 'lapsed' })
    expect(await stockOf()).toBe(before)
  })

  test('is also applied by the sweep, for any number of offers and processes', async () => {
    const before = await stockOf()
    const [open, accepted] = [await trade.reach('countered'), await trade.reach('accepted')]
    for (const { id } of [open, accepted]) await trade.age(id, 9 * 24)
    await Promise.all([endDueOffers(trade.server.db), endDueOffers(trade.server.db)])
    const states = [open, accepted].map(async ({ id }) => (await trade.ask(trade.buyer, `/offers/${id}`)).json().state)
    expect(await Promise.all(states)).toEqual(['expired', 'lapsed'])
    expect(await stockOf()).toBe(before)
  })

  test('notifies both parties of an end once, and again for later terms', async () => {
    const { id } = await trade.reach('asked')
    await notifyExpiring(trade.server.db)
    expect(await countNotifications(id, 'offer_expiring')).toBe(0)
    await trade.age(id, 6 * 24 + 1)
    await Promise.all([notifyExpiring(trade.server.db), notifyExpiring(trade.server.db)])
    await notifyExpiring(trade.server.db)
    expect(await countNotifications(id, 'offer_expiring')).toBe(2)
    await trade.answer(trade.supplier, id, 'counter', 1, { until: inDays(1) })
    await notifyExpiring(trade.server.db)
    await notifyExpiring(trade.server.db)
    expect(await countNotifications(id, 'offer_expiring')).toBe(4)
  })
})

const countNotifications = async (offer: string, kind: string) => {
  const statement = `SELECT count(*)::int AS count FROM notifications WHERE kind = $2 AND subject ->> 'offerId' = $1`
  return (await trade.server.db.query<{ count: number }>(statement, [offer, kind]))[0]?.count
}

test.each([
  ['asked', 'supplier'],
  ['countered', 'buyer'],
  ['accepted', 'buyer'],
  ['declined', 'buyer'],
  ['withdrawn', 'supplier'],
  ['bought', 'supplier'],
] as const)('of an offer that is %s the %s gets a notification and an email', async (state, hearer) => {
  const { id } = await trade.reach(state, 'supplier')
  const rows = await trade.server.db.query(
    `SELECT uid, sender_name, EXISTS (SELECT FROM email_outbox WHERE notification_id = notifications.id) AS "hasEmail" FROM notifications
    WHERE kind = $2 AND subject ->> 'offerId' = $1`,
    [id, `offer_${state}`],
  )
  const other = trade[hearer === 'buyer' ? 'supplier' : 'buyer']
  expect(rows).toEqual([{ uid: trade[hearer].uid, sender_name: other.name, hasEmail: true }])
})

test('the list shows the reader’s own offers, newest first, by state and page', async () => {
  const mine = async (query: string, who = trade.buyer) => trade.ask(who, `/offers?${query}`)
  const ids = [await trade.reach('asked'), await trade.reach('declined'), await trade.reach('countered')].map(
    ({ id }) => id,
  )
  const page = await mine('side=bought&limit=2')
  expect(page.json().map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]])
  const next = String(page.headers.link).match(/cursor=([^&>]*)/)?.[1]
  expect((await mine(`side=bought&limit=2&cursor=${next}`)).json()[0].id).toBe(ids[0])
  expect((await mine('side=bought&state=open&limit=2')).json().map(({ id }: { id: string }) => id)).toEqual([
    ids[2],
    ids[0],
  ])
  expect((await mine('side=sold&state=declined&limit=1', trade.supplier)).json()[0]).toMatchObject({
    id: ids[1],
    side: 'sold',
  })
  expect((await mine('side=sold')).json()).toEqual([])
  expect((await mine('side=bought', trade.stranger)).json()).toEqual([])
})
