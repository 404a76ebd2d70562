import { request } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addProduct,
  bearer,
  newProduct,
  type Person,
  person,
  purchaseOf,
  startServer,
  type TestServer,
} from '../support/server.ts'
import { type Body, bodies, sql, wrong, wrongFields, wrongValues } from '../support/wrong.ts'

let server: TestServer
let owner: Person
let product: string
let address: string
let order: string
let received: string

beforeAll(async () => {
  server = await startServer({ config: { logLevel: 'error' } })
  address = await server.listen()
  owner = await person('Owner Begum')
  product = await addProduct(server, owner)
  const buyer = await person('Buyer Rahman')
  const payload = purchaseOf(product, 10, buyer)
  const buys = async () =>
    (await server.app.inject({ method: 'POST', url: '/cart', headers: bearer(buyer), payload })).json().insertedId
  order = await buys()
  received = await buys()
  const asBought = "UPDATE orders SET state = 'received', uid = $2, supplier_uid = NULL WHERE id = $1"
  await server.db.query(asBought, [received, owner.uid])
})
afterAll(() => server.close())

/** Checks that an answer is a client error in the format of every problem. */
function expectProblem(answer: { statusCode: number; body: string; headers: Record<string, unknown> }, sent: string) {
  expect(answer.statusCode, `${sent.slice(0, 300)} → ${answer.body}`).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode, `${sent.slice(0, 300)} → ${answer.body}`).toBeLessThan(500)
  const problem = JSON.parse(answer.body)
  expect(problem).toMatchObject({
    status: answer.statusCode,
    code: expect.any(String),
    detail: expect.stringMatching(/\S/),
  })
  expect(answer.body).not.toMatch(/at .*\.ts:\d|node_modules|select |insert into/i)
}

/** A fingerprint of all data that a request can write. */
async function everything() {
  const tables = [
    'products',
    'product_audit',
    'users',
    'reservations',
    'orders',
    'order_events',
    'stock_movements',
    'idempotency_keys',
    'suppliers',
    'verification_requests',
    'verification_audit',
    'reviews',
    'review_audit',
  ]
  const counts = await Promise.all(
    tables.map((table) =>
      server.db.query(`SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${table} t`),
    ),
  )
  return JSON.stringify(counts)
}

const all = bodies(
  () => product,
  () => owner,
  () => order,
  () => received,
)

describe('a body with one error is refused clearly and writes nothing', () => {
  /** Sends bodies to a call and checks that it answers each with a problem and writes nothing. */
  async function expectRefused(body: Body, check: (refuse: (payload: string) => Promise<void>) => Promise<void>) {
    const before = await everything()
    const headers = { ...bearer(owner), 'content-type': 'application/json' }
    await check(async (payload) => {
      const answer = await server.app.inject({ method: body.method, url: body.url(), headers, payload })
      expectProblem(answer, payload)
    })
    expect(await everything()).toBe(before)
  }

  test.each(all)('$title with each wrong value, each field missing or added', (body) =>
    expectRefused(body, async (refuse) => {
      for (const payload of [...wrongValues(body), ...wrongFields(body)]) await refuse(payload)
    }),
  )

  // Half of the runs use wrong values of a field again. The others use a few kinds of errors, each many times.
  test.each(all)('$title', (body) =>
    expectRefused(body, (refuse) => fc.assert(fc.asyncProperty(wrong(body), refuse), { numRuns: 300 })),
  )

  test.each(all)('$title is accepted without an error', async (body) => {
    const sent = { method: body.method, url: body.url(), headers: bearer(owner), payload: body.good() }
    const answer = await server.app.inject(sent)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  })
})

