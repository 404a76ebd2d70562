import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import * as endpoints from '@arot/contract/http/endpoints'
import { exportJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createVerifier } from '../../src/platform/auth/verify.ts'
import {
  addProduct,
  bearer,
  newProduct,
  operator,
  type Person,
  person,
  purchaseOf,
  startServer,
  type TestServer,
} from '../support/server.ts'

let server: TestServer
let owner: Person
let stranger: Person
let moderator: Person
/** A buyer who makes offers to the owner. */
let asker: Person
let product: string

beforeAll(async () => {
  server = await startServer()
  ;[owner, stranger, moderator, asker] = await Promise.all([
    person('Owner Begum'),
    person('Stranger Khan'),
    operator('Operator Ahmed'),
    person('Asker Alam'),
  ])
  product = await addProduct(server, owner)
})
afterAll(() => server.close())

/** An unsigned token like the emulator's, with the given claims. */
function token(claims: {
  aud?: string
  iss?: string
  exp?: number
  sub?: string
  email?: string | undefined
  operator?: true
  verified?: boolean
}) {
  const now = Math.floor(Date.now() / 1000)
  const { aud = 'demo-arot', exp = now + 3600, sub = owner.uid, email = owner.email } = claims
  const { operator, verified } = claims
  const jwt = new UnsecuredJWT({
    auth_time: now - 60,
    ...(operator && { operator }),
    ...(verified !== undefined && { email_verified: verified }),
    ...('email' in claims && !claims.email ? {} : { email }),
  })
  return jwt
    .setIssuer(claims.iss ?? `https://securetoken.google.com/${aud}`)
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt(now - 60)
    .setExpirationTime(exp)
    .encode()
}

/** The headers of each kind of caller in the table below. */
const kinds = {
  'no token': () => ({}),
  malformed: () => ({ authorization: 'Bearer not-a-token' }),
  'not bearer': () => ({ authorization: `Basic ${owner.token}` }),
  expired: () => bearer({ token: token({ exp: Math.floor(Date.now() / 1000) - 60 }) }),
  'wrong audience': () => bearer({ token: token({ aud: 'another-project' }) }),
  'wrong issuer': () => bearer({ token: token({ iss: 'https://example.com/demo-arot' }) }),
  'no subject': () => bearer({ token: token({ sub: '' }) }),
  'no email': () => bearer({ token: token({ email: undefined }) }),
  'signed by somebody': () => bearer({ token: signedBySomebody }),
  'another user': () => bearer(stranger),
  operator: () => bearer(moderator),
  owner: () => bearer(owner),
} as const
type Kind = keyof typeof kinds

const signedBySomebody = await new SignJWT({ email: 'a@example.com' })
  .setProtectedHeader({ alg: 'RS256', kid: 'mine' })
  .setIssuer('https://securetoken.google.com/demo-arot')
  .setAudience('demo-arot')
  .setSubject('a')
  .setIssuedAt()
  .setExpirationTime('1h')
  .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)

type TestRequest = { url: string; payload?: object; headers?: Record<string, string> }

/** The smallest possible PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
type Cell = {
  call: string
  access: 'public' | 'user' | 'operator'
  ask: () => TestRequest | Promise<TestRequest>
  other: number
  own: number
}

const cart = async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/cart',
    headers: bearer(owner),
    payload: purchaseOf(product, 10, owner),
  })
  return answer.json().insertedId as string
}

const supplierOfProduct = async () => (await server.app.inject(`/products/${product}`)).json().supplier.id as string

/** An order of the owner with themselves, set to a state directly. */
const newOrder = async (state = 'placed') => {
  const id = await cart()
  await server.db.query('UPDATE orders SET state = $2 WHERE id = $1', [id, state])
  await server.db.query('DELETE FROM order_events WHERE order_id = $1', [id])
  return id
}

/** A received order between the owner and another user, by the given side, with a review. */
const newReview = async (side: 'uid' | 'supplier_uid', { hidden = false, hasReview = true } = {}) => {
  const id = await newOrder('received')
  const other = side === 'uid' ? 'supplier_uid' : 'uid'
  await server.db.query(`UPDATE orders SET ${other} = 'somebody-else' WHERE id = $1`, [id])
  if (hasReview) {
    await server.db.query(
      `INSERT INTO reviews (id, order_id, product_id, rating, words, hidden_reason, hidden_at)
      SELECT id, id, product_id, 4, 'Good.', $2, CASE WHEN $2::text IS NOT NULL THEN now() END FROM orders WHERE id = $1`,
      [id, hidden ? 'It names a person.' : null],
    )
  }
  return id
}

const offerTerms = (price = 40) => ({ quantity: 10, price, until: new Date(Date.now() + 7 * 86_400_000).toISOString() })

