import { connect } from 'node:net'
import { createBudget, createLimiter } from '@arot/serving/rate-limits'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { bearer, person, startServer } from '../support/server.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

describe('a rate limit', () => {
  test('allows a rate per second and a burst, which recovers after a pause', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const wait = createLimiter('test', { perSecond: 2, burst: 5 })
    const waits = (times: number) => Promise.all(Array.from({ length: times }, () => wait('a')))
    expect(await waits(6)).toEqual([0, 0, 0, 0, 0, 1])
    expect(await wait('b')).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(await waits(3)).toEqual([0, 0, 1])
    vi.advanceTimersByTime(14_000)
    expect(await waits(6)).toEqual([0, 0, 0, 0, 0, 1])
  })

  test('forgets a key after its second, however many keys exist', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const wait = createLimiter('test', { perSecond: 100, burst: 1000 })
    for (let second = 0; second < 30; second += 1) {
      for (let key = 0; key < 1000; key += 1) await wait(`${second} ${key}`)
      expect(vi.getTimerCount()).toBe(1000)
      vi.advanceTimersByTime(1000)
    }
    expect(vi.getTimerCount()).toBe(0)
  })

  test('without a value allows everything', async () => {
    const wait = createLimiter('test', { perSecond: 0, burst: 1 })
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => wait('a'))))).toEqual(new Set([0]))
  })

  test.each([
    ['is away', () => Promise.reject(new Error('Connection terminated'))],
    ['does not answer', () => new Promise<never>(() => {})],
  ])('is counted in the process while the database %s', async (_, query) => {
    const wait = createLimiter('test', { perSecond: 0.1, burst: 2 }, { query })
    expect(await Promise.all([wait('a'), wait('a'), wait('a'), wait('b')])).toEqual([0, 0, 10, 0])
  })
})

