// Streams of one account share their reads, and are limited.
import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createNotificationFeeds, type FeedUpdate } from '../../src/modules/notifications/live-feed.ts'
import { notifyParty } from '../../src/modules/notifications/notification.store.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createStreams } from '../../src/platform/http/answers/streams.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { freshDatabase } from '../support/database.ts'
import { bearer, type Person, person, startServer, type TestServer } from '../support/server.ts'
import { recording } from '../support/stock.ts'

let database: Database
let server: TestServer
let address: string
let statements: string[][]
beforeAll(async () => {
  database = await freshDatabase()
  const { db, transactions } = recording(database)
  statements = transactions
  server = await startServer({ db, config: { streamsPerUser: 40 } })
  address = await server.listen()
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const placeNotification = (uid: string) =>
  database.transaction((transaction) =>
    notifyParty(transaction, { uid, kind: 'order_placed', subject: { name: 'Drill' } }),
  )

/** Statements that read notifications. */
const reads = () =>
  statements.flat().filter((text) => /^\s*SELECT[\s\S]*FROM\s+\(?(SELECT FROM )?notifications/.test(text)).length

async function open(who: Person, at = address) {
  const leaving = new AbortController()
  const response = await fetch(`${at}/notifications/events`, { headers: bearer(who), signal: leaving.signal })
  let text = ''
  const reading = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  })().catch(() => {})
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    counts: () => text.match(/"count":\d+/g)?.map((count) => Number(count.slice(8))) ?? [],
    async leave() {
      leaving.abort()
      await reading
    },
  }
}

test('forty streams of one account cost as many statements as one', async () => {
  const cost = async (many: number) => {
    const who = await person()
    const before = reads()
    const streams = await Promise.all(Array.from({ length: many }, () => open(who)))
    await vi.waitFor(() => expect(streams.map(({ counts }) => counts())).toEqual(Array(many).fill([0])))
    const opening = reads() - before
    await placeNotification(who.uid)
    await vi.waitFor(() => expect(streams.map(({ counts }) => counts())).toEqual(Array(many).fill([0, 1])))
    const late = await open(who)
    await vi.waitFor(() => expect(late.status === 429 ? [1] : late.counts()).toEqual([1]))
    const all = reads() - before
    await Promise.all([...streams, late].map((stream) => stream.leave()))
    return { opening, all }
  }
  const one = await cost(1)
  expect(one).toEqual({ opening: 2, all: 4 })
  expect(await cost(40)).toEqual(one)
})

test('an account can open a limited number of streams, independent of other accounts', async () => {
  const few = await startServer({ db: database, config: { streamsPerUser: 2 } })
  onTestFinished(() => few.app.close())
  const at = await few.listen()
  const [who, other] = [await person(), await person()]
  const streams = [await open(who, at), await open(who, at)]
  const refused = await open(who, at)
  expect([refused.status, refused.retryAfter]).toEqual([429, '60'])
  const others = await open(other, at)
  expect(others.status).toBe(200)
  await streams[0]?.leave()
  await vi.waitFor(async () => {
    const again = await open(who, at)
    expect(again.status).toBe(200)
    await again.leave()
  })
  await Promise.all([...streams, others].map((stream) => stream.leave()))
})