/** An offer to the owner whose last version is from the given party. */
const newOffer = async (by: 'buyer' | 'supplier') => {
  const payload = { productId: product, ...offerTerms() }
  const made = await server.app.inject({ method: 'POST', url: '/offers', headers: bearer(asker), payload })
  const id: string = made.json().id
  await server.db.query('UPDATE offers SET by = $2 WHERE id = $1', [id, by])
  return id
}

/** A verification request of the owner in the given state. */
const verification = async (state: string) => {
  await server.db.query('DELETE FROM verification_requests')
  const [row] = await server.db.query<{ id: string }>(
    `INSERT INTO verification_requests (id, supplier_id, licence, document, state)
    SELECT 'v' || id, id, 'A-1', 'https://example.com/a.pdf', $2 FROM suppliers WHERE uid = $1 RETURNING id`,
    [owner.uid, state],
  )
  return row?.id
}

/** Operators and the parties of an offer send the version that they answer. */
const firstVersion = { 'if-match': '"1"' }

/** All calls with the status for another user and for the owner. Without a valid token it is 401, unless the call is public. */
const calls: Cell[] = [
  { call: 'GET /categories', access: 'public', ask: () => ({ url: '/categories' }), other: 200, own: 200 },
  { call: 'GET /products', access: 'public', ask: () => ({ url: '/products' }), other: 200, own: 200 },
  {
    call: 'GET /products/category/{name}',
    access: 'public',
    ask: () => ({ url: '/products/category/Health%20%26%20Beauty' }),
    other: 200,
    own: 200,
  },
  { call: 'GET /products/{id}', access: 'public', ask: () => ({ url: `/products/${product}` }), other: 200, own: 200 },
  { call: 'GET /products/facets', access: 'public', ask: () => ({ url: '/products/facets' }), other: 200, own: 200 },
  { call: 'GET /brands', access: 'public', ask: () => ({ url: '/brands' }), other: 200, own: 200 },
  {
    call: 'PATCH /products/{id}/quantity',
    access: 'user',
    ask: () => ({ url: `/products/${product}/quantity`, payload: { $inc: { mainQuantity: -10 } } }),
    other: 200,
    own: 200,
  },
  {
    call: 'POST /cart',
    access: 'user',
    ask: () => ({ url: '/cart', payload: purchaseOf(product, 10, owner) }),
    other: 403,
    own: 201,
  },
  {
    call: 'DELETE /cart/{id}',
    access: 'user',
    ask: async () => ({ url: `/cart/${await cart()}` }),
    other: 404,
    own: 200,
  },
  { call: 'GET /suppliers', access: 'public', ask: () => ({ url: '/suppliers?q=supplier' }), other: 200, own: 200 },
  {
    call: 'GET /suppliers/{id}',
    access: 'public',
    ask: async () => ({ url: `/suppliers/${await supplierOfProduct()}` }),
    other: 200,
    own: 200,
  },
  { call: 'GET /suppliers/me', access: 'user', ask: () => ({ url: '/suppliers/me' }), other: 404, own: 200 },
  {
    call: 'PATCH /suppliers/me',
    access: 'user',
    ask: () => ({
      url: '/suppliers/me',
      payload: { name: 'Owner Begum', logo: '', place: '', about: '', smallestOrderValue: null },
    }),
    other: 200,
    own: 200,
  },
  {
    call: 'POST /suppliers/me/verification',
    access: 'user',
    ask: async () => {
      await server.db.query('DELETE FROM verification_requests')
      // The row above has made a page for everybody.
      await server.db.query('DELETE FROM suppliers WHERE uid <> $1', [owner.uid])
      return {
        url: '/suppliers/me/verification',
        payload: { licence: 'A-1', document: 'http://api.test/pictures/teapot.webp' },
      }
    },
    other: 404,
    own: 201,
  },
  {
    call: 'GET /operator/verifications',
    access: 'operator',
    ask: () => ({ url: '/operator/verifications' }),
    other: 403,
    own: 200,
  },
  ...(['grant', 'refuse', 'withdraw'] as const).map((act): Cell => {
    const from = act === 'withdraw' ? 'granted' : 'requested'
    const payload = act === 'grant' ? {} : { reason: 'It has run out.' }
    const ask = async () => ({
      url: `/operator/verifications/${await verification(from)}/${act}`,
      payload,
      headers: firstVersion,
    })
    return { call: `POST /operator/verifications/{id}/${act}`, access: 'operator', ask, other: 403, own: 200 }
  }),
  { call: 'GET /notifications', access: 'user', ask: () => ({ url: '/notifications' }), other: 200, own: 200 },
  {
    call: 'POST /notifications/read',
    access: 'user',
    ask: () => ({ url: '/notifications/read', payload: { upTo: 'none' } }),
    other: 404,
    own: 404,
  },
  {
    call: 'GET /notifications/settings',
    access: 'user',
    ask: () => ({ url: '/notifications/settings' }),
    other: 200,
    own: 200,
  },
  {
    call: 'PATCH /notifications/settings',
    access: 'user',
    ask: () => ({ url: '/notifications/settings', payload: {} }),
    other: 200,
    own: 200,
  },
  { call: 'POST /pictures', access: 'user', ask: () => ({ url: '/pictures', payload: dot }), other: 201, own: 201 },
  { call: 'GET /cart/{email}', access: 'user', ask: () => ({ url: `/cart/${owner.email}` }), other: 403, own: 200 },
  {
    call: 'PATCH /products/{id}',
    access: 'user',
    ask: () => {
      const { price, ...change } = newProduct({ rating: 4, mainQuantity: 100_000 })
      return { url: `/products/${product}`, payload: change }
    },
    other: 200,
    own: 200,
  },
  {
    call: 'GET /products/{id}/prices',
    access: 'user',
    ask: () => ({ url: `/products/${product}/prices` }),
    other: 403,
    own: 200,
  },
  {
    call: 'PATCH /products/{id}/prices',
    access: 'user',
    ask: () => ({ url: `/products/${product}/prices`, payload: { price: 49.9, priceBreaks: [] } }),
    other: 403,
    own: 200,
  },
  ...(['withdraw', 'publish'] as const).map((act): Cell => {
    const ask = () => ({ url: `/products/${product}/${act}`, payload: {} })
    return { call: `POST /products/{id}/${act}`, access: 'user', ask, other: 403, own: 200 }
  }),
  {
    call: 'GET /products/{id}/audit',
    access: 'user',
    ask: () => ({ url: `/products/${product}/audit` }),
    other: 403,
    own: 200,
  },
  {
    call: 'POST /products',
    access: 'user',
    ask: () => ({ url: '/products', payload: newProduct() }),
    other: 201,
    own: 201,
  },
  {
    call: 'GET /products/user/{email}',
    access: 'user',
    ask: () => ({ url: `/products/user/${owner.email}` }),
    other: 403,
    own: 200,
  },
  { call: 'GET /products/mine', access: 'user', ask: () => ({ url: '/products/mine' }), other: 200, own: 200 },
  { call: 'GET /products/export', access: 'user', ask: () => ({ url: '/products/export' }), other: 200, own: 200 },
  {
    call: 'POST /products/cells',
    access: 'user',
    ask: () => ({
      url: '/products/cells',
      payload: { cells: [{ id: product, field: 'leadDays', from: null, to: null }] },
    }),
    other: 200,
    own: 200,
  },
  {
    call: 'POST /products/import',
    access: 'user',
    ask: () => ({
      url: '/products/import?mode=check',
      payload: Buffer.from('name\nDrill\n'),
      headers: { 'content-type': 'text/csv' },
    }),
    other: 200,
    own: 200,
  },
  { call: 'GET /orders', access: 'user', ask: () => ({ url: '/orders?side=sold' }), other: 200, own: 200 },
  {
    call: 'GET /orders/export',
    access: 'user',
    ask: () => ({ url: '/orders/export?side=bought' }),
    other: 200,
    own: 200,
  },
  {
    call: 'GET /orders/{id}',
    access: 'user',
    ask: async () => ({ url: `/orders/${await newOrder()}` }),
    other: 404,
    own: 200,
  },
  ...(['accept', 'decline', 'ship', 'receive'] as const).map((act): Cell => {
    const from = { accept: 'placed', decline: 'placed', ship: 'accepted', receive: 'shipped' }[act]
    const payload = act === 'decline' ? { note: 'Sold out.' } : {}
    const ask = async () => ({ url: `/orders/${await newOrder(from)}/${act}`, payload })
    return { call: `POST /orders/{id}/${act}`, access: 'user', ask, other: 404, own: 200 }
  }),
  {
    call: 'PATCH /orders/{id}/shipment',
    access: 'user',
    ask: async () => ({
      url: `/orders/${await newOrder('shipped')}/shipment`,
      payload: { trackingCode: 'PF-2' },
      headers: { 'if-match': '"1"' },
    }),
    other: 404,
    own: 200,
  },
  { call: 'GET /offers', access: 'user', ask: () => ({ url: '/offers?side=sold' }), other: 200, own: 200 },
  {
    call: 'POST /offers',
    access: 'user',
    // Other users can make an offer, but the owner of the product cannot.
    ask: () => ({ url: '/offers', payload: { productId: product, ...offerTerms() } }),
    other: 201,
    own: 403,
  },
  {
    call: 'GET /offers/{id}',
    access: 'user',
    ask: async () => ({ url: `/offers/${await newOffer('buyer')}` }),
    other: 404,
    own: 200,
  },
  ...(['counter', 'accept', 'decline', 'withdraw'] as const).map((act): Cell => {
    const ask = async () => ({
      url: `/offers/${await newOffer(act === 'withdraw' ? 'supplier' : 'buyer')}/${act}`,
      payload: act === 'counter' ? offerTerms(41) : {},
      headers: { 'if-match': '"1"' },
    })
    return { call: `POST /offers/{id}/${act}`, access: 'user', ask, other: 404, own: 200 }
  }),
  {
    call: 'GET /products/{id}/reviews',
    access: 'public',
    ask: () => ({ url: `/products/${product}/reviews` }),
    other: 200,
    own: 200,
  },
  {
    call: 'PUT /orders/{id}/review',
    access: 'user',
    ask: async () => ({
      url: `/orders/${await newReview('uid', { hasReview: false })}/review`,
      payload: { rating: 4, words: 'Good.' },
    }),
    other: 404,
    own: 200,
  },
  {
    call: 'PUT /orders/{id}/review/answer',
    access: 'user',
    ask: async () => ({
      url: `/orders/${await newReview('supplier_uid')}/review/answer`,
      payload: { words: 'Thank you.' },
    }),
    other: 404,
    own: 200,
  },
  {
    call: 'GET /operator/reviews',
    access: 'operator',
    ask: () => ({ url: '/operator/reviews' }),
    other: 403,
    own: 200,
  },
  ...(['hide', 'show'] as const).map((act): Cell => {
    const payload = act === 'hide' ? { reason: 'It names a person.' } : {}
    const ask = async () => ({
      url: `/operator/reviews/${await newReview('uid', { hidden: act === 'show' })}/${act}`,
      headers: firstVersion,
      payload,
    })
    return { call: `POST /operator/reviews/{id}/${act}`, access: 'operator', ask, other: 403, own: 200 }
  }),
  { call: 'GET /users/me', access: 'user', ask: () => ({ url: '/users/me' }), other: 200, own: 200 },
  {
    call: 'POST /users',
    access: 'user',
    ask: () => ({ url: '/users', payload: { name: 'Owner Begum', email: owner.email, photo: '' } }),
    other: 403,
    own: 201,
  },
]

