import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { brandsAnswer, facetsAnswer, productAnswer } from '@arot/contract/catalog/schema'
import { problemAnswer } from '@arot/contract/http/schema'
import type { LightMyRequestResponse } from 'fastify'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { addProduct, bearer, startServer } from '../support/server.ts'
import { openShop, versionOf } from '../support/shop.ts'

const shop = openShop()

beforeAll(async () => {
  for (let count = 1; count <= 7; count++) {
    await addProduct(shop.server, shop.owner, {
      name: `Drill ${count}`,
      price: 100 - count,
      brand: count % 2 ? 'Odd & Co' : 'Even',
    })
  }
})

const names = (answer: LightMyRequestResponse) => answer.json().map(({ name }: { name: string }) => name)

describe('lists', () => {
  test('are plain arrays with the count and the next page in the headers', async () => {
    const seen: string[] = []
    let url: string | undefined = '/products?limit=3'
    while (url) {
      const answer: LightMyRequestResponse = await shop.get(url)
      expect(answer.headers).toMatchObject({ 'x-total-count': '7', 'x-total-count-kind': 'exact' })
      seen.push(...names(answer))
      url = String(answer.headers.link ?? '').match(
        /^<http:\/\/api\.test(\/products\?limit=3&cursor=[^>]+)>; rel="next"$/,
      )?.[1]
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => `Drill ${count}`))
  })

  test('filter and sort, and the next page has the same query', async () => {
    const first = await shop.get('/products?brand=Odd+%26+Co&sort=price-asc&limit=3')
    expect(names(first)).toEqual(['Drill 7', 'Drill 5', 'Drill 3'])
    const next = String(first.headers.link).match(/<([^>]+)>/)![1]!
    expect(names(await shop.get(next))).toEqual(['Drill 1'])
  })

  test('of a category with an ampersand work, including the link', async () => {
    const path = `/products/category/${encodeURIComponent('Industrial Machinery & Tools')}`
    const answer = await shop.get(`${path}?limit=6`)
    expect(answer.json()).toHaveLength(6)
    const next = String(answer.headers.link).match(/<([^>]+)>/)![1]!
    expect(names(await shop.get(next))).toEqual(['Drill 7'])
    expect((await shop.get('/products/category/Unheard%20of')).json()).toEqual([])
  })

  test('contain only the product', async () => {
    const [product] = (await shop.get('/products?limit=1')).json()
    expect(Object.keys(product).sort()).toEqual(
      [
        '_id',
        'brand',
        'category',
        'description',
        'image',
        'mainQuantity',
        'minQuantity',
        'name',
        'price',
        'rating',
        'supplier',
        'version',
      ].sort(),
    )
  })

  test('match the OpenAPI description exactly', async () => {
    const strict = v.array(v.strictObject(productAnswer.entries))
    expect(v.safeParse(strict, (await shop.get('/products')).json()).issues).toBeUndefined()
    expect(v.safeParse(facetsAnswer, (await shop.get('/products/facets')).json()).issues).toBeUndefined()
    expect(v.safeParse(brandsAnswer, (await shop.get('/brands')).json()).issues).toBeUndefined()
    const refused = (await shop.get('/products?limit=0')).json()
    expect(v.safeParse(v.strictObject(problemAnswer.entries), refused).issues).toBeUndefined()
  })

  test('facets and brands', async () => {
    expect((await shop.get('/brands')).json()).toEqual([
      { name: 'Even', count: 3 },
      { name: 'Odd & Co', count: 4 },
    ])
    const facets = (await shop.get('/products/facets?brand=Even')).json()
    expect(facets.categories).toEqual([{ value: 'Industrial Machinery & Tools', count: 3 }])
    expect(facets.brands).toHaveLength(2)
    expect((await shop.get('/categories')).json()).toHaveLength(7)
  })
})

