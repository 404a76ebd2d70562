import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publishChange } from '../../src/platform/change-feed.ts'
import { addProduct, bearer, type Person, person, purchaseOf, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let replica: TestServer
let address: string
let owner: Person

beforeAll(async () => {
  server = await startServer()
  replica = await startServer({ db: server.db, config: { streamsPerAddress: 3 } })
  address = await replica.listen()
  owner = await person('Owner Begum')
})
afterAll(async () => {
  await replica.app.close()
  await server.close()
})

/** Opens a stream and returns its events one by one. */
async function open(path: string) {
  const controller = new AbortController()
  const response = await fetch(address + path, { signal: controller.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    close: () => controller.abort(),
    /** The name and data of the next event, or `null` at the end. */
    async next(): Promise<[string, unknown] | null> {
      for (;;) {
        const event = text.match(/event: (.*)\ndata: (.*)\n\n/)
        if (event) {
          text = text.slice(event.index! + event[0].length)
          return [event[1]!, JSON.parse(event[2]!)]
        }
        const { done, value } = await reader.read()
        if (done) return null
        text += value
      }
    },
  }
}

const buy = (id: string, quantity: number) =>
  server.app.inject({ method: 'POST', url: '/cart', headers: bearer(owner), payload: purchaseOf(id, quantity, owner) })

test('a product’s stream sends the current stock, and again after each sale on another replica', async () => {
  const id = await addProduct(server, owner, { mainQuantity: 100, minQuantity: 10 })
  const stream = await open(`/products/${id}/events`)
  expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(stream.response.headers.get('arot-api')).toBe('1')
  expect(await stream.next()).toEqual(['stock', { mainQuantity: 100, version: 1 }])
  await buy(id, 30)
  expect(await stream.next()).toEqual(['stock', { mainQuantity: 70, version: 1 }])
  await buy(id, 70)
  expect(await stream.next()).toEqual(['stock', { mainQuantity: 0, version: 1 }])
  stream.close()
})

test('a stream sends nothing twice, even if a notification arrives after its change was read', async () => {
  const id = await addProduct(server, owner, { mainQuantity: 100, minQuantity: 10 })
  const stream = await open(`/products/${id}/events`)
  expect(await stream.next()).toEqual(['stock', { mainQuantity: 100, version: 1 }])
  await publishChange(server.db, { changed: [id] })
  await publishChange(server.db, { stock: [id] })
  await buy(id, 30)
  expect(await stream.next()).toEqual(['stock', { mainQuantity: 70, version: 1 }])
  stream.close()
})

test('the catalogue’s stream names changed products', async () => {
  const stream = await open('/events')
  expect(await stream.next()).toEqual(['catalogue', { version: expect.any(Number), products: [] }])
  const id = await addProduct(server, owner)
  expect(await stream.next()).toEqual(['catalogue', { version: expect.any(Number), products: [id] }])
  stream.close()
})

test('a stream of a missing product is 404', async () => {
  const response = await fetch(`${address}/products/${'0'.repeat(24)}/events`)
  expect(response.status).toBe(404)
  await response.body?.cancel()
})

test('an address can open a limited number of streams, which end when the server stops', async () => {
  const busy = await startServer({ db: server.db, config: { streamsPerAddress: 2 } })
  const url = await busy.listen()
  const streams = await Promise.all([fetch(`${url}/events`), fetch(`${url}/events`)])
  const third = await fetch(`${url}/events`)
  expect(third.status).toBe(429)
  expect(third.headers.get('retry-after')).toBe('60')
  await third.text()
  await busy.app.close()
  // Reading only returns if the stream has ended.
  for (const stream of streams) expect(await stream.text()).toContain('event: catalogue')
})

test('HEAD returns only the headers', async () => {
  const id = await addProduct(server, owner)
  for (const path of ['/events', `/products/${id}/events`]) {
    const answer = await fetch(address + path, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
  }
})

describe('a reader who disconnects', () => {
  /** A server with 200 streams per address whose database can be paused. */
  async function startAndHold() {
    let waiting: (() => void)[] | null = null
    const query: typeof server.db.query = async (...args) => {
      if (waiting) await new Promise<void>((resolve) => waiting?.push(resolve))
      return server.db.query(...args)
    }
    const held = await startServer({ db: { ...server.db, query }, config: { streamsPerAddress: 200 } })
    return {
      ...held,
      url: await held.listen(),
      hold() {
        waiting = []
      },
      waitingCount: () => waiting?.length ?? 0,
      release() {
        const all = waiting ?? []
        waiting = null
        for (const go of all) go()
      },
      connections: () => promisify(held.app.server.getConnections.bind(held.app.server))(),
    }
  }

  const openStreams = async ({ app }: TestServer) =>
    Number((await app.inject('/metrics')).body.match(/^arot_event_streams (\d+)$/m)?.[1])

  test('is not waited for while the product is looked up', async () => {
    const held = await startAndHold()
    const id = await addProduct(server, owner)
    for (let round = 1; round <= 4; round += 1) {
      held.hold()
      const leaving = new AbortController()
      const opening = Array.from({ length: 50 }, () =>
        fetch(`${held.url}/products/${id}/events`, { signal: leaving.signal }),
      )
      await vi.waitFor(() => expect(held.waitingCount()).toBeGreaterThanOrEqual(50))
      leaving.abort()
      await Promise.allSettled(opening)
      await vi.waitFor(async () => expect(await held.connections()).toBe(0))
      held.release()
    }
    await vi.waitFor(async () => expect(await openStreams(held)).toBe(0))
    const stays = await fetch(`${held.url}/products/${id}/events`)
    expect(stays.status).toBe(200)
    expect(await openStreams(held)).toBe(1)
    await held.app.close()
    await stays.text()
  })

  test('frees the place at once, and takes one at the request', async () => {
    const held = await startAndHold()
    const id = await addProduct(server, owner)
    held.hold()
    const leaving = new AbortController()
    const opening = Array.from({ length: 200 }, () =>
      fetch(`${held.url}/products/${id}/events`, { signal: leaving.signal }),
    )
    await vi.waitFor(() => expect(held.waitingCount()).toBeGreaterThanOrEqual(200))
    const oneMore = await fetch(`${held.url}/products/${id}/events`)
    expect(oneMore.status).toBe(429)
    await oneMore.text()
    leaving.abort()
    await Promise.allSettled(opening)
    await vi.waitFor(async () => expect(await openStreams(held)).toBe(0))
    held.release()
    await held.app.close()
  })
})