/** The expected status: a valid token means the owner or another user, and only operators can make operators' calls. */
function statusFor(kind: Kind, { access, other, own }: Pick<Cell, 'access' | 'other' | 'own'>) {
  const isSignedIn = ['owner', 'another user', 'operator'].includes(kind)
  if (access === 'operator') return kind === 'operator' ? own : isSignedIn ? 403 : 401
  if (kind === 'owner') return own
  return access === 'public' || isSignedIn ? other : 401
}

describe.each(calls)('$call', ({ call, access, ask, other, own }) => {
  test.each(Object.keys(kinds) as Kind[])('%s', async (kind) => {
    const expected = statusFor(kind, { access, other, own })
    const method = call.split(' ')[0] as 'GET'
    const { headers, ...request } = await ask()
    const answer = await server.app.inject({ method, ...request, headers: { ...headers, ...kinds[kind]() } })
    expect(answer.statusCode, answer.body).toBe(expected)
    if (expected >= 400) {
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({ status: expected, detail: expect.stringMatching(/.+/) })
    }
    if (expected === 401) expect(answer.headers['www-authenticate']).toBe('Bearer')
  })
})

/** Rows that a write adds. A write that is repeated under its key adds none. */
const countRows = async () => {
  const tables = ['products', 'orders', 'order_events', 'offers', 'offer_versions', 'offer_events', 'stock_movements']
  const more = [
    'notifications',
    'email_outbox',
    'product_audit',
    'product_prices',
    'verification_requests',
    'verification_audit',
  ]
  const counts = [...tables, ...more, 'reviews', 'review_audit', 'picture_uploads', 'users'].map(
    (table) => `(SELECT count(*) FROM ${table})`,
  )
  const [row] = await server.db.query<{ count: number }>(`SELECT ${counts.join(' + ')} AS count`)
  return row?.count
}

