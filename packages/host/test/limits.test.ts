import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendRaw, sendSlowly } from '../../../scripts/attack/raw.ts'
import type { Config } from '../src/config.ts'
import { type RunningApp, startAppServer } from './support/app.ts'
import { type CatalogueServer, startCatalogue } from './support/catalogue-server.ts'

let api: CatalogueServer
let app: RunningApp | undefined

beforeEach(async () => {
  api = await startCatalogue()
})

afterEach(async () => {
  await app?.stop()
  await api.stop()
})

async function start(env: Record<string, string>, config: Partial<Config> = {}) {
  app = await startAppServer({ API_URL: api.url, ...env }, config)
  await vi.waitFor(() => expect(api.hasListeners()).toBe(true))
  return app
}

test('A request with two Host headers, or none, is refused', async () => {
  const { port } = new URL((await start({})).url)
  const to = { host: '127.0.0.1', port: Number(port) }
  for (const path of ['/', '/api/categories', '/robots.txt']) {
    const heads = ['', 'host: a\r\nHost: b\r\n', 'host: a\r\nhost: a\r\n']
    const answers = await Promise.all(
      heads.map((head) => sendRaw(to, `GET ${path} HTTP/1.1\r\n${head}connection: close\r\n\r\n`)),
    )
    expect(answers.map((answer) => answer?.status)).toEqual([400, 400, 400])
  }
})

