// Suppliers: their page, their facts on products, and their smallest order value.
import { orderValueProblem } from '@arot/contract'
import { describe, expect, test } from 'vitest'
import { auditStock } from '../../src/modules/inventory/ledger.ts'
import { countSuppliers } from '../../src/modules/suppliers/supplier.store.ts'
import { addProduct, bearer, type Person, person } from '../support/server.ts'
import { openShop } from '../support/shop.ts'

const shop = openShop()
const profile = { name: 'Jamuna Tools', logo: '', place: 'Bogura', about: '', smallestOrderValue: null }
const change = (who: Person, more: object = {}) =>
  shop.server.app.inject({
    method: 'PATCH',
    url: '/suppliers/me',
    headers: bearer(who),
    payload: { ...profile, ...more },
  })
const supplierOf = async (product: string) => (await shop.get(`/products/${product}`)).json().supplier
const buy = (who: Person, product: string, quantity: number) =>
  shop.server.app.inject({
    method: 'PATCH',
    url: `/products/${product}/quantity`,
    headers: bearer(who),
    payload: { $inc: { mainQuantity: -quantity } },
  })

describe('a supplier', () => {
  test('is any member who adds a product, with an id of their own, and their name once it is known', async () => {
    const who = await person('Jamuna Begum')
    const own = () => shop.get('/suppliers/me', bearer(who))
    expect((await own()).statusCode).toBe(404)
    const product = await addProduct(shop.server, who)
    const { id } = await supplierOf(product)
    expect(await supplierOf(product)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: '',
      verified: false,
    })
    const payload = { name: who.name, email: who.email, photo: null }
    await shop.server.app.inject({ method: 'POST', url: '/users', headers: bearer(who), payload })
    await expect.poll(() => supplierOf(product)).toEqual({ id, name: 'Jamuna Begum', verified: false })
    await addProduct(shop.server, who)
    const page = await shop.get(`/suppliers/${id}`)
    expect(page.json()).toEqual({ id, _id: id, name: 'Jamuna Begum', since: expect.stringMatching(/Z$/) })
    for (const body of [page.body, (await shop.get(`/products/${product}`)).body]) {
      expect(body).not.toContain(who.uid)
      expect(body).not.toContain(who.email)
    }
    expect((await own()).json()).toEqual(page.json())
    for (const none of ['nobody', who.uid, '..%2f', 'x'.repeat(70)]) {
      expect((await shop.get(`/suppliers/${none}`)).statusCode).toBe(404)
    }
  })

  test('can write the page before the first product, and is listed once something is for sale', async () => {
    const who = await person('Surma Rahman')
    const own = () => shop.get('/suppliers/me', bearer(who))
    const refused = await change(who, { name: '' })
    expect(refused.statusCode).toBe(400)
    expect((await own()).statusCode).toBe(404)
    const saved = await change(who, { name: 'Surma Paper', about: 'Paper since 1998.' })
    expect(saved.statusCode).toBe(200)
    const { id } = saved.json()
    expect((await own()).json()).toMatchObject({ id, name: 'Surma Paper', about: 'Paper since 1998.' })
    const listIds = async () => (await shop.get('/suppliers?limit=100')).json().map(({ id }: { id: string }) => id)
    expect(await listIds()).not.toContain(id)
    const product = await addProduct(shop.server, who)
    expect(await supplierOf(product)).toEqual({ id, name: 'Surma Paper', verified: false })
    expect(await listIds()).toContain(id)
  })

  test('is created once, even if many first saves arrive together', async () => {
    const who = await person()
    const saves = await Promise.all([change(who), change(who), change(who), change(who)])
    expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(saves.map((saved) => saved.json().id)).size).toBe(1)
  })

  test('without a name shows no part of their email', async () => {
    const who = await person()
    const payload = { name: who.email, email: who.email, photo: null }
    const url = '/users'
    expect((await shop.server.app.inject({ method: 'POST', url, headers: bearer(who), payload })).statusCode).toBe(201)
    const product = await addProduct(shop.server, who)
    const { id, name } = await supplierOf(product)
    expect(name).toBe('')
    for (const path of [`/products/${product}`, `/suppliers/${id}`])
      expect((await shop.get(path)).body).not.toContain('@')
  })

  test('can write anything about themselves as plain text, and their products show it at once', async () => {
    const who = await person()
    const product = await addProduct(shop.server, who)
    const about = 'Tools since 1987.\nDelivered on Sundays.'
    const logo = 'https://example.com/logo.png'
    const changed = await change(who, { about: ` ${about} `, logo, smallestOrderValue: 450.5 })
    expect(changed.json()).toMatchObject({
      name: 'Jamuna Tools',
      place: 'Bogura',
      about,
      logo,
      smallestOrderValue: 450.5,
    })
    expect(await supplierOf(product)).toMatchObject({ name: 'Jamuna Tools', smallestOrderValue: 450.5 })
    const [listed] = (await shop.get(`/products?supplier=${changed.json().id}`)).json()
    expect(listed.supplier).toEqual(await supplierOf(product))
    expect((await change(who)).json()).not.toHaveProperty('about')
    expect(await supplierOf(product)).not.toHaveProperty('smallestOrderValue')
  })

  test('refuses an invalid profile by field', async () => {
    const who = await person()
    await addProduct(shop.server, who)
    const answer = await change(who, { name: '', logo: 'http://example.com/x.png', smallestOrderValue: 0 })
    expect(answer.json().details.fields).toEqual({
      name: 'Name is required',
      logo: 'The logo’s address must start with https://.',
      smallestOrderValue: 'Smallest order value must be more than 0.',
    })
  })

  test('has products that can be listed and counted by the supplier’s id', async () => {
    const who = await person()
    const products = [await addProduct(shop.server, who), await addProduct(shop.server, who, { rating: 2 })]
    const { id } = await supplierOf(products[0]!)
    const list = await shop.get(`/products?supplier=${id}&limit=1`)
    expect(list.headers).toMatchObject({ 'x-total-count': '2', link: expect.stringContaining(`supplier=${id}`) })
    const all = (await shop.get(`/products?supplier=${id}&sort=price-desc`)).json()
    expect(new Set(all.map(({ _id }: { _id: string }) => _id))).toEqual(new Set(products))
    const facets = (await shop.get(`/products/facets?supplier=${id}`)).json()
    expect(facets.brands).toEqual([{ value: 'Kormo', count: 2 }])
    const found = (await shop.get(`/products?supplier=${id}&q=drill`)).json()
    expect(found).toHaveLength(2)
    expect((await shop.get('/products?supplier=nobody')).json()).toEqual([])
    await countSuppliers(shop.server.db)
    expect((await shop.get(`/suppliers/${id}`)).json().rating).toBe(3.3)
  })

  test('has as many days to answer as half of their orders waited, whoever ended the wait, without orders to themselves', async () => {
    const [who, buyer] = [await person(), await person()]
    const product = await addProduct(shop.server, who, { mainQuantity: 1000 })
    const ids: string[] = []
    for (const _ of [1, 2, 3, 4, 5]) {
      const payload = {
        userEmail: buyer.email,
        quantity: 10,
        buyDate: '2026-11-21T08:00:00.000Z',
        productId: product,
        productSnapshot: { name: 'x', brand: 'x', category: 'x', description: 'x', minQuantity: 1, image: 'x' },
      }
      const bought = await shop.server.app.inject({ method: 'POST', url: '/cart', headers: bearer(buyer), payload })
      ids.push(bought.json().insertedId)
    }
    // Answered after one day, after three, automatically after 14; one is unanswered, one is too old.
    for (const [place, state, by, placedDaysAgo, took] of [
      [0, 'accepted', 'supplier', 20, 1],
      [1, 'declined', 'supplier', 20, 3],
      [2, 'declined', 'system', 40, 14],
      [4, 'accepted', 'supplier', 100, 0],
    ] as const) {
      await shop.server.db.query(`UPDATE orders SET buy_date = now() - make_interval(days => $2) WHERE id = $1`, [
        ids[place],
        placedDaysAgo,
      ])
      await shop.server.db.query(
        `INSERT INTO order_events (order_id, state, by, at) VALUES ($1, $2, $3, now() - make_interval(days => $4))`,
        [ids[place], state, by, placedDaysAgo - took],
      )
    }
    await countSuppliers(shop.server.db)
    const { id } = await supplierOf(product)
    expect((await shop.get(`/suppliers/${id}`)).json().daysToAnswer).toBe(3)
  })
})

