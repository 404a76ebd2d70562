import { type PriceBreak, purchaseProblem, totalOf, unitPriceAt } from '@arot/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { addProduct, bearer, person, purchaseOf } from '../support/server.ts'
import { openShop } from '../support/shop.ts'

const shop = openShop()

const ladder: PriceBreak[] = [
  { from: 240, price: 7.5 },
  { from: 480, price: 7.2 },
]
const laddered = { price: 8, minQuantity: 100, mainQuantity: 5000, orderMultiple: 24, priceBreaks: ladder }

const buy = (id: string, quantity: number, price?: number, headers: Record<string, string> = {}) =>
  shop.server.app.inject({
    method: 'POST',
    url: '/cart',
    headers: { ...bearer(shop.owner), ...headers },
    payload: { ...purchaseOf(id, quantity, shop.owner), ...(price !== undefined && { price }) },
  })

const hold = (id: string, units: number, price?: number, headers: Record<string, string> = {}) =>
  shop.server.app.inject({
    method: 'PATCH',
    url: `/products/${id}/quantity`,
    headers: { ...bearer(shop.owner), ...headers },
    payload: { $inc: { mainQuantity: -units }, ...(price !== undefined && { price }) },
  })

const setPrices = (id: string, payload: object, headers: Record<string, string> = {}) =>
  shop.server.app.inject({
    method: 'PATCH',
    url: `/products/${id}/prices`,
    headers: { ...bearer(shop.owner), ...headers },
    payload: { priceBreaks: [], ...payload },
  })

const priceOf = async (insertedId: string) => {
  const cart = (await shop.get(`/cart/${shop.owner.email}`, bearer(shop.owner))).json()
  return cart.find((item: { _id: string }) => item._id === insertedId).price
}

describe('a product with cartons and a ladder', () => {
  test('returns both; a product without them returns neither', async () => {
    const more = { sku: 'KD-24', leadDays: 0, ...laddered }
    const product = (await shop.get(`/products/${await addProduct(shop.server, shop.owner, more)}`)).json()
    expect(product).toMatchObject(more)
    const plain = (await shop.get(`/products/${await addProduct(shop.server, shop.owner)}`)).json()
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['sku']))
    expect([plain.sku, plain.orderMultiple, plain.priceBreaks, plain.leadDays]).toEqual(Array(4).fill(undefined))
  })

  test('refuses a broken carton by both ways to buy, and names the nearest whole ones', async () => {
    const id = await addProduct(shop.server, shop.owner, laddered)
    for (const answer of [await buy(id, 130), await hold(id, 130)]) {
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        code: 'order_multiple',
        title: 'Sold by the carton',
        detail: 'Order in multiples of 24 units: 120 or 144.',
        details: { multiple: 24, below: 120, above: 144 },
      })
    }
    expect((await buy(id, 99)).json().code).toBe('below_minimum')
    expect((await buy(id, 5001)).json().code).toBe('insufficient_stock')
  })

  test('is bought at the price of its quantity, from stock or from a reservation', async () => {
    const id = await addProduct(shop.server, shop.owner, laddered)
    for (const [quantity, price] of [
      [216, 8],
      [240, 7.5],
      [480, 7.2],
    ] as const) {
      expect(await priceOf((await buy(id, quantity)).json().insertedId)).toBe(price)
      expect((await hold(id, quantity)).statusCode).toBe(200)
      expect(await priceOf((await buy(id, quantity, price)).json().insertedId)).toBe(price)
    }
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('is not bought at another price than the one displayed; its reservation stays', async () => {
    const id = await addProduct(shop.server, shop.owner, laddered)
    expect((await buy(id, 240, 8)).json()).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { price: 7.5 },
    })
    expect((await hold(id, 240)).json().mainQuantity).toBe(4760)
    expect((await buy(id, 240, 7.49)).json().code).toBe('price_changed')
    expect((await shop.get(`/products/${id}`)).json().mainQuantity).toBe(4760)
    const key = { 'idempotency-key': `priced-${id}` }
    expect((await buy(id, 240, 7.5, key)).statusCode).toBe(201)
    expect((await buy(id, 240, 7.2, key)).json().code).toBe('key_reused')
    expect((await shop.get(`/products/${id}`)).json().mainQuantity).toBe(4760)
  })

  test('loses no unit to a buyer with an outdated price: the purchase is refused first and stores no key', async () => {
    const id = await addProduct(shop.server, shop.owner, laddered)
    const key = { 'idempotency-key': `shown-${id}` }
    expect((await hold(id, 240, 8, key)).json()).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { price: 7.5 },
    })
    expect((await shop.get(`/products/${id}`)).json().mainQuantity).toBe(5000)
    expect((await hold(id, 130, 8)).json().code).toBe('order_multiple')
    expect((await hold(id, 240, 7.5, key)).json().mainQuantity).toBe(4760)
    expect((await hold(id, 240, 7.5, key)).json().mainQuantity).toBe(4760)
    expect(await auditStock(shop.server.db)).toEqual([])
  })

  test('has an SKU that is unique among the products of its supplier', async () => {
    const sku = 'A-1200'
    const id = await addProduct(shop.server, shop.owner, { sku })
    const again = () => addProduct(shop.server, shop.owner, { sku })
    await expect(again()).rejects.toThrow('Another product of yours already has this SKU.')
    await addProduct(shop.server, await person('Other Supplier'), { sku })
    expect((await shop.edit(id, { sku: '' })).statusCode).toBe(200)
    expect((await shop.get(`/products/${id}`)).json().sku).toBeUndefined()
    await again()
  })

  test('refuses a change after which its price breaks no longer fit', async () => {
    const id = await addProduct(shop.server, shop.owner, laddered)
    const minimum = await shop.edit(id, { minQuantity: 240 })
    expect(minimum.json().details.fields).toEqual({ minQuantity: 'A price break must start above 240 units.' })
    const carton = await shop.edit(id, { minQuantity: 100, orderMultiple: 7 })
    expect(carton.json().details.fields).toEqual({
      orderMultiple: 'A price break must start at a multiple of 7 units.',
    })
    expect((await shop.edit(id, { minQuantity: 120, orderMultiple: 12, leadDays: 3 })).statusCode).toBe(200)
    expect((await shop.edit(id, { minQuantity: 120, leadDays: null })).statusCode).toBe(200)
    const product = (await shop.get(`/products/${id}`)).json()
    expect([product.orderMultiple, product.leadDays]).toEqual([12, undefined])
  })
})