test('A body that is too large is refused with the api’s problem, and never reaches it', async () => {
  const { url } = await start({})
  const body = 'a'.repeat(8_000_000)
  const whole = await fetch(`${url}/api/products`, { method: 'POST', body })
  const inPieces = await fetch(`${url}/api/products`, {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  for (const response of [whole, inPieces]) {
    expect([response.status, response.headers.get('content-type')]).toEqual([
      413,
      'application/problem+json; charset=utf-8',
    ])
    expect(await response.json()).toMatchObject({ status: 413, code: 'too_large' })
  }
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('A picture can have ten megabytes, only at its path and with a session', async () => {
  const { url } = await start({})
  const post = (path: string, bytes: number, headers: Record<string, string> = { authorization: 'Bearer a' }) =>
    fetch(url + path, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'image/png', ...headers },
    })
  expect((await post('/api/pictures', 9_999_999)).status).not.toBe(413)
  expect(api.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/pictures'])
  expect((await post('/api/pictures', 10_000_001)).status).toBe(413)
  expect((await post('/api/pictures/u', 100_000)).status).toBe(413)
  expect((await post('/api/pictures', 10, {})).status).toBe(401)
  expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.for([
  ['/api/products', 8_000_000],
  ['/api/pictures', 10_000_001],
  ['/api/products/import', 16_000_001],
] as const)(
  'A body for %s that is too large and waits for 100-continue is refused before it is sent',
  async ([path, length]) => {
    // A server that waits for the body exceeds the test's time limit.
    const { port } = await start({ REQUEST_TIMEOUT: '600' })
    const about = `connection: close\r\nauthorization: Bearer a\r\ncontent-type: text/csv\r\ncontent-length: ${length}\r\nexpect: 100-continue`
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${about}\r\n\r\n`)
    let answer = ''
    for await (const chunk of socket) answer += chunk
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

test.for(['/api/cart', '/api/pictures'])('A body for %s that waits for 100-continue is requested', async (path) => {
  const { url } = await start({})
  const headers = {
    authorization: 'Bearer a',
    'content-type': 'image/png',
    'content-length': 4,
    expect: '100-continue',
  }
  const sending = request(url + path, { method: 'POST', headers })
  sending.once('continue', () => sending.end('four'))
  sending.flushHeaders()
  const [answer] = await once(sending, 'response')
  answer.resume()
  expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('Slow pictures do not block others', async () => {
  const { url, port } = await start({})
  const head = 'POST /api/pictures HTTP/1.1\r\nhost: a\r\nauthorization: Bearer a\r\ncontent-length: 1000\r\n\r\n'
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').setNoDelay())
  for (const socket of sockets) socket.write(`${head}half`)
  await vi.waitFor(() => expect(api.requests.filter(({ path }) => path === '/pictures')).toHaveLength(20))
  const post = () => fetch(`${url}/api/pictures`, { method: 'POST', body: 'a', headers: { authorization: 'Bearer a' } })
  expect((await post()).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

test.for([
  ['/api/products', 413],
  ['/login', 303],
] as const)('A client that sends eight megabytes to %s before it reads gets the refusal', async ([path, status]) => {
  const { port } = await start({})
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 8000000\r\n\r\n`
  const answer = await sendRaw({ host: '127.0.0.1', port }, head + 'a'.repeat(8_000_000), { isSentFirst: true })
  expect(answer?.status).toBe(status)
})

test('Repeated eight megabytes over a closing connection get 429 with Retry-After', async () => {
  const { url, port } = await start({}, { addressRate: { perSecond: 0.01, burst: 1 } })
  expect((await fetch(`${url}/robots.txt`)).status).toBe(200)
  const head = 'POST /login HTTP/1.1\r\nhost: a\r\nconnection: Close\r\ncontent-length: 8000000\r\n\r\n'
  const answer = await sendRaw({ host: '127.0.0.1', port }, head + 'a'.repeat(8_000_000), { isSentFirst: true })
  expect([answer?.status, Number(answer?.headers['retry-after'])]).toEqual([429, expect.any(Number)])
})

test.for([
  ['head', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['body', 'POST /api/cart HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
] as const)('A %s without an end is refused after a time', async ([, bytes]) => {
  const { port } = await start({ REQUEST_TIMEOUT: '1' })
  const answer = await sendRaw({ host: '127.0.0.1', port }, bytes, { patience: 8_000 })
  expect([answer?.status, answer?.headers.connection]).toEqual([408, 'close'])
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

describe.each(['/api/products/import?mode=check', '/api/pictures'])('A body to %s over a slow line', (path) => {
  const piece = 'x'.repeat(500)
  const headOf = (more = 'authorization: Bearer a\r\n') =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\n${more}content-type: text/csv\r\ncontent-length: 5000\r\n\r\n`
  const slow = { REQUEST_TIMEOUT: '1', UPLOAD_RATE: '1' }

  test('is accepted if it arrives steadily', async () => {
    const { port } = await start(slow)
    const answer = await sendSlowly({ host: '127.0.0.1', port }, headOf(), Array(10).fill(piece))
    expect([answer?.status, answer?.body]).toEqual([200, expect.stringContaining('{"bytes":5000}')])
  })

  test.each([
    ['stands still', headOf(), 2],
    ['comes from nobody', headOf(''), 10],
  ])('is refused if it %s', async (_, head, pieces) => {
    const { port } = await start(slow)
    const answer = await sendSlowly({ host: '127.0.0.1', port }, head, Array(pieces).fill(piece))
    expect([401, 408]).toContain(answer?.status)
  })
})

test('Too many requests get 429 with Retry-After, whatever X-Forwarded-For they send', async () => {
  const { url } = await start({}, { addressRate: { perSecond: 0.01, burst: 3 } })
  const from = (address: string, path: string) => fetch(url + path, { headers: { 'x-forwarded-for': address } })
  for (let time = 0; time < 3; time += 1) expect((await from(`203.0.113.${time}`, '/robots.txt')).status).toBe(200)
  const page = await from('203.0.113.4', '/about-us')
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  const call = await from('203.0.113.5', '/api/categories')
  expect([call.status, await call.json()]).toEqual([429, expect.objectContaining({ code: 'too_many' })])
})

test('Behind a proxy each visitor has a limit, and an IPv6 household shares one', async () => {
  const { url } = await start({ TRUST_PROXY: '1' }, { addressRate: { perSecond: 0.01, burst: 2 } })
  const from = async (address: string) => {
    const response = await fetch(`${url}/robots.txt`, { headers: { 'x-forwarded-for': address } })
    return response.status
  }
  expect([await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.1')]).toEqual([200, 200, 429])
  expect(await from('203.0.113.2')).toBe(200)
  expect(await from('203.0.113.2, 203.0.113.1')).toBe(429)
  expect([await from('2001:db8:1:2::a'), await from('2001:db8:1:2:3::b')]).toEqual([200, 200])
  expect(await from('2001:db8:1:2:ffff::c')).toBe(429)
  expect(await from('2001:db8:1:3::a')).toBe(200)
})

test('Requests for ever new pages get 429, and cached pages are served to everybody', async () => {
  const { url } = await start({}, { renderRate: { perSecond: 0.01, burst: 2 } })
  const statusOf = async (path: string) => (await fetch(url + path)).status
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/category/Paper?q=1')).toBe(200)
  expect(await statusOf('/category/Paper?q=2')).toBe(429)
  expect(await statusOf('/')).toBe(200)
})

test('The page cache is limited', async () => {
  const { url, metrics } = await start({ PAGES_MB: '1', RATE_RENDER: '0' })
  for (let time = 0; time < 20; time += 1) await fetch(`${url}/category/Paper?q=${time}`)
  const bytes = Number((await metrics()).match(/^arot_host_pages_bytes (\d+)$/m)?.[1])
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(1024 * 1024)
})