describe('the smallest order value', () => {
  test('is checked last, with the price of the quantity, by both ways to buy', async () => {
    const who = await person()
    const priceBreaks = [{ from: 40, price: 8 }]
    const product = await addProduct(shop.server, who, { price: 10, priceBreaks, orderMultiple: 2 })
    await change(who, { smallestOrderValue: 320 })
    const productBody = (await shop.get(`/products/${product}`)).json()
    for (const [quantity, code] of [
      [8, 'below_minimum'],
      [11, 'order_multiple'],
      [30, 'below_order_value'],
      [32, undefined],
      [38, undefined],
      [40, undefined],
    ] as const) {
      const answer = await buy(who, product, quantity)
      expect(answer.json().code, String(quantity)).toBe(code)
      if (code === 'below_order_value') {
        const problem = orderValueProblem(quantity, productBody)
        expect(answer.json()).toMatchObject({ status: 422, title: problem?.title, detail: problem?.text })
        expect(answer.json().details).toEqual({ smallest: 320 })
      } else if (!code) expect(orderValueProblem(quantity, productBody)).toBeNull()
    }
    await change(who, { smallestOrderValue: 321 })
    const bought = await shop.server.app.inject({
      method: 'POST',
      url: '/cart',
      headers: bearer(who),
      payload: {
        userEmail: who.email,
        quantity: 40,
        buyDate: '2026-11-21T08:00:00.000Z',
        productId: product,
        productSnapshot: { name: 'x', brand: 'x', category: 'x', description: 'x', minQuantity: 1, image: 'x' },
      },
    })
    // An existing reservation can still be bought.
    expect(bought.statusCode).toBe(201)
    expect((await buy(who, product, 40)).json().code).toBe('below_order_value')
    expect(await auditStock(shop.server.db)).toEqual([])
  })
})

