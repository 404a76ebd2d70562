import { describe, expect, test } from 'vitest'
import { addProduct, bearer, startServer } from '../support/server.ts'
import { openTrade } from '../support/trade.ts'

const trade = openTrade()

describe('an order', () => {
  test('shows both parties the product and the events, and each only the necessary facts of the other', async () => {
    const { buyer, supplier, ask, act } = trade
    const id = await trade.buy(buyer, 24)
    await act(supplier, id, 'accept', { note: 'Gladly.' })
    await act(supplier, id, 'ship', { carrier: 'Padma Freight', trackingCode: 'PF-2045', note: '' })
    const sold = (await ask(supplier, `/orders/${id}`)).json()
    expect(sold).toEqual({
      id,
      _id: id,
      steps: sold.events,
      state: 'shipped',
      quantity: 24,
      price: 49.9,
      buyDate: expect.stringMatching(/Z$/),
      productId: trade.product,
      productSnapshot: expect.objectContaining({ name: 'Cordless Drill', minQuantity: 10 }),
      side: 'sold',
      buyer: { name: 'Buyer Rahman', email: buyer.email },
      supplier: { name: 'Supplier Begum', id: expect.stringMatching(/^[0-9a-f]{24}$/) },
      events: [
        { state: 'placed', at: sold.buyDate, by: 'buyer' },
        { state: 'accepted', at: expect.stringMatching(/Z$/), by: 'supplier', note: 'Gladly.' },
        {
          state: 'shipped',
          at: expect.stringMatching(/Z$/),
          by: 'supplier',
          carrier: 'Padma Freight',
          trackingCode: 'PF-2045',
        },
      ],
    })
    const bought = await ask(buyer, `/orders/${id}`)
    const { buyer: _, ...same } = sold
    expect(bought.json()).toEqual({ ...same, side: 'bought' })
    expect(bought.body).not.toContain(supplier.email)
    expect(bought.headers['cache-control']).toBe('private, no-store')
  })

  test('stores the SKU of the purchase, by either way to buy; without an SKU it shows none', async () => {
    const { buyer, supplier, server, ask, buy } = trade
    const product = await addProduct(server, supplier, { sku: 'DR-45' })
    await server.app.inject({
      method: 'PATCH',
      url: `/products/${product}/quantity`,
      headers: bearer(buyer),
      payload: { $inc: { mainQuantity: -12 } },
    })
    const ids = [await buy(buyer, 10, product), await buy(buyer, 12, product)]
    await server.db.query("UPDATE products SET sku = 'DR-46' WHERE id = $1", [product])
    for (const id of ids) {
      expect((await ask(supplier, `/orders/${id}`)).json().productSnapshot).toMatchObject({ sku: 'DR-45' })
    }
    expect((await ask(buyer, '/orders?side=bought')).json()[0].productSnapshot).toMatchObject({ sku: 'DR-45' })
    expect((await ask(buyer, `/cart/${buyer.email}`)).json()).toContainEqual(
      expect.objectContaining({
        supplier: { name: 'Supplier Begum' },
        productSnapshot: expect.objectContaining({ sku: 'DR-45' }),
      }),
    )
    const plain = await buy(buyer)
    expect((await ask(buyer, `/orders/${plain}`)).json().productSnapshot).not.toHaveProperty('sku')
  })

  test('to oneself is accepted at once, and shown from the side that has to act', async () => {
    const { supplier, ask, act } = trade
    const id = await trade.buy(supplier)
    const order = (await ask(supplier, `/orders/${id}`)).json()
    expect(order).toMatchObject({ state: 'accepted', side: 'sold', events: [{ by: 'buyer' }, { by: 'system' }] })
    expect((await act(supplier, id, 'ship')).json()).toMatchObject({ state: 'shipped', side: 'bought' })
    expect((await act(supplier, id, 'receive')).json()).toMatchObject({ state: 'received', side: 'bought' })
  })

  test('of a product without a supplier stays in the cart, from which the buyer can remove it', async () => {
    const { buyer, server, ask, act } = trade
    const product = await addProduct(server, trade.supplier)
    await server.db.query('UPDATE products SET owner_uid = NULL WHERE id = $1', [product])
    const id = await trade.buy(buyer, 10, product)
    expect((await ask(buyer, `/orders/${id}`)).json()).not.toHaveProperty('supplier')
    expect((await act(trade.supplier, id, 'accept')).statusCode).toBe(404)
    expect((await act(buyer, id, 'cancel')).json()).toEqual({ deletedCount: 1 })
  })

  test('stays with its supplier when the product gets another owner', async () => {
    const product = await addProduct(trade.server, trade.supplier)
    const id = await trade.buy(trade.buyer, 10, product)
    await trade.server.db.query('UPDATE products SET owner_uid = $2 WHERE id = $1', [product, trade.stranger.uid])
    expect((await trade.ask(trade.stranger, `/orders/${id}`)).statusCode).toBe(404)
    expect((await trade.act(trade.supplier, id, 'accept')).json()).toMatchObject({ state: 'accepted' })
  })
})

