// The response cache: its size, its keys, and that no request can bypass it.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { mostChosen } from '@arot/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFileCache } from '../../src/modules/media/picture.routes.ts'
import { answerOf, createAnswers } from '../../src/platform/http/answers/answers.ts'
import { compress } from '../../src/platform/http/answers/encode.ts'
import { addProduct, bearer, newProduct, purchaseOf, startServer, type TestServer } from '../support/server.ts'
import { openShop } from '../support/shop.ts'
import { recording } from '../support/stock.ts'

const shop = openShop()
const megabyte = 1024 * 1024

beforeAll(async () => {
  for (let count = 1; count <= 3; count += 1) await addProduct(shop.server, shop.owner, { name: `Drill ${count}` })
})

async function figure({ app }: TestServer, name: string) {
  const { body } = await app.inject('/metrics')
  return Number(body.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1] ?? 0)
}

describe('the response cache', () => {
  test('counts answers with their requests and stays within its limit', async () => {
    const answers = createAnswers(4 * megabyte)
    let size = 0
    for (let count = 0; count < 100_000; count += 1) {
      const question = `${count} ${'?'.repeat(2000)}`
      await answers.make(question, 0, { holds: 0, make: async () => ({ body: [], version: 0 }) })
      size = Math.max(size, answers.bytes())
      if (count % 1_000 === 0) await setImmediate()
    }
    expect(size).toBeLessThanOrEqual(4 * megabyte)
    // The keys alone need two bytes per character.
    expect(answers.count()).toBeLessThan(1050)
    expect(answers.count()).toBeGreaterThan(500)
  })

  test.for([0, 900, 1_100, 9_000, 40_000])(
    'retains no memory but the answer’s own, with %i letters',
    async (length) => {
      const { identity } = (await answerOf({ body: 'x'.repeat(length), version: 0 }, 0)).encoded
      const bytes = Buffer.from(identity)
      const held = [identity, await compress(bytes, 'br'), await compress(bytes, 'gzip')]
      for (const one of held) if (typeof one !== 'string') expect(one.buffer.byteLength).toBe(one.length)
    },
  )

  test('is off with a size of 0, and the answers stay right', async () => {
    const server = await startServer({ db: shop.server.db, config: { cacheBytes: 0 } })
    for (let round = 0; round < 2; round += 1) expect((await server.app.inject('/products')).json()).toHaveLength(3)
    expect(await figure(server, 'arot_answers_bytes')).toBe(0)
    await server.app.close()
  })

  test('grows when it also stores an encoding', async () => {
    const server = await startServer({ db: shop.server.db })
    await addProduct(shop.server, shop.owner, { description: 'x'.repeat(1500) })
    await server.app.inject('/products')
    const plain = await figure(server, 'arot_answers_bytes')
    await server.app.inject({ url: '/products', headers: { 'accept-encoding': 'br' } })
    expect(await figure(server, 'arot_answers_bytes')).toBeGreaterThan(plain)
    await server.app.close()
  })
})

describe('equivalent requests have one answer', () => {
  test.each([
    ['/products?limit=2&brand=Kormo', '/products?brand=Kormo&limit=2'],
    ['/products?brand=Kormo&brand=Other', '/products?brand=Other&brand=Kormo&brand=Other'],
    ['/products?limit=2', '/products?limit=%32'],
    ['/products?limit=2', '/products?limit=002'],
    ['/products?limit=2', '/products/?limit=2'],
    ['/products?minRating=4', '/products?minRating=4.000'],
    ['/brands', '/brands?'],
    ['/products/category/Home', '/products/category/%48ome'],
  ])('%s and %s', async (one, other) => {
    const server = await startServer({ db: shop.server.db })
    await server.app.inject(one)
    const [size, hits] = [
      await figure(server, 'arot_answers_bytes'),
      await figure(server, 'arot_answers_from_memory_total'),
    ]
    const { statusCode } = await server.app.inject(other)
    expect(statusCode).toBe(200)
    expect(await figure(server, 'arot_answers_bytes')).toBe(size)
    expect(await figure(server, 'arot_answers_from_memory_total')).toBe(hits + 1)
    await server.app.close()
  })
})

describe('different requests have different answers', () => {
  test.each([
    ['/products?brand=Kormo', '/products?brand=Kormo&brand=Other'],
    ['/products?brand=Kormo&brand=Other', '/products?brand=Kormo&category=Other'],
    ['/products?brand=A&brand=B%20C', '/products?brand=A%20B&brand=C'],
    ['/products?brand=Kormo', '/products?category=Kormo'],
    ['/products?brand=Kormo&category=Home', '/products?brand=Home&category=Kormo'],
  ])('%s and %s', async (one, other) => {
    const server = await startServer({ db: shop.server.db })
    await server.app.inject(one)
    const hits = await figure(server, 'arot_answers_from_memory_total')
    expect((await server.app.inject(other)).statusCode).toBe(200)
    expect(await figure(server, 'arot_answers_from_memory_total')).toBe(hits)
    await server.app.close()
  })
})