describe('the list of suppliers', () => {
  test('has every supplier with a name and a product for sale, verified first, each once across pages', async () => {
    const names = ['Karnaphuli Paper', 'Teesta Tools', 'Halda Home']
    for (const name of names) {
      const who = await person()
      await addProduct(shop.server, who)
      expect((await change(who, { name })).statusCode).toBe(200)
      if (name === 'Halda Home') {
        await shop.server.db.query('UPDATE suppliers SET verified_since = now() WHERE uid = $1', [who.uid])
      }
    }
    const nameless = await person()
    await addProduct(shop.server, nameless)
    const gone = await person()
    const product = await addProduct(shop.server, gone)
    await change(gone, { name: 'Gone Fishing' })
    await shop.server.db.query('UPDATE products SET withdrawn_at = now() WHERE id = $1', [product])

    const found: { id: string; name: string; verifiedSince?: string; since: string }[] = []
    for (let path: string | undefined = '/suppliers?limit=2'; path !== undefined; ) {
      const page = await shop.get(path)
      expect(page.statusCode).toBe(200)
      found.push(...page.json())
      const link: string | undefined = page.headers.link?.toString()
      path = link?.match(/<[^>]*(\/suppliers[^>]*)>/)?.[1]
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    const foundNames = found.map(({ name }) => name)
    expect(foundNames).toEqual(expect.arrayContaining(names))
    expect(foundNames).not.toContain('')
    expect(foundNames).not.toContain('Gone Fishing')
    const verified = found.map(({ verifiedSince }) => verifiedSince !== undefined)
    expect(verified).toEqual(verified.toSorted((a, b) => Number(b) - Number(a)))
    expect(foundNames.indexOf('Karnaphuli Paper')).toBeLessThan(foundNames.indexOf('Teesta Tools'))
  })

  test('can be searched by name, and the next page keeps the search', async () => {
    for (const name of ['Turag Paper', 'Turag-Glass', 'Paper Moon']) {
      const who = await person()
      await addProduct(shop.server, who)
      expect((await change(who, { name })).statusCode).toBe(200)
    }
    const first = await shop.get('/suppliers?q=%20tura&limit=1')
    expect(first.json()).toMatchObject([{ name: 'Turag Paper' }])
    const next = new URL(/<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
    const second = await shop.get(next.pathname + next.search)
    expect(second.json()).toMatchObject([{ name: 'Turag-Glass' }])
    expect(second.headers).not.toHaveProperty('link')
    expect((await shop.get('/suppliers?q=turagglass')).json()).toHaveLength(1)
    expect((await shop.get('/suppliers?q=%25%27%3A*%20%26')).json()).toEqual([])
    expect((await shop.get(`/suppliers?q=${'x '.repeat(100)}`)).json()).toEqual([])
    for (const q of ['x'.repeat(201), 'a&q=b']) {
      expect((await shop.get(`/suppliers?q=${q}`)).statusCode).toBe(400)
    }
  })

  test('refuses a cursor of another list', async () => {
    for (const cursor of [
      'x',
      Buffer.from('2 1 a').toString('base64url'),
      Buffer.from('1 1 a;b').toString('base64url'),
    ]) {
      expect((await shop.get(`/suppliers?cursor=${encodeURIComponent(cursor)}`)).statusCode).toBe(400)
    }
  })
})
