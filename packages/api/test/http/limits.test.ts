import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { createLimiter } from '../../src/http/rate.ts'
import { freshDatabase } from '../support/database.ts'
import { bearer, person, startServer } from '../support/server.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

describe('the bucket', () => {
  test('lets a burst pass, then so many a second, and says how long to wait', () => {
    let now = 0
    const wait = createLimiter({ perSecond: 2, burst: 5 }, () => now)
    expect(Array.from({ length: 6 }, () => wait('a'))).toEqual([0, 0, 0, 0, 0, 1])
    expect(wait('b')).toBe(0)
    now = 500
    expect([wait('a'), wait('a')]).toEqual([0, 1])
    now = 60_000
    expect(Array.from({ length: 6 }, () => wait('a'))).toEqual([0, 0, 0, 0, 0, 1])
  })

  test('with 0 a second is no limit', () => {
    const wait = createLimiter({ perSecond: 0, burst: 1 })
    expect(Array.from({ length: 100 }, () => wait('a')).every((seconds) => seconds === 0)).toBe(true)
  })
})

describe('limits', () => {
  test('an address has its share, also of kept answers; health is never refused', async () => {
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

  test('a forwarded address counts behind a trusted proxy, and only there', async () => {
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

  test('a user has a share of their own, from whatever address', async () => {
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
})

describe('what never becomes a request is refused in the form of every refusal', () => {
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
    ['no HTTP', 'EHLO example.com\r\n\r\n', 400, /not a request/],
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
    expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid', message: expect.stringMatching(message) })
    await server.close()
  })
})