/** An import answers JSON lines, every other write one. */
const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Requests that succeed, for calls whose request in the table is refused or stores nothing. */
const succeeding: Record<string, () => TestRequest | Promise<TestRequest>> = {
  'POST /users': async () => {
    await server.db.query('DELETE FROM users WHERE uid = $1', [owner.uid])
    return { url: '/users', payload: { name: 'Owner Begum', email: owner.email, photo: '' } }
  },
  'POST /notifications/read': () => ({ url: '/notifications/read', payload: { orderId: 'none' } }),
  'POST /products/import': () => ({
    url: '/products/import?mode=all',
    payload: Buffer.from('sku,name,brand,category,description,price,stock,image\n'),
    headers: { 'content-type': 'text/csv' },
  }),
}

describe.each(calls.filter(({ call }) => !call.startsWith('GET ')))('$call', ({ call, access, ask, own }) => {
  test('has one effect and one answer for a key, and refuses another request under it', async () => {
    const kind = access === 'operator' ? 'operator' : own < 400 || call in succeeding ? 'owner' : 'another user'
    const { headers, ...request } = await (succeeding[call] ?? ask)()
    const key = { 'idempotency-key': `twice-${call.replace(/\W+/g, '-')}` }
    const send = (more: Record<string, string> = {}) => {
      const method = call.split(' ')[0] as 'POST'
      return server.app.inject({ method, ...request, headers: { ...headers, ...kinds[kind](), ...key, ...more } })
    }
    const first = await send()
    expect(first.statusCode, first.body).toBeLessThan(300)
    const rows = await countRows()
    // An account can run one import at a time.
    const repeats = call.endsWith('/import') ? [await send()] : await Promise.all([send(), send(), send(), send()])
    for (const repeat of repeats) {
      expect([repeat.statusCode, linesOf(repeat.body)]).toEqual([first.statusCode, linesOf(first.body)])
      expect(repeat.headers['catalogue-version'] === undefined).toBe(first.headers['catalogue-version'] === undefined)
    }
    expect(await countRows()).toBe(rows)
    const other = await send({ 'if-match': '"7"' })
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
  })
})