const queries: Record<string, string[]> = {
  limit: ['0', '-1', '101', '1.5', 'NaN', '1e2', '1e309', '', 'x', '[]', sql, '99999999999999999999'],
  minRating: ['-1', '5.1', 'NaN', '1e309', 'x', '', sql],
  minPrice: ['-1', '1e3', 'NaN', '1,5', '0x10', '12.3456', '9999999999', '', sql],
  maxPrice: ['-0.01', 'Infinity', ' 5', '5$', '', sql],
  maxMinimum: ['0', '-5', '1.5', '1e2', '9999999999', '', sql],
  inStock: ['1', 'yes', 'TRUE', '', sql],
  available: ['1', 'yes', 'TRUE', '', sql],
  verified: ['1', 'yes', 'TRUE', '', sql],
  supplier: ['', '%00', 'x'.repeat(65)],
  sort: ['price', 'name-asc', 'price-asc;', '', sql, 'constructor'],
  cursor: ['x', '-', sql, '%00', 'MSBhYmM', 'x'.repeat(600)],
  q: ['%00', 'x'.repeat(201)],
  brand: ['%00', 'x'.repeat(101)],
  category: ['%00', 'x'.repeat(101)],
  'brand[$ne]': ['x'],
  $where: ['1'],
  __proto__: ['1'],
}

const repeatParameter = (name: string, values: string[]) =>
  values.map((value) => `${name}=${encodeURIComponent(value)}`).join('&')
const many = (count: number) => Array.from({ length: count }, (_, place) => `Brand ${place}`)

test.each(['brand', 'category'])('up to twenty values of %s are accepted, and no more', async (name) => {
  for (const path of ['/products', '/products/facets']) {
    expect((await server.app.inject(`${path}?${repeatParameter(name, many(20))}`)).statusCode).toBe(200)
    const refused = await server.app.inject(`${path}?${repeatParameter(name, many(21))}`)
    expect([refused.statusCode, refused.json().detail]).toEqual([400, `${name}: At most 20 at once.`])
  }
})

test.each(Object.keys(queries).filter((name) => /^[a-z]+$/i.test(name) && !/brand|category/.test(name)))(
  '%s is refused if it repeats',
  async (name) => {
    const figures = { limit: '5', minRating: '4', minPrice: '1', maxPrice: '2', maxMinimum: '10' }
    const value = { ...figures, inStock: 'true', available: 'true', verified: 'true', sort: 'price-asc' }[name] ?? 'x'
    if (name !== 'cursor')
      expect((await server.app.inject(`/products?${repeatParameter(name, [value])}`)).statusCode).toBe(200)
    const answer = await server.app.inject(`/products?${repeatParameter(name, [value, value])}`)
    expectProblem(answer, name)
  },
)

