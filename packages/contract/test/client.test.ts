import fc from 'fast-check'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { ApiError, type Client, createClient, fill, newKey, reservationCalls } from '../src/index.ts'

type SentRequest = { method: string; url: string; headers: Headers; body: unknown }
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }

/** A server with given answers that records its requests. */
function server(reply: (sent: SentRequest) => Reply) {
  const sent: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = {
      method: init?.method ?? 'GET',
      url: String(url),
      headers: new Headers(init?.headers),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    }
    sent.push(request)
    const { status = 200, headers, body, text } = reply(request)
    return new Response(status === 204 ? null : (text ?? JSON.stringify(body)), { status, headers })
  }
  return { sent, client: createClient({ host: 'https://api.example.com/', token: async () => 'a-token', fetch }) }
}

const ours = { 'Arot-Api': '1' }
const row = (id: number, more: object = {}) => ({
  _id: { $oid: `${id}` },
  name: `Thing ${id}`,
  image: 'https://example.com/i.png',
  brand: id % 2 ? 'Odd' : 'Even',
  category: 'Health & Beauty',
  description: 'A thing.',
  price: { $numberDouble: `${10 - id}.5` },
  rating: { $numberInt: '4' },
  mainQuantity: { $numberInt: '100' },
  minQuantity: 5,
  ...more,
})

const purchase = {
  userEmail: 'b@example.com',
  quantity: 5,
  buyDate: '2026-11-21T00:00:00.000Z',
  productId: 'p1',
  productSnapshot: { name: '', brand: '', category: '', description: '', minQuantity: 1, image: '' },
}

const change = {
  name: 'Drill',
  image: 'https://example.com/i.png',
  brand: 'Kormo',
  category: 'Health & Beauty',
  description: 'A drill.',
  rating: 4,
  mainQuantity: 100,
  minQuantity: 5,
}

test('the call that releases units survives the page that sends it', async () => {
  const outlives: (boolean | undefined)[] = []
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    outlives.push(init?.keepalive)
    return new Response('{"mainQuantity":100}', { headers: ours })
  }
  const client = createClient({ host: 'https://api.example.com', token: async () => 'a-token', fetch })
  await client.call('GET /categories', { isPublic: true })
  expect(await reservationCalls(client.call).giveBack('p1', 20)).toBe(100)
  expect(outlives).toEqual([undefined, true])
})