async function describedCalls(): Promise<string[]> {
  const document = (await server.app.inject('/openapi.json')).json()
  return Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

test('the server has every endpoint of the contract, and no other but pictures and those of its operation', async () => {
  const apart = /^GET \/(openapi\.json|docs|healthz|readyz|metrics|pictures\/.*)$/
  const inContract = Object.values(endpoints).map((endpoint) => endpoint.replace(/:(\w+)/, '{$1}'))
  expect((await describedCalls()).filter((call) => !apart.test(call)).sort()).toEqual(inContract.sort())
})

test('the table has every call of the server', async () => {
  const described = (await describedCalls()).map((call) => call.replace('{categoryName}', '{name}'))
  const apart = [
    '/openapi.json',
    '/docs',
    '/healthz',
    '/readyz',
    '/metrics',
    '/pictures/{name}',
    '/pictures/u/{name}',
    '/events',
    '/notifications/events',
    '/products/{id}/events',
  ]
  expect(described.filter((call) => !apart.includes(call.split(' ')[1]!)).sort()).toEqual(
    calls.map(({ call }) => call).sort(),
  )
})

test('by default an unconfirmed address is accepted, and REQUIRE_VERIFIED_EMAIL=true refuses it', async () => {
  const strict = await startServer({ config: { requireVerifiedEmail: true }, db: server.db })
  const ask = async ({ app }: TestServer, claims: object) =>
    app.inject({ url: `/cart/${owner.email}`, headers: bearer({ token: token(claims) }) })
  for (const claims of [{}, { verified: false }]) {
    expect((await ask(server, claims)).statusCode).toBe(200)
    const refused = await ask(strict, claims)
    expect([refused.statusCode, refused.json().detail]).toEqual([
      401,
      'Confirm your email address, then sign in again.',
    ])
  }
  expect((await ask(strict, { verified: true })).statusCode).toBe(200)
  await strict.close()
})

describe('ownership', () => {
  test.each(['grant', 'refuse', 'withdraw'])(
    'an operator cannot %s the verification of their own company',
    async (act) => {
      const both = { token: token({ sub: owner.uid, email: owner.email, operator: true }) }
      const id = await verification(act === 'withdraw' ? 'granted' : 'requested')
      const url = `/operator/verifications/${id}/${act}`
      const payload = act === 'grant' ? {} : { reason: 'It has run out.' }
      const as = (who: { token: string }) =>
        server.app.inject({ method: 'POST', url, headers: { ...bearer(who), ...firstVersion }, payload })
      expect((await as(both)).statusCode).toBe(403)
      expect((await as(moderator)).statusCode).toBe(200)
    },
  )

  test('the email in the path is compared case-insensitively', async () => {
    const answer = await server.app.inject({ url: `/cart/${owner.email.toUpperCase()}`, headers: bearer(owner) })
    expect(answer.statusCode).toBe(200)
  })

  test('another account with the owner’s email sees nothing of the owner', async () => {
    const twin = { token: token({ sub: 'another-uid', email: owner.email }) }
    await cart()
    const cartOf = (who: { token: string }) => server.app.inject({ url: `/cart/${owner.email}`, headers: bearer(who) })
    expect((await cartOf(owner)).json().length).toBeGreaterThan(0)
    expect((await cartOf(twin)).json()).toEqual([])
  })

  test('with UPDATE_POLICY=owner only the owner edits a product, and nobody edits one without an owner', async () => {
    const strict = await startServer({ config: { updatePolicy: 'owner' }, db: server.db })
    const { price, ...change } = newProduct({ name: 'Hammer' })
    const edit = (who: Person, id: string) =>
      strict.app.inject({ method: 'PATCH', url: `/products/${id}`, headers: bearer(who), payload: change })
    expect((await edit(stranger, product)).statusCode).toBe(403)
    expect((await edit(owner, product)).statusCode).toBe(200)
    const id = await addProduct(server, owner)
    await server.db.query('UPDATE products SET owner_uid = NULL WHERE id = $1', [id])
    expect((await edit(owner, id)).statusCode).toBe(403)
    await strict.close()
  })
})

describe.each(['any', 'owner'] as const)('with UPDATE_POLICY=%s', (updatePolicy) => {
  let market: TestServer
  beforeAll(async () => {
    market = await startServer({ config: { updatePolicy }, db: server.db })
  })
  afterAll(() => market.close())

  const { price, ...form } = newProduct({ name: 'Claw Hammer' })
  const edit = (who: Person, id: string, more: object) =>
    market.app.inject({
      method: 'PATCH',
      url: `/products/${id}`,
      headers: bearer(who),
      payload: { ...form, ...more },
    })

  test.each([
    { sku: `OTHER-${updatePolicy}` },
    { sku: '' },
    { orderMultiple: 500_000 },
    { leadDays: 90 },
    { leadDays: null },
    { images: [form.image, 'https://example.com/other.png'] },
  ])('only the owner changes %o', async (more) => {
    const id = await addProduct(server, owner, { sku: `S-${randomUUID().slice(0, 8)}`, orderMultiple: 2, leadDays: 3 })
    const before = (await server.app.inject(`/products/${id}`)).json()
    const answer = await edit(stranger, id, more)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
    if (updatePolicy === 'any') {
      expect(answer.json().detail).toBe(
        'Only the owner of a product can change its SKU, carton, lead time or more pictures.',
      )
    }
    expect((await server.app.inject(`/products/${id}`)).json()).toEqual(before)
    expect((await edit(owner, id, more)).statusCode).toBe(200)
  })

  test('nobody changes the wholesale fields of a product without an owner', async () => {
    const id = await addProduct(server, owner)
    await server.db.query('UPDATE products SET owner_uid = NULL WHERE id = $1', [id])
    expect((await edit(stranger, id, { orderMultiple: 5 })).statusCode).toBe(403)
  })
})

test('any signed-in user sends the specified update form, with or without unchanged wholesale fields', async () => {
  const { price, ...form } = newProduct({ name: 'Ball Hammer' })
  const sold = { sku: 'BALL-1', orderMultiple: 2, leadDays: 3 }
  const images = [form.image, 'https://example.com/side.png']
  const id = await addProduct(server, owner, { ...sold, images })
  for (const [name, more] of [
    ['First', {}],
    ['Second', { ...sold, images }],
    ['Third', { image: images[1] }],
  ] as const) {
    const payload = { ...form, name, ...more }
    const answer = await server.app.inject({
      method: 'PATCH',
      url: `/products/${id}`,
      headers: bearer(stranger),
      payload,
    })
    expect([answer.statusCode, answer.json().modifiedCount]).toEqual([200, 1])
  }
  expect((await server.app.inject(`/products/${id}`)).json()).toMatchObject({ name: 'Third', ...sold })
})

describe('the audit of a product', () => {
  const auditOf = (id: string) => server.app.inject({ url: `/products/${id}/audit`, headers: bearer(owner) })

  test('lists changes for the owner, newest first, and marks the owner’s own, without any account', async () => {
    const id = await addProduct(server, owner)
    const { price, ...change } = newProduct({ name: 'Hammer' })
    await server.app.inject({ method: 'PATCH', url: `/products/${id}`, headers: bearer(stranger), payload: change })
    const answer = await auditOf(id)
    expect(answer.json()).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        action: 'changed',
        version: 2,
        byOwner: false,
        changes: { name: ['Cordless Drill', 'Hammer'] },
      },
      { at: expect.any(String), action: 'added', version: 1, byOwner: true, changes: expect.any(Object) },
    ])
    expect(answer.body).not.toContain(stranger.uid)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('is forbidden for a product without an owner, and 404 for a product that does not exist', async () => {
    const id = await addProduct(server, owner)
    await server.db.query('UPDATE products SET owner_uid = NULL WHERE id = $1', [id])
    expect((await auditOf(id)).statusCode).toBe(403)
    expect((await auditOf('0'.repeat(24))).statusCode).toBe(404)
  })
})

