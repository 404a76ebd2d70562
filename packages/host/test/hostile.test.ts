import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fuzz } from '../../../scripts/attack/fuzz.ts'
import { requestOf, type SendOptions, sendRaw } from '../../../scripts/attack/raw.ts'
import { listening } from '../../../scripts/listening.ts'
import { testSeed } from '../../../scripts/testing/seed.ts'
import { type RunningApp, startAppServer } from './support/app.ts'
import { type CatalogueServer, startCatalogue } from './support/catalogue-server.ts'

let api: CatalogueServer
let app: RunningApp
/** A host that no request may reach. */
let elsewhere: Awaited<ReturnType<typeof listening>>
let strayed: string[]

beforeEach(async () => {
  strayed = []
  const stray = createServer(({ url, headers }, response) => {
    strayed.push(`${url} ${headers.authorization}`)
    response.end('elsewhere')
  })
  elsewhere = await listening(stray)
  api = await startCatalogue()
  app = await startAppServer({ API_URL: api.url })
  await vi.waitFor(() => expect(api.hasListeners()).toBe(true))
})

afterEach(async () => {
  await app.stop()
  await api.stop()
  await elsewhere.stop()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' })
const send = (bytes: string | Buffer, options?: SendOptions) =>
  sendRaw({ host: '127.0.0.1', port: app.port }, bytes, options)
async function raw(target: string, headers?: Record<string, string>, method = 'GET') {
  const answer = await send(requestOf(`${method} ${target} HTTP/1.1`, headers))
  if (!answer) throw new Error(`${target} was not answered`)
  return answer
}
/** The headers of every answer behind https. */
const standing = ['x-content-type-options', 'strict-transport-security']
const requestCount = (path: string) => api.requests.filter((one) => one.path === path).length

test.for([
  '/api//HOST/x',
  '/api///HOST/x',
  '//HOST/api/x',
  '///api//HOST/x',
  '/api/\\HOST/x',
  '/api\\\\HOST/x',
  '\\\\HOST/api/x',
  '/api/%2F%2FHOST/x',
  '/api/%5C%5CHOST/x',
  '/api%2F%2FHOST/x',
  '/%61pi//HOST/x',
  '/api/.//HOST/x',
  '/api/..//HOST/x',
  '/api/%2e%2e//HOST/x',
  '/api/products/..//..//HOST/x',
  '/api/@HOST/x',
  '/api@HOST/x',
  '/api/user:password@HOST/x',
  '/api/http://HOST/x',
  '/api/products//HOST/x',
  'http://HOST/api/products',
  'http://HOST/api//HOST/x',
  'http://user:password@HOST/api/products',
  '//HOST\\@api/x',
])('%s reaches no other host, and no token leaves', async (form) => {
  const target = form.replaceAll('HOST', elsewhere.url.replace('http://', ''))
  const before = api.requests.length
  const { status, body } = await raw(target, { authorization: 'Bearer secret' })
  expect(strayed).toEqual([])
  expect(body).not.toContain('elsewhere')
  expect(status === 308 || (status >= 400 && status < 500)).toBe(true)
  expect(api.requests.slice(before).filter(({ path }) => path.includes('x'))).toEqual([])
})

test('No header chooses the target of a call or its client address', async () => {
  const host = elsewhere.url.replace('http://', '')
  const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', forwarded: `host=${host}` }
  const { status } = await raw('/api/categories', {
    ...headers,
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '1.1.1.1',
  })
  expect(status).toBe(200)
  expect(strayed).toEqual([])
  const received = api.requests.findLast(({ path }) => path === '/categories')?.headers ?? {}
  expect(received.host).toBe(api.url.replace('http://', ''))
  expect(received['x-forwarded-for']).toBe('127.0.0.1')
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'])
    expect(received[name]).toBeUndefined()
})

test('Hop-by-hop headers end at the host', async () => {
  await raw('/api/categories', { connection: 'close, authorization', authorization: 'Bearer secret', te: 'trailers' })
  const headers = api.requests.findLast(({ path }) => path === '/categories')?.headers
  expect(headers?.authorization).toBeUndefined()
  expect(headers?.te).toBeUndefined()
})

test.for([
  ['GET /api// HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['GET /api//: HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['GET //: HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 308],
  ['GET http:// HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['GET / HTTP/9.9\r\nhost: a\r\n\r\n', 400],
  ['GET\r\n\r\n', 400],
  ['nonsense\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
  ['PUT / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
  ['GET /% HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['GET /category/%E0%A4%A HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['GET /category/%00 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  ['GET /api/products/%00 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  [`GET /category/${'a'.repeat(400)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, 404],
  [`GET /${'a'.repeat(30_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ['POST /api/cart HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400],
] as const)('%j is answered with %i, and the next request works', async ([bytes, status]) => {
  expect((await send(bytes))?.status).toBe(status)
  expect((await get('/about-us')).status).toBe(200)
})

test('Every refusal has the headers of every answer', async () => {
  const secure = await startAppServer({ API_URL: api.url, PUBLIC_URL: 'https://shop.example' })
  const to = { host: '127.0.0.1', port: secure.port }
  const requests = [
    requestOf('GET /%ff HTTP/1.1'),
    requestOf('GET /category/%E0%A4%A HTTP/1.1'),
    requestOf('GET /api/%ff HTTP/1.1'),
    requestOf('GET /no/such HTTP/1.1'),
    requestOf('PUT / HTTP/1.1'),
    requestOf('GET / HTTP/1.1', { expect: 'wonders' }),
    'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  ]
  const answers = await Promise.all(requests.map((bytes) => sendRaw(to, bytes)))
  const results = answers.map((answer) => [answer?.status, ...standing.map((name) => answer?.headers[name])])
  const carried = ['nosniff', 'max-age=31536000; includeSubDomains']
  expect(results).toEqual([400, 400, 400, 404, 405, 417, 400, 400, 431].map((status) => [status, ...carried]))
  await secure.stop()
})

test.for(['/.//evil.example/', '//evil.example/', '//evil.example/%2e%2e', '/\\evil.example', '/evil.example//'])(
  '%s only redirects within this host',
  async (target) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await raw(target, {}, method)
      const { location } = headers
      if (status === 308 || status === 303) expect(location).toMatch(/^\/(?![/\\])/)
      else expect([status, location]).toEqual([400, undefined])
    }
  },
)

test.for(['/About-Us', '/ABOUT-US', '/%61bout-us'])(
  '%s redirects to the page of its lower-case address',
  async (path) => {
    const response = await get(`${path}?a=b`)
    expect([response.status, response.headers.get('location')]).toEqual([308, '/about-us?a=b'])
  },
)

test.for([
  '/api/metrics',
  '/api/healthz',
  '/api/readyz',
  '/api/Metrics',
  '/api/%6detrics',
  '/api/metrics/',
  '/api/products/..%2fmetrics',
  '/metrics',
  '/healthz',
  '/readyz',
])('%s is not public', async (path) => {
  const { status } = await raw(path)
  expect(status === 404 || status === 400).toBe(true)
  expect(api.requests.some(({ path }) => /metrics|healthz|readyz/i.test(path))).toBe(false)
})

test('Unknown queries, hosts and versions do not make other pages', async () => {
  for (let time = 0; time < 10; time += 1) {
    await raw(`/?q=${time}&utm_source=${time}`, {
      host: `made-up-${time}.example`,
      cookie: `catalogue-version=99999${time}`,
    })
  }
  expect(requestCount('/brands')).toBe(1)
  expect((await raw('/', { host: 'evil.example' })).body).not.toContain('evil.example')
  expect((await raw('/robots.txt', { host: 'evil.example' })).body).not.toContain('evil.example')
})

test('A missing category stays 404 with a filter', async () => {
  for (const path of ['/category/Nonsense?q=a', '/category/Nonsense?sort=price-asc', '/category/Nonsense?view=table']) {
    const response = await get(path)
    expect([response.status, path]).toEqual([404, path])
    expect(await response.text()).toContain('noindex')
  }
  expect((await get('/category/Paper?q=nothing-of-that-name')).status).toBe(200)
})

test('A failed rendering only affects its own request', async () => {
  const behindProxy = await startAppServer({ API_URL: api.url, TRUST_PROXY: '1' })
  const as = (address: string) => fetch(behindProxy.url, { headers: { 'x-forwarded-for': address } })
  await vi.waitFor(() => expect(api.hasListeners(2)).toBe(true))
  api.refuse('203.0.113.66')
  const release = api.hold()
  const answers = [as('203.0.113.66')]
  const isRequestedFor = (address: string) => api.requests.some(({ headers }) => headers['x-forwarded-for'] === address)
  await vi.waitFor(() => expect(isRequestedFor('203.0.113.66')).toBe(true))
  answers.push(as('203.0.113.1'), as('203.0.113.2'))
  await vi.waitFor(() => expect(behindProxy.open()).toBe(3))
  release()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 200, 200])
  await behindProxy.stop()
})

test('An answer only has an encoding that the request accepts', async () => {
  const encodingFor = async (accepted: string) =>
    (await get('/about-us', { 'accept-encoding': accepted })).headers.get('content-encoding')
  expect(await encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(await encodingFor('br;q=0, gzip;q=0')).toBeNull()
  expect(await encodingFor('br;q=0, *')).toBe('gzip')
  expect(await encodingFor('GZIP')).toBe('gzip')
  expect(await encodingFor('identity')).toBeNull()
  expect(await encodingFor('gzip, deflate, br')).toBe('br')
  expect(await encodingFor('brotli')).toBeNull()
})

test.for([
  '/',
  '/no/such',
  '/About-Us',
  '/robots.txt',
  '/sitemap.xml',
  '/app-shell',
  '/icon.svg',
  '/api/categories',
  '/api//',
  '/%',
])('HEAD %s has the headers of GET without a body', async (path) => {
  const [got, head] = await Promise.all([raw(path), raw(path, {}, 'HEAD')])
  expect(head.status).toBe(got.status)
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(got.headers['content-length'])
})

test('Simultaneous requests for the sitemap cause one request to the api', async () => {
  const before = requestCount('/categories')
  await Promise.all(Array.from({ length: 20 }, () => get('/sitemap.xml')))
  await get('/sitemap.xml')
  expect(requestCount('/categories') - before).toBe(1)
})

test('Five hundred broken requests stop nothing, and none is logged as an error', async () => {
  const requests = fuzz('app', testSeed(), 500)
  const faults = []
  for (let batch = 0; batch < requests.length; batch += 50) {
    const sent = requests.slice(batch, batch + 50)
    const answers = await Promise.all(sent.map(({ bytes, isHalfClosed }) => send(bytes, { isHalfClosed })))
    for (const [place, answer] of answers.entries()) {
      if (answer && answer.status >= 500) faults.push([answer.status, sent[place]?.bytes.toString().slice(0, 200)])
    }
  }
  expect(faults).toEqual([])
  expect(strayed).toEqual([])
  expect((await get('/about-us')).status).toBe(200)
})