describe('answers', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are encoded as %s for clients that accept it', async (encoding, open) => {
    const plain = await shop.get('/products')
    const packed = await shop.get('/products', { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(open(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect((await shop.get('/products', { 'accept-encoding': `${encoding};q=0` })).headers).not.toHaveProperty(
      'content-encoding',
    )
  })

  test.each([
    ['br;q=0', undefined],
    ['br; q=0.000, gzip', 'gzip'],
    ['br;q=0;x=1, gzip;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['gzip;q=1.0, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['deflate', undefined],
    ['abr, xgzip', undefined],
  ])('for clients that accept “%s” are encoded as %s', async (accepted, encoding) => {
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await shop.get('/products', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
    }
  })

  test('are 304 for clients that have them, until something changes', async () => {
    const first = await shop.get('/products')
    const etag = String(first.headers.etag)
    const again = await shop.get('/products', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await shop.get('/products', { 'if-none-match': `"other", ${etag}` })).statusCode).toBe(304)
    const id = first.json()[0]._id
    await shop.edit(id, { name: 'Drill 1', description: 'Three gears.', brand: 'Odd & Co' })
    expect((await shop.get('/products', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('to HEAD have the headers and no body', async () => {
    for (let round = 0; round < 2; round++) {
      const answer = await shop.server.app.inject({ method: 'HEAD', url: '/products' })
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      expect(answer.headers['x-total-count']).toBe('7')
    }
  })

  test('always have the server’s mark and the security headers', async () => {
    const answers = [
      await shop.get('/products'),
      await shop.get('/products'),
      await shop.get('/nowhere'),
      await shop.get('/cart/a@example.com'),
    ]
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'arot-api': '1',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-request-id': expect.any(String),
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
    const secure = await startServer({ db: shop.server.db, config: { publicUrl: 'https://shop.example.com/api' } })
    expect((await secure.app.inject('/products')).headers['strict-transport-security']).toMatch(/max-age/)
    await secure.app.close()
  })

  test('link to PUBLIC_URL, under any path of the server', async () => {
    const publicUrl = 'https://shop.example/api'
    const server = await startServer({ db: shop.server.db, config: { publicUrl } })
    const list = await server.app.inject('/products/category/Industrial%20Machinery%20%26%20Tools?limit=3')
    const path = '/products/category/Industrial%20Machinery%20%26%20Tools'
    expect(list.headers.link).toMatch(new RegExp(`^<${publicUrl}${path}\\?limit=3&cursor=[^>]+>; rel="next"$`))
    for (const url of ['/products/none', '/nowhere', '/products?limit=x', '/products/%zz']) {
      const { type, code } = (await server.app.inject(url)).json()
      expect([url, type]).toEqual([url, `${publicUrl}/docs#error-${code}`])
    }
    await server.app.close()
  })

  test('never contain the Host of a request', async () => {
    const server = await startServer({ db: shop.server.db, config: { publicUrl: 'http://127.0.0.1:4000' } })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    for (const url of ['/products?limit=3', '/openapi.json', '/docs', '/nowhere', '//evil.example/products']) {
      const answer = await server.app.inject({ url, headers })
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain('evil.example')
    }
    await server.app.close()
  })

  test('to a session are never cached', async () => {
    const answer = await shop.get(`/cart/${shop.owner.email}`, bearer(shop.owner))
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

describe('another origin', () => {
  const page = 'http://localhost:3000'

  test('on the list can read, including our own headers', async () => {
    for (const url of ['/products', '/products', '/nowhere']) {
      const { headers } = await shop.get(url, { origin: page })
      expect(headers['access-control-allow-origin']).toBe(page)
      expect(headers.vary).toMatch(/Origin/)
      expect(headers['access-control-expose-headers']).toMatch(/Link.*X-Total-Count.*Retry-After/)
    }
  })

  test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example'])('%s cannot', async (origin) => {
    for (const url of ['/products', '/products']) {
      expect((await shop.get(url, { origin })).headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  test('gets the allowed methods and headers in a preflight', async () => {
    const preflight = (origin: string) =>
      shop.server.app.inject({
        method: 'OPTIONS',
        url: '/cart',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      })
    const allowed = await preflight(page)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-max-age': '600',
    })
    expect(allowed.headers['access-control-allow-headers']).toMatch(/Authorization.*Idempotency-Key.*If-Match/)
    expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials')
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty('access-control-allow-methods')
  })
})

describe('cached answers', () => {
  test('are never older than the reader’s own write, on any replica', async () => {
    const replica = await startServer({ db: shop.server.db })
    const id = (await shop.get('/products?limit=1')).json()[0]._id
    for (let round = 1; round <= 10; round++) {
      await replica.app.inject('/products?limit=1')
      await replica.app.inject(`/products/${id}`)
      const answer = await shop.edit(id, { name: 'Drill 1', brand: 'Odd & Co', description: `Round ${round}.` })
      const headers = { 'catalogue-version': versionOf(answer) }
      const [listed] = (await replica.app.inject({ url: '/products?limit=1', headers })).json()
      const single = (await replica.app.inject({ url: `/products/${id}`, headers })).json()
      expect([listed.description, single.description]).toEqual([`Round ${round}.`, `Round ${round}.`])
    }
    await replica.app.close()
  })

  test('of one product follow every sale', async () => {
    const id = await addProduct(shop.server, shop.owner, { mainQuantity: 100, minQuantity: 10 })
    for (let left = 90; left >= 0; left -= 10) {
      await shop.get(`/products/${id}`)
      const bought = await shop.buy(id, 10)
      const headers = { 'catalogue-version': versionOf(bought) }
      expect((await shop.get(`/products/${id}`, headers)).json().mainQuantity).toBe(left)
    }
  })

  test('serve most reads without the database', async () => {
    await shop.get('/products?limit=5')
    const count = async () =>
      Number((await shop.get('/metrics')).body.match(/arot_answers_from_memory_total (\d+)/)?.[1] ?? 0)
    const before = await count()
    for (let round = 0; round < 20; round++) await shop.get('/products?limit=5')
    expect((await count()) - before).toBeGreaterThanOrEqual(19)
  })
})