describe('a budget', () => {
  test('is charged after the work, can go below zero, and starts anew each minute', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const budget = createBudget(5000)
    expect([await budget('a', 0), await budget('a', 4000), await budget('a', 0)]).toEqual([0, 0, 0])
    vi.advanceTimersByTime(20_000)
    expect([await budget('a', 9000), await budget('a', 0), await budget('b', 0)]).toEqual([40, 40, 0])
    vi.advanceTimersByTime(40_000)
    expect(await budget('a', 0)).toBe(0)
  })

  test('0 means no limit', async () => {
    const budget = createBudget(0)
    expect(await budget('a', 1_000_000)).toBe(0)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('two replicas on one database', () => {
  const share = { perSecond: 0.01, burst: 4 }

  test('give an address one shared limit', async () => {
    const config = { rateStore: 'postgres', addressRate: share } as const
    const [one, other] = await Promise.all([startServer({ db, config }), startServer({ db, config })])
    const ask = async ({ app }: typeof one, url = '/categories') =>
      (await app.inject({ url, remoteAddress: '192.0.2.77' })).statusCode
    const seen = []
    for (const server of [one, other, one, other, one, other]) seen.push(await ask(server))
    expect(seen).toEqual([200, 200, 200, 200, 429, 429])
    expect(await ask(other, '/healthz')).toBe(200)
    expect((await one.app.inject({ url: '/categories', remoteAddress: '192.0.2.78' })).statusCode).toBe(200)
    await Promise.all([one.close(), other.close()])
  })

  test('give a user one shared limit', async () => {
    const config = { rateStore: 'postgres', userRate: share } as const
    const [one, other] = await Promise.all([startServer({ db, config }), startServer({ db, config })])
    const somebody = await person()
    const seen = []
    for (const { app } of [one, other, one, other, one, other]) {
      seen.push((await app.inject({ url: `/cart/${somebody.email}`, headers: bearer(somebody) })).statusCode)
    }
    expect(seen).toEqual([200, 200, 200, 200, 429, 429])
    await Promise.all([one.close(), other.close()])
  })
})

describe('limits', () => {
  test('an address has a limit, including cached answers; health is never refused', async () => {
    const server = await startServer({ db, config: { addressRate: { perSecond: 0.01, burst: 10 } } })
    const answers = await Promise.all(Array.from({ length: 15 }, () => server.app.inject('/categories')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = answers.find(({ statusCode }) => statusCode === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'too_many' })
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    const other = await server.app.inject({ url: '/categories', remoteAddress: '192.0.2.7' })
    expect(other.statusCode).toBe(200)
    await server.close()
  })

  test('a forwarded address only counts behind a trusted proxy', async () => {
    const statuses = async (trustProxy: false | number) => {
      const server = await startServer({ db, config: { trustProxy, addressRate: { perSecond: 0.01, burst: 1 } } })
      const from = async (address: string) =>
        (await server.app.inject({ url: '/categories', headers: { 'x-forwarded-for': address } })).statusCode
      const seen = [await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1')]
      await server.close()
      return seen
    }
    expect(await statuses(false)).toEqual([200, 429, 429])
    expect(await statuses(1)).toEqual([200, 200, 429])
  })

  test('behind the app’s server and a proxy the limit is the visitor’s, whatever the visitor sends', async () => {
    const server = await startServer({ db, config: { trustProxy: 2, addressRate: { perSecond: 0.01, burst: 1 } } })
    const from = async (forwarded: string) =>
      (await server.app.inject({ url: '/categories', headers: { 'x-forwarded-for': forwarded } })).statusCode
    const theProxy = '10.0.0.2'
    expect(await from(`192.0.2.1, ${theProxy}`)).toBe(200)
    expect(await from(`192.0.2.2, ${theProxy}`)).toBe(200)
    expect(await from(`203.0.113.9, 192.0.2.1, ${theProxy}`)).toBe(429)
    await server.close()
  })

  test.each([
    ['the same /64', '2001:db8::1', '2001:db8::ffff:2', 429],
    ['the same /64, written out', '2001:db8::1', '2001:0DB8:0:0:1:2:3:4', 429],
    ['another /64', '2001:db8::1', '2001:db8:0:1::1', 200],
    ['an IPv4 address in IPv6', '192.0.2.1', '::ffff:192.0.2.1', 429],
    ['the same in hexadecimal', '192.0.2.1', '::ffff:c000:201', 429],
    ['other IPv4 addresses in IPv6', '::ffff:192.0.2.1', '::ffff:192.0.2.2', 200],
    ['what is no address', 'unknown', 'x'.repeat(5000), 429],
  ])('%s', async (_, one, other, status) => {
    const server = await startServer({ db, config: { trustProxy: 1, addressRate: { perSecond: 0.01, burst: 1 } } })
    const from = async (address: string) =>
      (await server.app.inject({ url: '/categories', headers: { 'x-forwarded-for': address } })).statusCode
    expect([await from(one), await from(other)]).toEqual([200, status])
    await server.close()
  })

  test('a user has a limit of their own, from any address', async () => {
    const server = await startServer({ db, config: { userRate: { perSecond: 0.01, burst: 3 } } })
    const [one, other] = await Promise.all([person(), person()])
    const cart = async (who: typeof one, remoteAddress: string) =>
      (await server.app.inject({ url: `/cart/${who.email}`, headers: bearer(who), remoteAddress })).statusCode
    const seen = []
    for (let count = 1; count <= 4; count++) seen.push(await cart(one, `192.0.2.${count}`))
    expect(seen).toEqual([200, 200, 200, 429])
    expect(await cart(other, '192.0.2.1')).toBe(200)
    await server.close()
  })

  test('a supplier pays for a change that affects every cached answer', async () => {
    const server = await startServer({ db, config: { userRate: { perSecond: 0.001, burst: 60 } } })
    const [one, other] = await Promise.all([person(), person()])
    const change = async (who: typeof one, more: object) => {
      const payload = { name: 'Jamuna Tools', logo: '', place: '', about: '', smallestOrderValue: null, ...more }
      return (await server.app.inject({ method: 'PATCH', url: '/suppliers/me', headers: bearer(who), payload }))
        .statusCode
    }
    expect(await change(one, {})).toBe(200)
    for (let at = 0; at < 10; at += 1) expect(await change(one, { about: `About ${at}` })).toBe(200)
    expect(await change(one, { smallestOrderValue: 1 })).toBe(200)
    expect(await change(one, { smallestOrderValue: 2 })).toBe(429)
    expect(await change(other, { name: 'Meghna Tools' })).toBe(200)
    await server.close()
  })
})

describe('an invalid HTTP request gets a problem like every other error', () => {
  const head = 'POST /users HTTP/1.1\r\nhost: api.test\r\ncontent-type: application/json\r\n'

  test.each([
    ['half a head', 'GET /products HTTP/1.1\r\nhost: api', 408, /too long to arrive/],
    [
      'half a body',
      `${head}authorization: Bearer TOKEN\r\ncontent-length: 100\r\n\r\n{"name":`,
      408,
      /too long to arrive/,
    ],
    ['a head of 20 kB', `${head}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431, /head of the request/],
    ['no HTTP', 'EHLO example.com\r\n\r\n', 400, /could not read this request/],
    ['no host', 'GET /products HTTP/1.1\r\nconnection: close\r\n\r\n', 400, /exactly one Host header/],
    [
      'two hosts',
      'GET /products HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n',
      400,
      /exactly one Host header/,
    ],
    [
      'one host twice',
      'GET /products HTTP/1.1\r\nhost: a\r\nhost: a\r\nconnection: close\r\n\r\n',
      400,
      /exactly one Host/,
    ],
    ['two hosts in HTTP/1.0', 'GET /products HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n', 400, /exactly one Host/],
    ['another expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n', 417, /Expect/],
    ['an unknown method', 'BREW /products HTTP/1.1\r\nhost: a\r\n\r\n', 400, /could not read this request/],
    [
      'a method nobody has',
      'PROPFIND /products HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      404,
      /This endpoint does not exist/,
    ],
    ['a path that cannot be read', 'GET /products/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, /%zz/],
    ['a path too long', `GET /products/${'x'.repeat(3000)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, 414, /./],
  ])('%s', async (_, sent, status, message) => {
    const server = await startServer({ db, config: { requestSeconds: 1 } })
    const { port } = new URL(await server.listen())
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    socket.write(sent.replace('TOKEN', (await person()).token))
    let answer = ''
    for await (const chunk of socket) answer += chunk
    const [top = '', body = ''] = answer.split('\r\n\r\n')
    expect(top).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(top).toMatch(/content-type: application\/problem\+json/)
    expect(top).toMatch(/x-content-type-options: nosniff/)
    expect(top).toMatch(/arot-api: 1/)
    expect(JSON.parse(body)).toMatchObject({
      type: expect.stringMatching(/^http:\/\/api\.test\/docs#error-/),
      status,
      code: status === 404 ? 'not_found' : 'invalid',
      detail: expect.stringMatching(message),
    })
    await server.close()
  })
})

test.each([
  ['/products', 'application/json', 8_000_000],
  ['/pictures', 'image/png', 10_000_001],
  ['/products/import?mode=check', 'text/csv', 16_000_001],
])(
  'a body for %s that is too large and waits for 100-continue is refused before it is sent',
  async (path, type, length) => {
    const { authorization } = bearer(await person())
    const about = [`authorization: ${authorization}`, `content-type: ${type}`, `content-length: ${length}`]
    const answer = await answerBeforeBody([`POST ${path} HTTP/1.1`, ...about])
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('"code":"too_large"')
  },
)

test.each([
  ['/products', 'application/json'],
  ['/pictures', 'image/png'],
  ['/products/import?mode=check', 'text/csv'],
])('a body for %s without a session that waits for 100-continue is refused before it is sent', async (path, type) => {
  const answer = await answerBeforeBody([`POST ${path} HTTP/1.1`, `content-type: ${type}`, 'content-length: 10'])
  expect(answer).toMatch(/^HTTP\/1.1 401 /)
})

/** The answer to a request that waits for 100-continue. A server that waits for the body exceeds the test's time limit. */
async function answerBeforeBody(head: string[]): Promise<string> {
  const server = await startServer({ db, config: { requestSeconds: 600 } })
  const { port } = new URL(await server.listen())
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  socket.write([...head, 'host: a', 'connection: close', 'expect: 100-continue', '', ''].join('\r\n'))
  let answer = ''
  for await (const chunk of socket) answer += chunk
  await server.close()
  return answer
}