describe('an act', () => {
  test('with one key has one effect and one answer, even after the order has changed', async () => {
    const id = await trade.buy(trade.buyer)
    const key = `accept-${id}`
    const accept = () => trade.act(trade.supplier, id, 'accept', { key })
    const answers = await Promise.all(Array.from({ length: 50 }, accept))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49)
    await trade.act(trade.supplier, id, 'ship')
    expect((await accept()).json()).toEqual(answers[0]?.json())
  })

  test('is refused under the same key with another note or for another order', async () => {
    const [one, other] = [await trade.buy(trade.buyer), await trade.buy(trade.buyer)]
    const key = `decline-${one}`
    expect((await trade.act(trade.supplier, one, 'decline', { key, note: 'Sold out.' })).statusCode).toBe(200)
    for (const [order, note] of [
      [one, 'Too far.'],
      [other, 'Sold out.'],
    ] as const) {
      const answer = await trade.act(trade.supplier, order, 'decline', { key, note })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'key_reused'])
    }
  })

  test('that releases units returns the catalogue version with the new stock', async () => {
    const id = await trade.buy(trade.buyer)
    const stock = async (headers = {}) =>
      (await trade.server.app.inject({ url: `/products/${trade.product}`, headers })).json().mainQuantity
    const before = await stock()
    const { headers } = await trade.act(trade.supplier, id, 'decline')
    expect(await stock({ 'catalogue-version': String(headers['catalogue-version']) })).toBe(before + 10)
  })
})

test('a buyer can have a limited number of open orders; an ended one frees a place', async () => {
  const { buyer, server } = trade
  const quota = { reservations: 20, orders: 3, units: 1e9 }
  const strict = await startServer({ db: server.db, config: { quota } })
  const product = await addProduct(server, trade.supplier)
  const hold = () =>
    strict.app.inject({
      method: 'PATCH',
      url: `/products/${product}/quantity`,
      headers: bearer(buyer),
      payload: { $inc: { mainQuantity: -10 } },
    })
  await server.db.query("UPDATE orders SET state = 'received' WHERE uid = $1", [buyer.uid])
  const orders = [await trade.buy(buyer, 10, product), await trade.buy(buyer, 10, product)]
  expect((await hold()).statusCode).toBe(200)
  const refused = await hold()
  expect(refused.json()).toMatchObject({
    code: 'too_much_held',
    details: { ...quota, holds: 20 },
    detail: expect.stringContaining('20 open purchases, 3 orders and 1000000000 units'),
  })
  await trade.act(buyer, orders[0]!, 'cancel')
  expect((await hold()).statusCode).toBe(200)
  await strict.close()
})

test.each([
  'from=0000-01-01T00:00:00Z',
  `from=${encodeURIComponent('0001-01-01T00:00:00+14:00')}`,
  'to=9999-12-31T23:59:59-14:00',
  'from=2026-02-30T00:00:00Z',
])('orders cannot be listed by %s', async (period) => {
  for (const path of ['/orders', '/orders/export']) {
    const answer = await trade.ask(trade.supplier, `${path}?side=sold&${period}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid'])
    expect(answer.json().detail).toMatch(
      /^(from|to): (Enter a date and time|Must be in the years from 1970 to 2199)\.$/,
    )
  }
})