describe('tokens signed by Google’s keys', () => {
  const project = 'arot-production'
  let keys: JWK[]
  let fetches: number
  /** Answers instead of the keys. */
  let damage: ((response: ServerResponse) => void) | null = null
  let cacheControl = ''
  let google: Server
  let keysUrl: string

  beforeAll(async () => {
    google = createServer((_request, response) => {
      fetches++
      if (damage) return damage(response)
      if (cacheControl) response.setHeader('cache-control', cacheControl)
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
    })
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    keysUrl = `http://127.0.0.1:${(google.address() as { port: number }).port}/keys`
  })
  afterAll(() => google.close())

  async function signer(kid: string) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
    const sign = (exp: number | string = '1h', header: object = {}) =>
      new SignJWT({ email: 'a@example.com', auth_time: Math.floor(Date.now() / 1000) - 10 })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .setIssuer(`https://securetoken.google.com/${project}`)
        .setAudience(project)
        .setSubject('uid-a')
        .setIssuedAt()
        .setExpirationTime(exp)
        .sign(privateKey)
    return { key, sign }
  }

  test('are accepted with the right key, which is fetched once; a token with a new key fetches it', async () => {
    const [first, second] = await Promise.all([signer('one'), signer('two')])
    keys = [first.key]
    fetches = 0
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 0 })
    expect(await verify(await first.sign())).toMatchObject({ uid: 'uid-a', email: 'a@example.com' })
    await verify(await first.sign('2h'))
    expect(fetches).toBe(1)
    await expect(verify(await second.sign())).rejects.toMatchObject({ code: 'unauthorized' })
    keys = [second.key]
    expect((await verify(await second.sign())).uid).toBe('uid-a')
    expect(fetches).toBeGreaterThan(1)
  })

  test('are refused when forged, expired, unsigned or signed with another algorithm', async () => {
    const [trusted, forger] = await Promise.all([signer('one'), signer('one')])
    keys = [trusted.key]
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 0 })
    const hmac = await new SignJWT({ email: 'a@example.com' })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject('uid-a')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(JSON.stringify(trusted.key)))
    const bad = [
      await forger.sign(),
      await trusted.sign(Math.floor(Date.now() / 1000) - 60),
      token({ aud: project }),
      hmac,
    ]
    for (const one of bad) await expect(verify(one)).rejects.toMatchObject({ code: 'unauthorized' })
  })

  test.each([
    ['up to a minute', 50, true],
    ['more than a minute', 70, false],
  ])('are accepted with a clock %s ahead by %i s: %s', async (_how, ahead, isAccepted) => {
    const { key, sign } = await signer('one')
    keys = [key]
    const token = await sign()
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 0 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ahead * 1000 })
    onTestFinished(() => void vi.useRealTimers())
    const verified = verify(token).then(
      () => true,
      () => false,
    )
    expect(await verified).toBe(isAccepted)
  })

  test('are neither accepted nor refused while the keys are unavailable', async () => {
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl: 'http://127.0.0.1:1/keys' })
    const { sign } = await signer('one')
    await expect(verify(await sign())).rejects.toMatchObject({ code: 'unavailable' })
  })

  const answers =
    (text: string, status = 200) =>
    (response: ServerResponse) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(text)

  test.each<[string, (response: ServerResponse) => void]>([
    ['a page of a proxy', answers('<html>Sign in to this network</html>')],
    ['nothing of theirs', answers('{}')],
    ['none', answers('{"keys": []}')],
    ['keys that are not keys', answers('{"keys": [1, null]}')],
    ['keys without their content', answers('{"keys": [{"kty": "RSA", "kid": "one", "alg": "RS256", "use": "sig"}]}')],
    [
      'a key that is cut off',
      answers('{"keys": [{"kty": "RSA", "kid": "one", "alg": "RS256", "n": "AQAB", "e": "AQAB"}]}'),
    ],
    [
      'a key of another kind',
      answers(`{"keys": [{"kty": "EC", "kid": "one", "n": "${'A'.repeat(342)}", "e": "AQAB"}]}`),
    ],
    ['an error', answers('{"error": "later"}', 500)],
    ['another address', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    [
      'half of them',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"keys": [')
        setImmediate(() => response.destroy())
      },
    ],
  ])('are neither accepted nor refused while the answer is %s instead of the keys', async (_, instead) => {
    const first = await signer('one')
    keys = [first.key]
    damage = instead
    onTestFinished(() => {
      damage = null
    })
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 0 })
    await expect(verify(await first.sign())).rejects.toMatchObject({ code: 'unavailable' })
    damage = null
    expect(await verify(await first.sign())).toMatchObject({ uid: 'uid-a' })
    // Known keys stay valid.
    damage = instead
    const unknown = await signer('two')
    await expect(verify(await unknown.sign())).rejects.toMatchObject({ code: 'unavailable' })
    expect(await verify(await first.sign('2h'))).toMatchObject({ uid: 'uid-a' })
  })

  test('are neither accepted nor refused while their own key is truncated beside a complete one', async () => {
    const [whole, cut] = await Promise.all([signer('one'), signer('two')])
    keys = [whole.key, { ...cut.key, n: cut.key.n?.slice(0, 200) }]
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 0 })
    await expect(verify(await cut.sign())).rejects.toMatchObject({ code: 'unavailable' })
    keys = [whole.key, cut.key]
    expect(await verify(await cut.sign())).toMatchObject({ uid: 'uid-a' })
  })

  test.each([
    ['up to the max-age of the keys', 'public, max-age=600, must-revalidate', 600],
    ['up to six hours where the keys name no age', '', 6 * 3600],
    ['up to six hours where the keys name a longer one', 'max-age=86400', 6 * 3600],
  ])('of a withdrawn key are accepted %s', async (_, header, seconds) => {
    const [first, second] = await Promise.all([signer('one'), signer('two')])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => {
      vi.useRealTimers()
      cacheControl = ''
    })
    cacheControl = header
    keys = [first.key]
    const began = Date.now()
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 30_000 })
    await verify(await first.sign('9h'))
    keys = [second.key]
    vi.setSystemTime(began + seconds * 1000 - 1)
    expect(await verify(await first.sign('10h'))).toMatchObject({ uid: 'uid-a' })
    vi.setSystemTime(began + seconds * 1000 + 1)
    const withdrawn = await first.sign('11h')
    await expect(verify(withdrawn)).rejects.toMatchObject({ code: 'unavailable' })
    vi.setSystemTime(Date.now() + 30_001)
    await expect(verify(withdrawn)).rejects.toMatchObject({ code: 'unauthorized' })
  })

  test('are accepted while the keys cannot be fetched again after their max-age', async () => {
    const first = await signer('one')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => {
      vi.useRealTimers()
      cacheControl = ''
      damage = null
    })
    cacheControl = 'max-age=600'
    keys = [first.key]
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 30_000 })
    await verify(await first.sign('9h'))
    damage = answers('{"error": "later"}', 500)
    vi.setSystemTime(Date.now() + 600_001)
    fetches = 0
    expect(await verify(await first.sign('10h'))).toMatchObject({ uid: 'uid-a' })
    expect(await verify(await first.sign('11h'))).toMatchObject({ uid: 'uid-a' })
    expect(fetches).toBe(1)
  })

  test('of a key published since the last fetch are checked again after the pause', async () => {
    const [first, fresh] = await Promise.all([signer('one'), signer('two')])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    keys = [first.key]
    fetches = 0
    const verify = createVerifier({ projectId: project, usesEmulator: false, keysUrl, keysCooldownMs: 30_000 })
    await verify(await first.sign())
    keys = [first.key, fresh.key]
    await expect(verify(await fresh.sign())).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 30 },
    })
    expect(fetches).toBe(1)
    vi.setSystemTime(Date.now() + 30_001)
    expect(await verify(await fresh.sign())).toMatchObject({ uid: 'uid-a' })
    expect(fetches).toBe(2)
  })
})