test('a request accepts the contract’s number of brands, each counted once; one more is refused with a message', async () => {
  const { app } = shop.server
  const named = Array.from({ length: mostChosen }, (_, place) => `brand=B${place}`).join('&')
  for (const call of ['/products', '/products/facets', '/products/category/Home']) {
    expect((await app.inject(`${call}?${named}&brand=B0`)).statusCode).toBe(200)
    const refused = await app.inject(`${call}?${named}&brand=more`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid', detail: expect.stringContaining(`${mostChosen}`) })
  }
})

describe('an unknown parameter', () => {
  const id = '0'.repeat(24)
  const email = 'a@example.com'
  const { price, ...change } = newProduct()
  test.each([
    ['GET', '/categories'],
    ['GET', '/brands'],
    ['GET', '/products'],
    ['GET', '/products/facets'],
    ['GET', '/products/category/Home'],
    ['GET', `/products/${id}`],
    ['GET', `/products/${id}/events`],
    ['GET', '/events'],
    ['GET', `/products/user/${email}`],
    ['GET', `/cart/${email}`],
    ['GET', '/pictures/headphones.webp'],
    ['GET', '/openapi.json'],
    ['GET', '/docs'],
    ['GET', '/healthz'],
    ['POST', '/products', newProduct()],
    ['POST', '/cart', purchaseOf(id, 10, { email })],
    ['POST', '/users', { name: 'Rahim Uddin', email, photo: null }],
    ['PATCH', `/products/${id}`, change],
    ['PATCH', `/products/${id}/quantity`, { $inc: { mainQuantity: -10 } }],
    ['DELETE', `/cart/${id}`],
  ] as [method: 'GET', url: string, payload?: object][])('is refused by %s %s', async (method, url, payload) => {
    const headers = bearer(shop.owner)
    // Whether or not the answer without the parameter is cached.
    if (method === 'GET') await shop.server.app.inject({ method: 'HEAD', url, headers })
    const answer = await shop.server.app.inject({ method, url: `${url}?made=up`, headers, ...(payload && { payload }) })
    expect([answer.statusCode, answer.json().code, answer.json().details.fields]).toEqual([
      400,
      'invalid',
      { made: 'Not known here.' },
    ])
  })

  test('is refused like a known one that repeats', async () => {
    const twice = await shop.get('/products?q=a&q=b')
    expect([twice.statusCode, twice.json().code]).toEqual([400, 'invalid'])
  })
})

describe('a catalogue version that was never issued', () => {
  const forged = { 'catalogue-version': '999999999999999' }

  test('does not bypass the cache', async () => {
    const id = await addProduct(shop.server, shop.owner)
    const { db, transactions } = recording(shop.server.db)
    const server = await startServer({ db })
    for (const url of ['/products', `/products/${id}`, '/brands']) {
      await server.app.inject(url)
      const before = transactions.flat().filter((statement) => !statement.includes('catalogue_version')).length
      for (let round = 0; round < 10; round += 1) {
        expect((await server.app.inject({ url, headers: forged })).statusCode).toBe(200)
      }
      const after = transactions.flat().filter((statement) => !statement.includes('catalogue_version')).length
      expect(after - before).toBe(0)
    }
    await server.app.close()
  })

  test('makes no answer twice', async () => {
    const { db, transactions } = recording(shop.server.db)
    const server = await startServer({ db })
    const before = transactions.length
    expect((await server.app.inject({ url: '/brands', headers: forged })).statusCode).toBe(200)
    const made = transactions.slice(before).flat()
    expect(made.filter((statement) => !statement.includes('catalogue_version'))).toHaveLength(1)
    await server.app.close()
  })

  test('of many requests costs the database one query at a time', async () => {
    const { db, transactions } = recording(shop.server.db)
    const server = await startServer({ db })
    await server.app.inject('/brands')
    const before = transactions.length
    await Promise.all(Array.from({ length: 200 }, () => server.app.inject({ url: '/brands', headers: forged })))
    expect(transactions.length - before).toBeLessThan(20)
    await server.app.close()
  })
})

test('a picture that could not be read is read again at the next request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arot-pictures-'))
  const read = createFileCache(new Map([['/pictures/late.webp', join(folder, 'late.webp')]]))
  await expect(read('/pictures/late.webp')).rejects.toThrow('ENOENT')
  await writeFile(join(folder, 'late.webp'), 'RIFF')
  expect(String(await read('/pictures/late.webp'))).toBe('RIFF')
  expect(read('/pictures/other.webp')).toBeNull()
  await rm(folder, { recursive: true })
})
