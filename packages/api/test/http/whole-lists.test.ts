// Lists without a limit have a bounded cost and do not block others.

import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database, Queries } from '../../src/platform/db/database.ts'
import {
  createLargeResponseQueue,
  type LargeResponseQueue,
} from '../../src/platform/http/answers/large-response-queue.ts'
import { createReaders } from '../../src/platform/http/answers/readers.ts'
import { freshDatabase } from '../support/database.ts'
import { onPostgres } from '../support/place.ts'
import { startServer } from '../support/server.ts'
import { shelve } from '../support/stock.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

/** One more than a step. The embedded database blocks the process, so its steps are smaller. */
const rowsAtOnce = onPostgres ? 1001 : 251

const readers = createReaders({ requestSeconds: 60, uploadRate: 1000 })

/** Work that a test ends one by one. */
function makings() {
  const ends: (() => void)[] = []
  let [begun, most, now] = [0, 0, 0]
  return {
    make: async () => {
      begun += 1
      most = Math.max(most, ++now)
      await new Promise<void>((end) => ends.push(end))
      now -= 1
      return 'made'
    },
    end: async () => {
      ends.shift()?.()
      await settle()
    },
    countBegun: () => begun,
    most: () => most,
  }
}

/** Each request comes from an address of its own. */
const fromOthers = (run: LargeResponseQueue['run']) => {
  let count = 0
  return <Made>(make: () => Promise<Made>) => {
    count += 1
    return run(`192.0.2.${count}`, make)
  }
}

describe('the queue', () => {
  test('serves in order, a limited number at once, and refuses those above its length with Retry-After', async () => {
    const { run, waiting } = createLargeResponseQueue({ atOnce: 2, mostWaiting: 3, readers })
    const take = fromOthers(run)
    const { make, end, countBegun, most } = makings()
    const answers = Array.from({ length: 8 }, () => take(make).catch((error) => error))
    await settle()
    expect([countBegun(), waiting()]).toEqual([2, 3])
    for (let left = 5; left > 0; left -= 1) await end()
    expect(await Promise.all(answers)).toEqual([
      ...Array(5).fill('made'),
      ...Array(3).fill(expect.objectContaining({ code: 'unavailable', details: { retryAfter: 2 } })),
    ])
    expect([countBegun(), most()]).toEqual([5, 2])
  })

  test('goes on after a failure', async () => {
    const take = fromOthers(createLargeResponseQueue({ atOnce: 1, readers }).run)
    const failed = take(() => Promise.reject(new Error('no')))
    const next = take(async () => 'made')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('made')
  })

  test('has a limited waiting time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { run, waiting } = createLargeResponseQueue({ atOnce: 1, longestWait: 10_000, readers })
    const take = fromOthers(run)
    const { make, end, countBegun } = makings()
    const first = take(make)
    const second = take(make).catch(({ code }) => code)
    await settle()
    vi.advanceTimersByTime(10_000)
    expect([await second, waiting()]).toEqual(['unavailable', 0])
    await end()
    expect([await first, countBegun()]).toEqual(['made', 1])
  })

  test('pauses while too much is unread', async () => {
    const readers = createReaders({ requestSeconds: 60, uploadRate: 1000 }, 1_000_000)
    const { run, watch: look } = createLargeResponseQueue({ readers })
    const take = fromOthers(run)
    const [one, other] = [new PassThrough(), new PassThrough()]
    for (const reader of [one, other]) look(reader as unknown as ServerResponse, 600_000)
    const { make, countBegun } = makings()
    void take(make)
    await settle()
    expect([countBegun(), readers.unread()]).toEqual([0, 1_200_000])
    one.resume().end()
    await settle()
    expect([countBegun(), readers.unread()]).toEqual([1, 600_000])
    other.destroy()
    await settle()
    expect(readers.unread()).toBe(0)
  })
})

describe('a server', () => {
  let db: Database
  beforeAll(async () => {
    db = await freshDatabase()
    for (let place = 0; place < 60; place += 1) await shelve(db, { description: 'x'.repeat(5000) })
  })
  afterAll(() => db.close())

  /** The same database, on which reading a whole list waits until the test releases it. */
  function holdReaders() {
    const { make, end, countBegun, most } = makings()
    const reader = (fresh: boolean): Queries => ({
      async query(statement, parameters) {
        const text = typeof statement === 'string' ? statement : statement.text
        if (text.includes('"exactPrice"') && parameters?.includes(rowsAtOnce)) await make()
        return db.reader(fresh).query(statement, parameters)
      },
    })
    return { db: { ...db, reader }, end, countBegun, most }
  }

  test('makes two whole lists at once, answers others meanwhile, and refuses more with Retry-After', async () => {
    const slow = holdReaders()
    const server = await startServer({ db: slow.db })
    const lists = ['/products', '/products/category/Home'].flatMap((path) =>
      Array.from({ length: 10 }, (_, place) =>
        server.app.inject({ url: `${path}?maxPrice=${1000 + place}`, remoteAddress: `192.0.2.${place}` }),
      ),
    )
    await vi.waitFor(() => expect(slow.countBegun()).toBe(2))
    expect((await server.app.inject('/products?limit=3')).json()).toHaveLength(3)
    for (let left = 10; left > 0; left -= 1) {
      await vi.waitFor(() => expect(slow.countBegun()).toBeGreaterThan(10 - left))
      await slow.end()
    }
    const answers = await Promise.all(lists)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(refused[0]?.headers['retry-after']).toBe('2')
    expect(refused[0]?.json()).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/full lists/) })
    expect(slow.most()).toBe(2)
    await server.close()
  })

  test('reads fewer rows at once from the embedded database, which blocks the process', async () => {
    const limits: unknown[] = []
    const reader = (fresh: boolean): Queries => ({
      query(statement, parameters = []) {
        const text = typeof statement === 'string' ? statement : statement.text
        if (text.includes('"exactPrice"')) limits.push(parameters.at(-1))
        return db.reader(fresh).query(statement, parameters)
      },
    })
    const server = await startServer({ db: { ...db, reader } })
    expect((await server.app.inject('/products')).json()).toHaveLength(60)
    expect(limits).toEqual([rowsAtOnce])
    await server.close()
  })

  test('makes one list for all requests of the same', async () => {
    const slow = holdReaders()
    const server = await startServer({ db: slow.db })
    const lists = Array.from({ length: 30 }, () => server.app.inject('/products'))
    await vi.waitFor(() => expect(slow.countBegun()).toBe(1))
    await slow.end()
    expect(new Set((await Promise.all(lists)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(slow.countBegun()).toBe(1)
    await server.close()
  })

  test('charges a whole list by its size, and a cached one as one', async () => {
    const server = await startServer({ db, config: { addressRate: { perSecond: 0.01, burst: 10 } } })
    const ask = async (url: string, remoteAddress: string) =>
      (await server.app.inject({ url, remoteAddress })).statusCode
    const weight = Math.floor(
      (await server.app.inject({ url: '/products', remoteAddress: '192.0.2.9' })).body.length / 1e5,
    )
    expect(weight).toBe(3)
    // One and the weight are charged twice, so 2 are left.
    for (const maxPrice of [1001, 1002]) expect(await ask(`/products?maxPrice=${maxPrice}`, '192.0.2.1')).toBe(200)
    const after = []
    for (let place = 0; place < 3; place += 1) after.push(await ask('/categories', '192.0.2.1'))
    expect(after).toEqual([200, 200, 429])
    const statuses = []
    for (let place = 0; place < 11; place += 1) statuses.push(await ask('/products?maxPrice=1001', '192.0.2.2'))
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    await server.close()
  })
})