describe('with a server of the twelve calls and nothing else', () => {
  test('filters, sorts and pages the whole list itself, asking once', async () => {
    const { client, sent } = server(() => ({ body: [1, 2, 3, 4, 5].map((id) => row(id)) }))
    const first = await client.getProducts({ brand: ['Odd'], sort: 'price-asc', limit: 2 })
    expect(first.products.map((product) => product._id)).toEqual(['5', '3'])
    expect(first).toMatchObject({ total: 3, isEstimate: false })
    const second = await client.getProducts({ brand: ['Odd'], sort: 'price-asc', limit: 2, cursor: first.next })
    expect(second.products.map((product) => product._id)).toEqual(['1'])
    expect(second.next).toBeUndefined()
    expect(await client.getBrands()).toEqual([
      { name: 'Even', count: 2 },
      { name: 'Odd', count: 3 },
    ])
    expect(sent).toHaveLength(1)
  })

  test('reloads after a write', async () => {
    const { client, sent } = server(({ method }) => (method === 'GET' ? { body: [row(1)] } : { status: 204 }))
    await client.getProducts()
    await client.removeFromCart('c1')
    await client.getProducts()
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
  })

  test('sends no unknown header', async () => {
    const { client, sent } = server(({ method }) => (method === 'GET' ? { body: [row(1)] } : { body: {} }))
    await client.getProducts()
    await client.addToCart(purchase)
    await client.takeUnits('p1', 5, { price: 2 })
    expect(sent.at(-1)?.body).toEqual({ $inc: { mainQuantity: -5 } })
    await client.updateProduct('p1', row(1) as never, { version: 3, mainQuantity: 100 })
    for (const { headers } of sent.slice(1)) {
      expect([...headers.keys()].sort()).toEqual(['authorization', 'content-type'])
    }
    expect(sent.at(-1)?.body).not.toHaveProperty('expectedMainQuantity')
  })

  test('never gets a call that releases units: it would return bought units to stock', async () => {
    const { client, sent } = server(() => ({ body: [row(1)] }))
    expect(await reservationCalls(client.call).giveBack('p1', 5)).toBeNull()
    await client.getProducts()
    expect(await reservationCalls(client.call).giveBack('p1', 5)).toBeNull()
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
  })

  test('falls back to the plain list if it refuses a query', async () => {
    const { client } = server(({ url }) => (url.includes('?') ? { status: 400, body: {} } : { body: [row(1), row(2)] }))
    expect((await client.getProducts({ brand: ['Odd'] })).products).toHaveLength(1)
  })

  test('only gets the twelve calls, whatever is requested first or at once', async () => {
    const wanted: ((client: Client) => unknown)[] = [
      (client) => client.getBrands(),
      (client) => client.getFacets({ brand: ['Odd'] }),
      (client) => client.getCategories(),
      (client) => client.getProducts({ limit: 24 }),
      (client) => client.getProduct('p1'),
      (client) => client.watchStock('p1', () => {})(),
    ]
    vi.stubGlobal('EventSource', function listening(address: string) {
      throw new Error(`a stream was opened: ${address}`)
    })
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(wanted, { minLength: 1 }), fc.boolean(), async (calls, areAtOnce) => {
        const { client, sent } = server(({ url }) =>
          url.includes('?') ? { status: 400, body: {} } : { body: url.endsWith('/p1') ? row(1) : [row(1)] },
        )
        if (areAtOnce) await Promise.all(calls.map((call) => call(client)))
        else for (const call of calls) await call(client)
        const requests = sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
        for (const one of requests) expect(['GET /categories', 'GET /products', 'GET /products/p1']).toContain(one)
      }),
    )
    vi.unstubAllGlobals()
  })

  test('counts brands and facets from its products', async () => {
    const { client } = server(({ url }) => ({ body: url.endsWith('/categories') ? ['Tools'] : [row(1)] }))
    expect(await client.getBrands()).toEqual([{ name: 'Odd', count: 1 }])
    expect((await client.getFacets()).brands).toEqual([{ value: 'Odd', count: 1 }])
  })

  test('gets all eight fields of an edit, including an unchanged stock', async () => {
    const { client, sent } = server(() => ({ body: [row(1)] }))
    await client.getProducts()
    await client.updateProduct('p1', change, { version: 3, mainQuantity: 100 })
    expect(sent.at(-1)?.body).toEqual(change)
  })

  test('accepts 204 and an empty body if no answer is specified', async () => {
    const { client } = server(() => ({ status: 204 }))
    await expect(client.removeFromCart('c1')).resolves.toBeUndefined()
    await expect(client.saveUser({ name: 'A', email: 'a@example.com', photo: '' })).resolves.toBeUndefined()
    await expect(client.takeUnits('p1', 5)).resolves.toBeNull()
    await expect(client.addToCart(purchase)).resolves.toEqual({ insertedId: null })
  })

  test('skips an unreadable record and uses the others', async () => {
    const { client } = server(() => ({ body: [row(1), { name: 'no id' }, null, 7, { _id: 'bare' }] }))
    const { products } = await client.getProducts()
    expect(products.map((product) => product._id)).toEqual(['1', 'bare'])
    expect(products[1]).toMatchObject({ name: '', price: 0 })
  })
})

