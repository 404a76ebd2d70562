// Thousands of broken requests: valid ones with one to three errors. The same seed gives the same requests.
import fc from 'fast-check'
import { requestOf } from './raw.ts'

export type FuzzRequest = { bytes: Buffer; isHalfClosed: boolean }

const paths = {
  app: [
    '/',
    '/all-categories',
    '/about-us',
    '/category/Fashion%20%26%20Apparel',
    '/product/p1',
    '/all-products?q=lamp&view=table',
    '/cart/buyer@arot.example',
    '/auth/login',
    '/sitemap.xml',
    '/robots.txt',
    '/assets/app.js',
    '/app-shell',
    '/api/categories',
    '/api/products?limit=24&sort=price-asc',
    '/api/products/facets?category=Fashion',
    '/api/cart/buyer@arot.example',
  ],
  api: [
    '/categories',
    '/brands',
    '/products?limit=24&sort=price-asc&minRating=4',
    '/products?q=lamp&cursor=abc',
    '/products/facets?brand=Kormo',
    '/products/category/Fashion%20%26%20Apparel',
    '/products/p1',
    '/products/p1/quantity',
    '/products/user/buyer@arot.example',
    '/cart',
    '/cart/buyer@arot.example',
    '/orders?side=sold&state=placed&q=lamp',
    '/orders/export?side=bought',
    '/orders/p1/decline',
    '/users',
    '/openapi.json',
    '/pictures/1f4bb.webp',
  ],
}

const pieces = [
  ...['..', '.', '//', '\\', '%00', '%2f', '%5c', '%2e%2e', '%', '%zz', '%E0%A4%A', '%F0%9F%92%A9', ';', '#', '@', ':'],
  ...['\u0000', '\t', '\u00e9', '\u202e', '', ' ', '?', '&', '=', '[', '{{7*7}}', "'--", '<script>', 'null'],
  ...['-1', '0', '1e309', 'NaN', '999999999999999999999', '0x10', '1.5', 'true', 'a'.repeat(300), 'é'.repeat(2_000)],
]
const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 12, unit: 'binary' }))

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT', 'TRACE', 'get', 'FOO', '']
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/', '']
const names = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'catalogue-version', 'content-length', 'range'],
  ...['content-type', 'cookie', 'expect', 'host', 'idempotency-key', 'if-match', 'if-none-match', 'origin', 'referer'],
  ...[
    'transfer-encoding',
    'upgrade',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'connection',
    '__proto__',
  ],
]
const values = [
  ...['*', 'chunked', 'gzip, br;q=0', 'bytes=0-1,5-,-1', '"x"', 'W/"x"', 'Bearer ', 'Bearer a.b.c', 'null', '-1', '5'],
  ...['application/json', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'h2c', 'websocket'],
  ...[
    'catalogue-version=999999999999999',
    'arot-member=yes; arot-member=no',
    '100-continue',
    '1.2.3.4, ::1, x',
    'close',
  ],
]
const bodies = [
  ...[
    '',
    '{',
    '{}',
    '[]',
    'null',
    '"x"',
    '1',
    '{"$inc":{"mainQuantity":-1e308}}',
    '{"__proto__":{"x":1}}',
    '{"a":1,"a":2}',
  ],
  ...['{"quantity":1e999}', '\ufeff{}', '{"name":"\\ud800"}', '{"name":"\\u0000"}', 'a=1&b=2', '['.repeat(5_000)],
  ...[
    JSON.stringify({ name: 'x'.repeat(40_000) }),
    '{"price":"1","mainQuantity":[],"minQuantity":{}}',
    '\u0000\u0001\u0002',
  ],
]

const header = fc.tuple(
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }),
  ),
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, piece),
)

const request = (all: readonly string[]) =>
  fc.record({
    method: fc.constantFrom(...methods),
    path: fc.constantFrom(...all),
    version: fc.constantFrom(...versions),
    /** What to insert into the path, and where, as a fraction of its length. */
    breaks: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), piece), { maxLength: 3 }),
    headers: fc.array(header, { maxLength: 4 }),
    body: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, fc.constantFrom(...bodies)),
    /** The fraction that is sent: some requests are cut off. */
    part: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
  })

export function fuzz(target: 'app' | 'api', seed: number, count: number): FuzzRequest[] {
  return fc.sample(request(paths[target]), { seed, numRuns: count }).map((one) => {
    const path = one.breaks.reduce((target, [at, what]) => {
      const place = Math.floor(at * target.length)
      return target.slice(0, place) + what + target.slice(place)
    }, one.path)
    const text = requestOf(`${one.method} ${path} ${one.version}`, Object.fromEntries(one.headers), one.body)
    const bytes = Buffer.from(text)
    return { bytes: bytes.subarray(0, Math.ceil(one.part * bytes.length)), isHalfClosed: true }
  })
}
