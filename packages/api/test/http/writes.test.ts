import type { CartItem } from '@arot/contract'
import { describe, expect, test } from 'vitest'
import { addProduct, bearer, newProduct, person, purchaseOf } from '../support/server.ts'
import { openShop, versionOf } from '../support/shop.ts'

const shop = openShop()

describe('writes', () => {
  test('refuse a purchase below the minimum and above the stock, with the figures', async () => {
    const id = await addProduct(shop.server, shop.owner, { mainQuantity: 100, minQuantity: 10 })
    const below = await shop.buy(id, 9)
    expect(below.statusCode).toBe(422)
    expect(below.json()).toMatchObject({
      code: 'below_minimum',
      title: 'Minimum quantity required',
      detail: 'You must buy at least 10 units.',
      details: { minimum: 10 },
    })
    const above = await shop.buy(id, 101)
    expect(above.statusCode).toBe(409)
    expect(above.json()).toMatchObject({
      code: 'insufficient_stock',
      title: 'Not enough stock',
      detail: 'Only 100 units available in stock.',
      details: { available: 100 },
    })
  })

  test('with one key have one effect; another body under it is refused', async () => {
    const id = await addProduct(shop.server, shop.owner)
    const headers = { 'idempotency-key': `key-${id}` }
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.buy(id, 10, headers)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(19)
    expect(
      (await shop.get(`/products/${id}`, { 'catalogue-version': versionOf(answers[0]!) })).json().mainQuantity,
    ).toBe(490)
    const later = await shop.server.app.inject({
      method: 'POST',
      url: '/cart',
      headers: { ...bearer(shop.owner), ...headers },
      payload: { ...purchaseOf(id, 10, shop.owner), buyDate: '2026-11-21T09:00:00.000Z' },
    })
    expect(later.body).toBe(answers[0]!.body)
    const other = await shop.buy(id, 20, headers)
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
  })

  const writes: [
    name: string,
    method: 'DELETE' | 'POST' | 'PATCH',
    address: () => Promise<string>,
    payload?: object,
  ][] = [
    [
      'cancelling an order',
      'DELETE',
      async () => `/cart/${(await shop.buy(await addProduct(shop.server, shop.owner), 10)).json().insertedId}`,
    ],
    [
      'accepting an order',
      'POST',
      async () => {
        const [id, buyer] = [await addProduct(shop.server, shop.owner), await person()]
        const payload = purchaseOf(id, 10, buyer)
        const bought = await shop.server.app.inject({ method: 'POST', url: '/cart', headers: bearer(buyer), payload })
        return `/orders/${bought.json().insertedId}/accept`
      },
      {},
    ],
    ['adding a product', 'POST', async () => '/products', newProduct({ name: 'Fifty Drills' })],
    [
      'changing prices',
      'PATCH',
      async () => `/products/${await addProduct(shop.server, shop.owner)}/prices`,
      { price: 39.9, priceBreaks: [] },
    ],
  ]

  test.each(writes)('fifty at once with one key: %s', async (_, method, address, payload) => {
    const url = await address()
    const headers = { ...bearer(shop.owner), 'idempotency-key': `fifty-${url}`, 'if-match': '"1"' }
    const send = (more = {}) =>
      shop.server.app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]!.statusCode).toBe(url === '/products' ? 201 : 200)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(49)
    expect(new Set(answers.map(versionOf)).size).toBe(1)
    expect((await send({ 'if-match': '"2"' })).json().code).toBe('key_reused')
  })

  test('whose problem is not stored succeed later with the same key', async () => {
    const id = await addProduct(shop.server, shop.owner)
    const change = (version: number) =>
      shop.server.app.inject({
        method: 'PATCH',
        url: `/products/${id}/prices`,
        headers: { ...bearer(shop.owner), 'idempotency-key': `later-${id}`, 'if-match': `"${version}"` },
        payload: { price: 39.9, priceBreaks: [] },
      })
    expect((await change(2)).json().code).toBe('version_mismatch')
    expect((await change(1)).statusCode).toBe(200)
  })

  test('that reserve and that release stock are the same call: a key of one is refused for the other', async () => {
    const id = await addProduct(shop.server, shop.owner)
    const change = (by: number) =>
      shop.server.app.inject({
        method: 'PATCH',
        url: `/products/${id}/quantity`,
        headers: { ...bearer(shop.owner), 'idempotency-key': `both-${id}` },
        payload: { $inc: { mainQuantity: by } },
      })
    expect((await change(-10)).statusCode).toBe(200)
    expect((await change(10)).json().code).toBe('key_reused')
    expect((await change(-10)).headers['idempotent-replayed']).toBe('true')
  })

  test('of two editors do not overwrite each other, and an edit does not overwrite a sale', async () => {
    const id = await addProduct(shop.server, shop.owner)
    let edits = 0
    const edit = (headers: Record<string, string>, more: object = {}) => {
      edits += 1
      return shop.edit(id, { description: `Edit ${edits}`, ...more }, headers)
    }
    for (const other of ['"01"', '"1", "1"', '1', '"1a"'])
      expect((await edit({ 'if-match': other })).statusCode).toBe(412)
    expect((await edit({ 'if-match': 'W/"1"' })).statusCode).toBe(200)
    const stale = await edit({ 'if-match': '"1"' })
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'version_mismatch'])
    await shop.buy(id, 10)
    const erasing = await edit({}, { expectedMainQuantity: 500 })
    expect(erasing.json()).toMatchObject({ status: 409, code: 'stale_stock', details: { current: 490 } })
    expect((await edit({ 'if-match': '"2"' }, { expectedMainQuantity: 490 })).statusCode).toBe(200)
  })

  test('do not change the stock if an edit omits it, however much was sold meanwhile', async () => {
    const id = await addProduct(shop.server, shop.owner)
    await shop.buy(id, 10)
    const edited = await shop.edit(id, { description: 'Reworded.', mainQuantity: undefined }, { 'if-match': '"1"' })
    expect(edited.json()).toMatchObject({ modifiedCount: 1, mainQuantity: 490 })
  })

  test('accept an unchanged stock above its limit, after a cancelled order', async () => {
    const id = await addProduct(shop.server, shop.owner, { mainQuantity: 1_000 })
    const { insertedId } = (await shop.buy(id, 1_000)).json()
    expect((await shop.edit(id, { mainQuantity: 1_000_000_000 })).statusCode).toBe(200)
    const cancelled = await shop.server.app.inject({
      method: 'DELETE',
      url: `/cart/${insertedId}`,
      headers: bearer(shop.owner),
    })
    expect(cancelled.statusCode).toBe(200)
    const form = await shop.edit(id, { name: 'Renamed', mainQuantity: 1_000_001_000 })
    expect(form.json()).toMatchObject({ modifiedCount: 1, mainQuantity: 1_000_001_000 })
    for (const mainQuantity of [1_000_001_001, 1_000_000_999, -1, 0.5]) {
      const refused = await shop.edit(id, { mainQuantity })
      expect([refused.statusCode, Object.keys(refused.json().details.fields)]).toEqual([400, ['mainQuantity']])
    }
    expect((await shop.edit(id, { mainQuantity: 1_000_000_000 })).statusCode).toBe(200)
  })

  test('rebuild the snapshot and the date of a purchase', async () => {
    const id = await addProduct(shop.server, shop.owner, { name: 'Anvil' })
    await shop.buy(id, 10)
    const [item] = (await shop.get(`/cart/${shop.owner.email}`, bearer(shop.owner))).json().slice(-1)
    expect(item).toMatchObject({ productId: id, quantity: 10, price: 49.9, productSnapshot: { name: 'Anvil' } })
    expect(Math.abs(Date.parse(item.buyDate) - Date.now())).toBeLessThan(60_000)
  })

  test('never return a picture’s address with a password, even if it was stored once', async () => {
    const id = await addProduct(shop.server, shop.owner)
    await shop.buy(id, 10)
    const image = 'https://user:pw@x.example/a.png'
    await shop.server.db.query('UPDATE products SET image = $1 WHERE id = $2', [image, id])
    await shop.server.db.query(
      `UPDATE orders SET snapshot = snapshot || jsonb_build_object('image', $1::text) WHERE product_id = $2`,
      [image, id],
    )
    expect((await shop.get(`/products/${id}`)).json().image).toBe('')
    const cart = await shop.get(`/cart/${shop.owner.email}`, bearer(shop.owner))
    expect(cart.json().find((item: CartItem) => item.productId === id).productSnapshot.image).toBe('')
  })

  test('store own pictures as paths and return them with PUBLIC_URL', async () => {
    const id = await addProduct(shop.server, shop.owner, { image: 'http://api.test/pictures/hammer.webp' })
    const [row] = await shop.server.db.query('SELECT image FROM products WHERE id = $1', [id])
    expect(row).toEqual({ image: '/pictures/hammer.webp' })
    const answer = await shop.server.app.inject({ url: `/products/${id}`, headers: { host: 'evil.example' } })
    expect(answer.json().image).toBe('http://api.test/pictures/hammer.webp')
  })

  test('store a user once', async () => {
    const user = await person('New Person')
    const save = () =>
      shop.server.app.inject({
        method: 'POST',
        url: '/users',
        headers: bearer(user),
        payload: { name: user.name, email: user.email, photo: null },
      })
    expect((await save()).statusCode).toBe(201)
    expect((await save()).json()).toMatchObject({ status: 409, code: 'exists' })
  })
})