describe('an invalid query is refused', () => {
  const one = fc
    .constantFrom(...Object.keys(queries))
    .chain((name) =>
      fc
        .constantFrom(...queries[name]!)
        .map((value) => `${encodeURIComponent(name)}=${value === '%00' ? value : encodeURIComponent(value)}`),
    )
  const path = fc.constantFrom('/products', '/products/category/Health%20%26%20Beauty', '/products/facets')

  test('of the lists', async () => {
    await fc.assert(
      fc.asyncProperty(path, one, async (url, query) => {
        const isOfFacets = url.endsWith('facets') && /^(limit|cursor)=/.test(query)
        const answer = await server.app.inject(`${url}?${query}`)
        expectProblem(answer, `${url}?${query}${isOfFacets ? ' (not a parameter of facets)' : ''}`)
      }),
      { numRuns: 1000 },
    )
  })

  test('but any search text is accepted', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((q) => q.isWellFormed() && !q.includes('\0'))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(text, fc.constantFrom(sql, '%', '_', '\\', "''", '<script>', ':*', '& | !')),
        async (q) => {
          const answer = await server.app.inject(`/products?${new URLSearchParams({ q })}`)
          expect(answer.statusCode, `${JSON.stringify(q)} ${answer.body}`).toBe(200)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a path that names nothing', () => {
  test.each([
    ['a zero byte', '%00'],
    ['one inside', 'x%00y'],
    ['bytes that are no UTF-8', '%ff'],
    ['half an escape', '%'],
    ['more than a name may have', 'x'.repeat(201)],
    ['more than a path may have', 'x'.repeat(3000)],
  ])('is refused as a category: %s', async (_, name) => {
    const answer = await server.app.inject(`/products/category/${name}`)
    expect(answer.statusCode, answer.body).toBeOneOf([400, 404, 414])
    expect(answer.json()).toHaveProperty('code')
  })

  test('is 404 or 400, never a server error', async () => {
    const id = fc.oneof(
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 100 })
        .filter((text) => text.isWellFormed())
        .map(encodeURIComponent),
      fc.constantFrom(
        '%00',
        '%ff',
        '%',
        '%zz',
        encodeURIComponent(sql),
        '..%2f..',
        'x'.repeat(3000),
        '__proto__',
        '-1',
        '1e309',
      ),
    )
    const call = fc.constantFrom(['GET', ''], ['PATCH', '/quantity'], ['DELETE', 'cart'], ['POST', 'order'])
    await fc.assert(
      fc.asyncProperty(id, call, async (text, [method, rest]) => {
        fc.pre(!/^\.{1,2}$/.test(text) && text !== 'facets')
        const paths = { cart: `/cart/${text}`, order: `/orders/${text}/accept` }
        const url = paths[rest as 'cart'] ?? `/products/${text}${rest}`
        const payload = { '/quantity': { $inc: { mainQuantity: -10 } }, order: {} }[String(rest)]
        const answer = await server.app.inject({ method: method as 'GET', url, headers: bearer(owner), payload })
        expectProblem(answer, url)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the list of orders', () => {
  const ask = (url: string) => server.app.inject({ url, headers: bearer(owner) })

  test.each([
    '',
    'side=',
    'side=given',
    'side=sold&side=sold',
    'side=sold&state=lost',
    'side=sold&state=',
    'side=sold&from=yesterday',
    'side=sold&from=2026-11-21',
    'side=sold&to=2026-13-45T00:00:00Z',
    'side=sold&to=2026-11-21T24:30:00Z',
    'side=sold&to=2026-11-21T00:00:00%2B06',
    'side=sold&to=99999-01-01T00:00:00Z',
    'side=sold&limit=0',
    'side=sold&limit=101',
    'side=sold&cursor=MQ',
    'side=sold&cursor=bzEgeA',
    'side=sold&q=%00',
    `side=sold&q=${'x'.repeat(201)}`,
    'side=sold&uid=somebody',
    `side=sold&sort=${encodeURIComponent(sql)}`,
  ])('refuses the query “%s”', async (query) => {
    expectProblem(await ask(`/orders?${query}`), query)
    expectProblem(await ask(`/orders/export?${query}`), query)
  })

  test('accepts any search text', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((q) => q.isWellFormed() && !q.includes('\0'))
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.constantFrom(sql, '%', '_', '\\', "''", ':*', '& | !')), async (q) => {
        const answer = await ask(`/orders?${new URLSearchParams({ side: 'sold', q })}`)
        expect(answer.statusCode, `${JSON.stringify(q)} ${answer.body}`).toBe(200)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    { carrier: 5 },
    { carrier: 'x'.repeat(101) },
    { carrier: 'Pad\u202ema' },
    { carrier: 'two\nlines' },
    { trackingCode: null },
    { trackingCode: 'x'.repeat(101) },
    { note: 'x'.repeat(501) },
    { note: ['a'] },
    { state: 'received' },
    [[]],
    'shipped',
  ])('refuses %j in a shipment and changes nothing', async (payload) => {
    const before = await everything()
    const headers = { ...bearer(owner), 'content-type': 'application/json' }
    const sent = { method: 'POST', url: `/orders/${order}/ship`, headers, payload: JSON.stringify(payload) } as const
    const answer = await server.app.inject(sent)
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([400, 'invalid'])
    expect(await everything()).toBe(before)
  })
})

test.each([
  [{ price: undefined }, 'price: Missing.'],
  [{ owner: 'me' }, 'owner: Not known here.'],
  [{ price: '5' }, 'price: Invalid type: Expected number but received "5".'],
  [{ rating: 6 }, 'rating: Rating must be between 1 and 5.'],
  [{ image: 'http://example.com/p.png' }, 'image: The image’s address must start with https://.'],
  [{ image: 'https://user:pw@x.example/a.png' }, 'image: The image’s address must start with https://.'],
  [{ image: 'http://api.test/pictures/../cart' }, 'image: The image’s address must start with https://.'],
  [{ image: '/pictures/anvil.webp' }, 'image: The image’s address must start with https://.'],
])('a product with %j gets the message “%s”', async (wrongly, message) => {
  const sent = { method: 'POST', url: '/products', headers: bearer(owner) } as const
  const answer = await server.app.inject({ ...sent, payload: { ...newProduct(), ...wrongly } })
  expect([answer.statusCode, answer.json().detail]).toEqual([400, message])
})

test('a cursor of another list gets a clear message', async () => {
  const answer = await server.app.inject('/products?cursor=MQ&sort=price-asc')
  expect(answer.json()).toMatchObject({ code: 'invalid', detail: 'This cursor belongs to another list.' })
})

test('a call without a body accepts the content type JSON', async () => {
  const headers = { ...bearer(owner), 'content-type': 'application/json' }
  const answer = await server.app.inject({ method: 'DELETE', url: '/cart/nothing', headers })
  expect(answer.statusCode).toBe(404)
})

describe('bodies that are not JSON of a reasonable size are refused', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/products',
      headers: { ...bearer(owner), 'content-type': type },
      payload,
    })

  test('10 MB get 413', async () => {
    const answer = await post(JSON.stringify({ ...newProduct(), description: 'x'.repeat(10 * 1024 * 1024) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large' })
  })

  test.each(['announced', 'not announced'])(
    '8 MB over a connection get the answer 413 while they are sent, %s',
    async (how) => {
      const length = how === 'announced' ? { 'content-length': 128 * 65_536 } : {}
      const status = await new Promise<number | string>((resolve) => {
        const headers = { ...bearer(owner), 'content-type': 'application/json', ...length }
        const sent = request(`${address}/products`, { method: 'POST', headers }, (answer) =>
          resolve(answer.statusCode ?? 0),
        )
        sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
        for (let chunk = 0; chunk < 128; chunk++) sent.write('x'.repeat(65_536))
        sent.end()
      })
      expect(status).toBe(413)
    },
  )

  test('8 MB without a session get an answer over a connection that closes afterwards', async () => {
    const { hostname, port } = new URL(address)
    const head = `POST /products HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\ncontent-length: ${8 << 20}`
    const socket = connect(Number(port), hostname)
    socket.end(`${head}\r\ncontent-type: application/json\r\n\r\n${'x'.repeat(8 << 20)}`)
    let answer = ''
    for await (const part of socket) answer += part
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })

  test.each(['gzip', 'br, x'])('a body encoded as %s, which would be misread', async (encoding) => {
    const headers = { ...bearer(owner), 'content-type': 'application/json', 'content-encoding': encoding }
    const payload = JSON.stringify(newProduct())
    const answer = await server.app.inject({ method: 'POST', url: '/products', headers, payload })
    expect([answer.statusCode, answer.json().detail]).toEqual([415, 'Send the body without Content-Encoding.'])
  })

  test('bytes that are not UTF-8', async () => {
    const [start, end] = JSON.stringify(newProduct({ name: '@@' })).split('@@')
    const answer = await post(Buffer.concat([Buffer.from(start!), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from(end!)]))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().detail).toMatch(/UTF-8/)
  })

  test.each([
    ['text/plain', '{}'],
    ['application/xml', '<a/>'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/x-www-form-urlencoded', 'name=x'],
  ])('%s', async (type, payload) => {
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'invalid', detail: expect.stringContaining('application/json') })
  })

  test.each(['', '   ', 'null', '[]', '"text"', '5', '{', '{"a":1}}', '\ufeff{}'])('the body %j', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400)
  })

  test('a body nested ten thousand deep', async () => {
    expect((await post('['.repeat(10_000) + ']'.repeat(10_000))).statusCode).toBe(400)
    expect((await post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).statusCode).toBe(400)
  })

  test.each(['', 'x'.repeat(256), 'with space', 'ünï'])('the Idempotency-Key %j', async (key) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/products',
      headers: { ...bearer(owner), 'idempotency-key': key },
      payload: newProduct(),
    })
    expect(answer.statusCode).toBe(400)
  })
})

test('the server is still healthy after all these requests', async () => {
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(server.log()).toBe('')
})