describe('a change of prices', () => {
  test('applies at once, is stored in the history, and does not change orders', async () => {
    const id = await addProduct(shop.server, shop.owner, laddered)
    const bought = (await buy(id, 240)).json().insertedId
    const readPrices = () => shop.get(`/products/${id}/prices`, bearer(shop.owner))
    expect((await readPrices()).json()).toMatchObject([{ price: 8, priceBreaks: ladder }])
    const changed = await setPrices(id, { price: 9 }, { 'if-match': '"1"' })
    expect(changed.json()).toEqual({ version: 2 })
    const stale = await setPrices(id, { price: 10 }, { 'if-match': '"1"' })
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'version_mismatch'])
    const now = await shop.get(`/products/${id}`, { 'catalogue-version': String(changed.headers['catalogue-version']) })
    expect([now.json().price, now.json().priceBreaks]).toEqual([9, undefined])
    await setPrices(id, { price: 9.5, priceBreaks: [{ from: 480, price: 9 }] })
    const history = (await readPrices()).json()
    expect(history.map(({ at: _, ...prices }: { at: string }) => prices)).toEqual([
      { price: 9.5, priceBreaks: [{ from: 480, price: 9 }] },
      { price: 9 },
      { price: 8, priceBreaks: ladder },
    ])
    expect(history[0].at > history[1].at && history[1].at > history[2].at).toBe(true)
    expect(await priceOf(bought)).toBe(7.5)
  })

  test('without a difference stores nothing', async () => {
    const id = await addProduct(shop.server, shop.owner, laddered)
    expect((await setPrices(id, { price: 8, priceBreaks: ladder })).json()).toEqual({ version: 1 })
    expect((await shop.get(`/products/${id}/prices`, bearer(shop.owner))).json()).toHaveLength(1)
  })

  test('has a paged history', async () => {
    const id = await addProduct(shop.server, shop.owner)
    for (const price of [50, 51, 52]) await setPrices(id, { price })
    const prices: number[] = []
    for (let url: string | undefined = `/products/${id}/prices?limit=3`; url; ) {
      const answer = await shop.get(url, bearer(shop.owner))
      prices.push(...answer.json().map(({ price }: { price: number }) => price))
      const link: string | undefined = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1]
      url = link && new URL(link).pathname + new URL(link).search
    }
    expect(prices).toEqual([52, 51, 50, 49.9])
    for (const cursor of ['0', '-1', 'x', '1e3', '']) {
      expect((await shop.get(`/products/${id}/prices?cursor=${cursor}`, bearer(shop.owner))).statusCode).toBe(400)
    }
  })
})

describe('the calculation of the pages', () => {
  test('equals the calculation of PostgreSQL for price and total', async () => {
    const cases = fc.sample(
      fc.record({
        cents: fc.integer({ min: 1, max: 99_999_999 }),
        steps: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 8 }),
        quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
      }),
      5000,
    )
    const products = cases.map(({ cents, steps, quantity }) => {
      let from = 10
      const priceBreaks = steps.map((more, place) => {
        from += more
        return { from, price: Math.max(1, cents - place - 1) / 100 }
      })
      return { price: cents / 100, priceBreaks, quantity: quantity % (from * 2) || 1 }
    })
    const rows = await shop.server.db.query<{ unit: number; total: string }>(
      `SELECT unit::float8 AS unit, (unit * quantity)::text AS total FROM (
        SELECT place, quantity, unit_price(price, nullif(breaks, '[]'), quantity) AS unit
        FROM unnest($1::numeric[], $2::jsonb[], $3::bigint[]) WITH ORDINALITY AS t (price, breaks, quantity, place)
      ) AS told ORDER BY place`,
      [
        products.map(({ price }) => price.toFixed(2)),
        products.map(({ priceBreaks }) => JSON.stringify(priceBreaks)),
        products.map(({ quantity }) => quantity),
      ],
    )
    for (const [index, { quantity, ...product }] of products.entries()) {
      const unit = unitPriceAt(product, quantity)
      expect(unit).toBe(rows[index]?.unit)
      expect(Number(totalOf(unit, quantity))).toBe(Number(rows[index]?.total))
    }
  })

  test('equals the rules of the server for every product and quantity', async () => {
    const any = fc.record({
      minQuantity: fc.integer({ min: 1, max: 60 }),
      mainQuantity: fc.integer({ min: 0, max: 200 }),
      orderMultiple: fc.integer({ min: 1, max: 30 }),
      quantity: fc.integer({ min: 1, max: 220 }),
    })
    for (const { quantity, ...product } of fc.sample(any, 150)) {
      const id = await addProduct(shop.server, shop.owner, product)
      const answer = await hold(id, quantity)
      expect(answer.json().code, JSON.stringify({ ...product, quantity })).toBe(
        purchaseProblem(quantity, product)?.code,
      )
      const problem = purchaseProblem(quantity, product)
      if (problem) expect([answer.json().title, answer.json().detail]).toEqual([problem.title, problem.text])
    }
  })
})