describe('an offer between two other parties', () => {
  test.each([
    ['a supplier of another product', () => stranger],
    ['an operator', () => moderator],
  ])('is 404 for %s, whatever they request', async (_, whose) => {
    await addProduct(server, stranger)
    const id = await newOffer('buyer')
    const headers = { ...bearer(whose()), 'if-match': '"1"' }
    const answers = ['counter', 'accept', 'decline', 'withdraw'].map((act) =>
      server.app.inject({
        method: 'POST',
        url: `/offers/${id}/${act}`,
        headers,
        payload: act === 'counter' ? offerTerms(41) : {},
      }),
    )
    const purchase = { ...purchaseOf(product, 10, whose()), offerId: id }
    answers.push(server.app.inject({ method: 'POST', url: '/cart', headers, payload: purchase }))
    answers.push(server.app.inject({ url: `/offers/${id}`, headers }))
    for (const answer of await Promise.all(answers))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    const lists = ['bought', 'sold'].map((side) => server.app.inject({ url: `/offers?side=${side}`, headers }))
    for (const answer of await Promise.all(lists)) expect(answer.body).not.toContain(id)
  })

  test('can only be answered by the other party', async () => {
    const id = await newOffer('buyer')
    const headers = { ...bearer(asker), 'if-match': '"1"' }
    for (const act of ['counter', 'accept', 'decline']) {
      const payload = act === 'counter' ? offerTerms(41) : {}
      const answer = await server.app.inject({ method: 'POST', url: `/offers/${id}/${act}`, headers, payload })
      expect([act, answer.statusCode]).toEqual([act, 403])
    }
    const back = { method: 'POST', url: `/offers/${id}/withdraw`, payload: {} } as const
    const asOwner = { ...bearer(owner), 'if-match': '"1"' }
    expect((await server.app.inject({ ...back, headers: asOwner })).statusCode).toBe(403)
    expect((await server.app.inject({ ...back, headers })).statusCode).toBe(200)
  })
})