describe('with our server', () => {
  test('keeps the price breaks of a private list that is the very first answer', async () => {
    const priceBreaks = [{ from: 100, price: 8 }]
    const { client } = server(() => ({ headers: ours, body: [row(1, { priceBreaks })] }))
    expect(await client.getUserProducts('b@example.com')).toMatchObject([{ priceBreaks }])
  })

  test('skips a product with invalid lists, and reads other types in the others', async () => {
    const supplier = { id: 7, name: null, verified: 'yes', smallestOrderValue: '20', more: {} }
    const { client } = server(() => ({
      headers: ours,
      body: [
        row(1, { priceBreaks: [{ from: '100', price: null }], images: [1, 'a'], withdrawn: 'no', supplier }),
        row(2, { priceBreaks: 'none' }),
        row(3, { images: {} }),
        row(4, { supplier: { name: 'Nobody' } }),
        row(5, { images: null, supplier: null, shelfLifeDays: 90 }),
      ],
    }))
    const { products } = await client.getProducts()
    expect(products.map((product) => product._id)).toEqual(['1', '5'])
    expect(products[0]).toMatchObject({ priceBreaks: [{ from: 100, price: 0 }], images: ['', 'a'], withdrawn: false })
    expect(products[0]?.supplier).toEqual({ id: '7', name: '', verified: false, smallestOrderValue: 20 })
    expect(products[1]).toMatchObject({ images: undefined, supplier: undefined, shelfLifeDays: 90 })
  })

  test('trusts its filter, its next page and its count', async () => {
    const { client, sent } = server(() => ({
      headers: {
        ...ours,
        Link: '</products?limit=2&cursor=a%2Fb>; rel="next"',
        'X-Total-Count': '41',
        'X-Total-Count-Kind': 'estimate',
      },
      body: [row(1), row(2)],
    }))
    const page = await client.getProducts({ brand: ['None of these'], limit: 2 })
    expect(page).toMatchObject({ next: 'a/b', total: 41, isEstimate: true })
    expect(page.products).toHaveLength(2)
    expect(sent[0]?.url).toBe('https://api.example.com/products?brand=None+of+these&limit=2')
  })

  test.for(['</products?cursor=a%2Fb>', '<https://shop.example/api/products?cursor=a%2Fb>', '<?cursor=a%2Fb>'])(
    'finds the next page by a complete or partial address: %s',
    async (link) => {
      const headers = { ...ours, Link: `</products>; rel="first", ${link}; rel="next"` }
      const { client } = server(() => ({ headers, body: [row(1)] }))
      expect((await client.getProducts()).next).toBe('a/b')
    },
  )

  test('sends keys, versions and the newest catalogue version once it has seen the server’s mark', async () => {
    let version = 7
    const { client, sent } = server(() => ({
      headers: { ...ours, 'Catalogue-Version': String(version--) },
      body: [row(1)],
    }))
    await client.getProducts()
    await client.addToCart(purchase, { key: 'the-key' })
    await client.takeUnits('p1', 5)
    await client.updateProduct('p1', { ...change, mainQuantity: 50 }, { version: 3, mainQuantity: 100 })
    await client.removeFromCart('c1', { key: 'another-key' })
    expect(sent[1]?.headers.get('Idempotency-Key')).toBe('the-key')
    expect(sent[2]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    expect(sent[4]?.headers.get('Idempotency-Key')).toBe('another-key')
    expect(sent[3]?.headers.get('If-Match')).toBe('"3"')
    expect(sent[3]?.body).toHaveProperty('expectedMainQuantity', 100)
    expect(sent.map(({ headers }) => headers.get('Catalogue-Version'))).toEqual([null, null, '6', '6', '6'])
  })

  test('sends the displayed price with the reservation, and releases the units', async () => {
    const { client, sent } = server(({ method }) => ({
      headers: ours,
      body: method === 'GET' ? [row(1)] : { mainQuantity: 100 },
    }))
    await client.getProducts()
    await client.takeUnits('p1', 5, { price: 2 })
    expect(await reservationCalls(client.call).giveBack('p1', 5)).toBe(100)
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { $inc: { mainQuantity: -5 }, price: 2 },
      { $inc: { mainQuantity: 5 } },
    ])
  })

  test('sends the stock of an edit only if it changed, with the figure before', async () => {
    const { client, sent } = server(() => ({ headers: ours, body: [row(1)] }))
    await client.getProducts()
    const { mainQuantity, ...others } = change
    await client.updateProduct('p1', change, { version: 3, mainQuantity })
    expect(sent.at(-1)?.body).toEqual(others)
    await client.updateProduct('p1', { ...change, mainQuantity: 0 }, { version: 3, mainQuantity })
    expect(sent.at(-1)?.body).toEqual({ ...others, mainQuantity: 0, expectedMainQuantity: mainQuantity })
    await client.updateProduct('p1', change)
    expect(sent.at(-1)?.body).toEqual(change)
  })

  test.each([
    [400, ours],
    [429, ours],
    [500, ours],
    [502, undefined],
    [503, undefined],
  ])('throws a %i unchanged, and never fetches the whole catalogue instead', async (status, headers) => {
    const { client, sent } = server(({ url }) =>
      url.endsWith('/categories') ? { headers: ours, body: [] } : { status, headers, body: { code: 'c' } },
    )
    for (const ask of [client.getProducts({ minRating: 9 }), client.getFacets({ minRating: 9 }), client.getBrands()]) {
      await expect(ask).rejects.toMatchObject({ status, code: 'c' })
    }
    const questions = sent.filter(({ url }) => !url.endsWith('/categories')).map(({ url }) => url.slice(23))
    expect(questions.toSorted()).toEqual(
      ['/brands', '/products/facets?minRating=9', '/products?minRating=9'].toSorted(),
    )
  })

  test('stays in this mode when a middlebox answers without the mark', async () => {
    let isOurs = true
    const { client, sent } = server(() => (isOurs ? { headers: ours, body: [row(1)] } : { text: '<p>Sign in' }))
    await client.getProducts()
    isOurs = false
    await expect(client.getProducts({ brand: ['Odd'] })).rejects.toMatchObject({ code: 'bad_answer' })
    expect(client.isOurs()).toBe(true)
    expect(sent).toHaveLength(2)
  })

  test('does not fall back after a refusal', async () => {
    const { client, sent } = server(({ url }) =>
      url.includes('?') ? { status: 400, headers: ours, body: { code: 'invalid' } } : { headers: ours, body: [] },
    )
    await client.getProducts()
    await expect(client.getProducts({ minRating: 9 })).rejects.toMatchObject({ status: 400, code: 'invalid' })
    expect(sent).toHaveLength(2)
  })
})

