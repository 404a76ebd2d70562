import { mostCorrections } from '@arot/contract'
import { expect, test } from 'vitest'
import { openTrade } from '../support/trade.ts'

const trade = openTrade()

const parcel = { carrier: 'Padma Freight', trackingCode: 'PF-2045' }

/** A shipped order, and a function that corrects the shipment. */
async function shipOrder() {
  const { supplier, buyer, act } = trade
  const id = await trade.buy(buyer)
  await act(supplier, id, 'accept')
  await act(supplier, id, 'ship', parcel)
  return { id, correct: (more: object) => act(supplier, id, 'correct', { trackingCode: undefined, ...more }) }
}

test('a correction is an order event with the values before and after, and notifies the buyer', async () => {
  const { buyer, supplier, ask } = trade
  const { id, correct } = await shipOrder()
  const answer = await correct({ trackingCode: 'PF-2054', note: 'Two figures were changed about.' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toMatchObject({ state: 'shipped', side: 'sold' })
  const order = (await ask(buyer, `/orders/${id}`)).json()
  expect(order.events.slice(2)).toEqual([
    { state: 'shipped', at: expect.any(String), by: 'supplier', ...parcel },
    {
      ...{ state: 'shipped', at: expect.any(String), by: 'supplier', corrects: true },
      ...{ carrier: 'Padma Freight', trackingCode: 'PF-2054', note: 'Two figures were changed about.' },
    },
  ])
  const [newest] = (await ask(buyer, '/notifications')).json()
  expect(newest).toMatchObject({ kind: 'order_corrected', by: supplier.name, subject: { orderId: id } })
  const emails = await trade.server.db.query('SELECT recipient FROM email_outbox WHERE notification_id = $1', [
    newest.id,
  ])
  expect(emails).toEqual([{ recipient: buyer.email }])
  // The buyer can still confirm receipt.
  expect((await trade.act(buyer, id, 'receive')).json()).toMatchObject({ state: 'received', events: { length: 5 } })
})

test('a correction leaves omitted fields and clears empty ones', async () => {
  const { correct } = await shipOrder()
  expect((await correct({ carrier: 'Meghna Vans' })).json().events.at(-1)).toMatchObject({
    carrier: 'Meghna Vans',
    trackingCode: 'PF-2045',
  })
  const event = (await correct({ from: 4, trackingCode: '' })).json().events.at(-1)
  expect(event).toMatchObject({ carrier: 'Meghna Vans' })
  expect(event).not.toHaveProperty('trackingCode')
})

test('of twenty simultaneous corrections of one shipment one wins, and the others get a clear answer', async () => {
  const { id, correct } = await shipOrder()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => correct({ trackingCode: `PF-${n}` })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(412)])
  const refused = answers.find(({ statusCode }) => statusCode === 412)?.json()
  expect(refused).toMatchObject({ code: 'version_mismatch', details: { current: 4 } })
  expect((await trade.ask(trade.buyer, `/orders/${id}`)).json().events).toHaveLength(4)
})

test('a correction has one effect for its key; another text under the key is refused', async () => {
  const { id, correct } = await shipOrder()
  const correction = { key: `correct-${id}`, trackingCode: 'PF-1' }
  const [first, again] = [await correct(correction), await correct(correction)]
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(again.json().events).toHaveLength(4)
  expect((await correct({ ...correction, trackingCode: 'PF-2' })).json().code).toBe('key_reused')
})

test('a correction names the shipment it saw, changes something, and is limited in number', async () => {
  const { id, correct } = await shipOrder()
  expect((await correct({ from: null, carrier: 'x' })).json().details.fields).toHaveProperty('If-Match')
  expect((await correct(parcel)).json()).toMatchObject({
    code: 'invalid',
    details: { fields: { carrier: expect.stringContaining('Change the carrier') } },
  })
  await trade.server.db.query(
    `INSERT INTO order_events (order_id, state, by, correction, carrier)
    SELECT $1, 'shipped', 'supplier', n, 'Carrier ' || n FROM generate_series(1, $2::int) AS n`,
    [id, mostCorrections],
  )
  const last = await correct({ from: 3 + mostCorrections, carrier: 'One more' })
  expect(last.json()).toMatchObject({
    code: 'invalid',
    details: { fields: { carrier: expect.stringContaining('You cannot correct this shipment any more.') } },
  })
})

test('after a correction of an order to oneself the buyer still has to act', async () => {
  const { supplier, act } = trade
  const id = await trade.bring('shipped', supplier)
  expect((await act(supplier, id, 'correct')).json()).toMatchObject({ state: 'shipped', side: 'bought' })
})