describe('a feed', () => {
  /** A feed whose reads wait until the test releases them. */
  function holdFeed() {
    let unread = 0
    const statements: string[] = []
    let gate = Promise.withResolvers<void>()
    const failures: unknown[] = []
    const query = async (statement: unknown) => {
      const { name } = statement as { name: string }
      statements.push(name)
      if (name !== 'count-unread') return []
      await gate.promise
      if (unread < 0) throw new Error('away')
      return [{ unread }]
    }
    const feeds = createNotificationFeeds({ query } as unknown as Database, (error) => failures.push(error))
    return {
      feeds,
      statements: statements,
      failures,
      set: (next: number) => {
        unread = next
      },
      async release() {
        await new Promise(setImmediate)
        gate.resolve()
        gate = Promise.withResolvers()
        await new Promise(setImmediate)
      },
    }
  }

  test('counts once for a burst that arrives during a read', async () => {
    const { feeds, statements, release, set } = holdFeed()
    const updates: FeedUpdate[] = []
    feeds.subscribe('reader', (update) => updates.push(update))
    await release()
    set(1)
    feeds.receive({ uid: 'reader', id: 'n0' })
    for (let place = 1; place <= 200; place += 1) feeds.receive({ uid: 'reader', id: `n${place}` })
    await release()
    set(201)
    await release()
    expect(updates.map(({ unread }) => unread)).toEqual([0, 1, 201])
    expect(statements.filter((name) => name === 'count-unread')).toHaveLength(3)
    expect(statements.filter((name) => name === 'find-notifications')).toHaveLength(2)
  })

  test('of many accounts reads for a few at a time after a reconnect', async () => {
    const { feeds, statements, release } = holdFeed()
    const updates: FeedUpdate[] = []
    for (let place = 0; place < 20; place += 1) feeds.subscribe(`reader ${place}`, (update) => updates.push(update))
    while (updates.length < 20) await release()
    const before = statements.length
    feeds.hearAll()
    await new Promise(setImmediate)
    expect(statements.length - before).toBe(8)
    while (updates.length < 40) await release()
  })

  test('serves a new stream without a read, and forgets an account whose streams have ended', async () => {
    const { feeds, statements, release } = holdFeed()
    const stop = feeds.subscribe('reader', () => {})
    await release()
    const before = statements.length
    const updates: FeedUpdate[] = []
    const stopToo = feeds.subscribe('reader', (update) => updates.push(update))
    expect([updates.length, statements.length, feeds.size()]).toEqual([1, before, 1])
    stop()
    stopToo()
    expect(feeds.size()).toBe(0)
  })

  test('reads again after a failure, once something changes', async () => {
    const { feeds, failures, release, set } = holdFeed()
    const updates: FeedUpdate[] = []
    set(-1)
    feeds.subscribe('reader', (update) => updates.push(update))
    await release()
    expect(failures).toHaveLength(1)
    set(3)
    feeds.hearAll()
    await release()
    expect(updates).toMatchObject([{ unread: 3 }])
  })
})

/** Opens streams whose sockets are not read. */
function streamsAlone() {
  const config = { ...readConfig({ NODE_ENV: 'test' }), streamsPerUser: 1 }
  const app = { addHook: (_: string, hook: () => Promise<void>) => onTestFinished(hook) }
  const openStream = createStreams(app as unknown as FastifyInstance, { config, metrics: createMetrics() })
  const request = { ip: '192.0.2.1', method: 'GET', headers: {}, id: 'one' } as unknown as FastifyRequest
  return {
    open: (raw: ServerResponse) => openStream(request, { raw, hijack() {} } as unknown as FastifyReply, 'reader'),
  }
}

function unreadResponse() {
  const raw = new ServerResponse(new IncomingMessage(new Socket()))
  const socket = new Duplex({ read() {}, write() {} })
  raw.assignSocket(Object.assign(socket, { resetAndDestroy: () => socket.destroy() }) as Socket)
  onTestFinished(() => void raw.destroy())
  return raw
}

test('a reader who disconnects before the stream opens takes no place', async () => {
  const { open } = streamsAlone()
  const left = unreadResponse()
  const closed = once(left, 'close')
  left.destroy()
  await closed
  open(left).begin(() => expect.unreachable('nobody follows'))
  expect(() => open(unreadResponse())).not.toThrow()
  expect(() => open(unreadResponse())).toThrow('Too many open streams.')
})

test('a stream is closed once 64 kB are unread', () => {
  const raw = unreadResponse()
  const stream = streamsAlone().open(raw)
  stream.begin(() => () => {})
  let most = 0
  for (let event = 0; event < 10_000; event += 1) {
    stream.tell('unread', { count: event })
    most = Math.max(most, raw.writableLength)
  }
  expect(raw.destroyed).toBe(true)
  expect(most).toBeLessThan(66_000)
})