describe('every call', () => {
  test('sends the token on all but the four public reads', async () => {
    const { client, sent } = server(() => ({ body: [row(1)] }))
    await client.getCategories().catch(() => {})
    await client.getProducts()
    await client.getCategoryProducts('Health & Beauty')
    await client.getProduct('p1').catch(() => {})
    await client.getCart('b@example.com')
    await client.getUserProducts('b@example.com')
    await client.addProduct(row(1) as never)
    expect(sent.map(({ headers }) => headers.has('Authorization'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  })

  test('sends names in a path unchanged', () => {
    return fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('&', ' ', '"', "'", '/', '?', '#', '%', 'আ', 'ড়', '+', '.', '\\') }),
        ),
        async (name) => {
          const wellFormed = name.toWellFormed()
          fc.pre(!/^\.{0,2}$/.test(wellFormed))
          const { client, sent } = server(() => ({ body: [] }))
          await client.getCategoryProducts(name)
          const path = new URL(sent[0]!.url).pathname
          expect(path.split('/')).toHaveLength(4)
          expect(decodeURIComponent(path.slice('/products/category/'.length))).toBe(wellFormed)
        },
      ),
    )
  })

  test('encodes the ampersand of a category as %26', async () => {
    const { client, sent } = server(() => ({ body: [] }))
    await client.getCategoryProducts('Electronics & Gadgets')
    expect(sent[0]?.url).toBe('https://api.example.com/products/category/Electronics%20%26%20Gadgets')
  })

  test('refuses an endpoint without its id, by its type', () => {
    const { call } = server(() => ({ body: {} })).client
    expectTypeOf(call<'GET /offers/:id'>)
      .parameter(0)
      .toBeNever()
    // @ts-expect-error It has no id.
    expectTypeOf(fill).toBeCallableWith('GET /offers', 'o1')
    expect(fill('GET /offers/:id', 'a/b')).toBe('GET /offers/a%2Fb')
  })

  test.each(['', '.', '..'])('refuses the name %j in a path', async (name) => {
    const { client, sent } = server(() => ({ body: {} }))
    await expect(client.getProduct(name)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(client.removeFromCart(name)).rejects.toBeInstanceOf(ApiError)
    expect(sent).toHaveLength(0)
  })

  test('turns a refusal into an error with code, title, message and details', async () => {
    const { client } = server(() => ({
      status: 409,
      body: { title: 'Not enough stock', code: 'insufficient_stock', detail: 'Only 3', details: { available: 3 } },
    }))
    const error = await client.takeUnits('p1', 5).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 409,
      code: 'insufficient_stock',
      title: 'Not enough stock',
      message: 'Only 3',
      details: { available: 3 },
    })
  })

  test('gives an empty refusal a code and a title', async () => {
    const { client } = server(() => ({ status: 500, text: '<h1>oh</h1>' }))
    await expect(client.getCart('a@example.com')).rejects.toMatchObject({
      status: 500,
      code: 'http',
      title: 'HTTP 500',
    })
  })

  test('throws an error for an answer of another shape', async () => {
    const { client } = server(() => ({ text: '<!doctype html>' }))
    await expect(client.getProducts()).rejects.toMatchObject({ code: 'bad_answer' })
    await expect(client.getProduct('p1')).rejects.toMatchObject({ code: 'bad_answer' })
  })

  test('throws the error `network` without an answer; an aborted call stays an AbortError', async () => {
    const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
      init?.signal?.throwIfAborted()
      throw new TypeError('fetch failed')
    })
    const client = createClient({ host: '/api', fetch: fetch as never })
    await expect(client.getProducts()).rejects.toMatchObject({ status: 0, code: 'network' })
    await expect(client.getProducts({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('returns plain dates and ids of the cart', async () => {
    const { client } = server(() => ({
      body: [{ _id: { $oid: 'c1' }, quantity: { $numberInt: '5' }, buyDate: { $date: '2026-11-21T00:00:00Z' } }],
    }))
    const [item] = await client.getCart('b@example.com')
    expect(item).toMatchObject({ _id: 'c1', quantity: 5, buyDate: new Date('2026-11-21T00:00:00Z') })
  })
})

test('keys are unique, even on a page without a secure context, which has no randomUUID', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 1000 }, () => newKey())
  vi.unstubAllGlobals()
  expect(new Set(keys).size).toBe(1000)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
