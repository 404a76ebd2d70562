import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Call } from '../src/http/call.ts'
import { createClient, watchNotifications } from '../src/index.ts'

type Answering = (reply: ServerResponse, path: string, bearer: string | undefined) => void

const row = { id: 'n1', kind: 'order_placed', at: '2026-11-24T08:00:00.000Z', subject: { name: 'Lamp' } }

/** Watches until `last` pauses were requested. Returns events and requests. */
async function watch(answer: Answering, { last = 1, isOurs = true, onActivity = () => {} } = {}) {
  const events: unknown[] = []
  const requests: string[] = []
  const pauses: number[] = []
  const server = createServer((request, reply) => {
    const path = String(request.url)
    requests.push(path)
    if (isOurs) reply.setHeader('Arot-Api', '1')
    if (path === '/categories') reply.end('[]')
    else answer(reply, path, request.headers.authorization)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ending = new AbortController()
  await watchNotifications(createClient({ host, token: async () => 'mine' }).call, {
    signal: ending.signal,
    onNotification: ({ id, at }) => events.push(['notification', id, at instanceof Date]),
    onUnread: (count) => {
      events.push(['unread', count])
      onActivity()
    },
    onMissed: () => events.push(['missed']),
    wait: async (pause) => {
      if (pauses.push(pause) === last) ending.abort()
    },
  })
  return { events, requests, pauses }
}

const stream = (reply: ServerResponse) => reply.writeHead(200, { 'Content-Type': 'text/event-stream' })

test('reads typed events in chunks, with the reader’s token', async () => {
  const bearers: unknown[] = []
  let goOn: (() => void) | undefined
  const begin: Answering = (reply, _, bearer) => {
    bearers.push(bearer)
    const [first, second] = [JSON.stringify(row).slice(0, 20), JSON.stringify(row).slice(20)]
    goOn = () => void reply.end(`${second}\n\nevent: later\ndata: {}\n\n`)
    stream(reply).write(`: hello\n\nevent: unread\ndata: {"count":2}\n\nevent: notification\ndata: ${first}`)
  }
  const { events } = await watch(begin, { onActivity: () => goOn?.() })
  expect(events).toEqual([
    ['unread', 2],
    ['notification', 'n1', true],
  ])
  expect(bearers).toEqual(['Bearer mine'])
})

test('reconnects after increasing pauses, not before the server’s Retry-After', async () => {
  let times = 0
  const { pauses } = await watch(
    (reply) => {
      times++
      reply.writeHead(503, times === 3 ? { 'Retry-After': '90' } : {}).end()
    },
    { last: 8 },
  )
  expect(pauses[0]).toBeLessThanOrEqual(1000)
  expect(pauses[1]).toBeGreaterThanOrEqual(1000)
  expect(pauses[2]).toBeGreaterThan(80_000)
  expect(pauses[7]).toBeGreaterThanOrEqual(30_000)
  expect(pauses[7]).toBeLessThanOrEqual(60_000)
})

test('reports a notification that arrived while no stream was open, before the first or between two', async () => {
  const unread = (count: number, newestAgo?: number) =>
    `event: unread\ndata: ${JSON.stringify({ count, newestAgo })}\n\n`
  const sinceBefore = Math.round(performance.now()) + 60_000
  const streams = [
    // Reports nothing: there is no notification, or it is older than the page.
    unread(0),
    unread(1, sinceBefore),
    unread(2, 0),
    // A delivered notification is not missed, and a missed one is reported once.
    `event: notification\ndata: ${JSON.stringify(row)}\n\n${unread(3)}${unread(3, 60_000)}`,
    unread(3, 100_000),
    unread(4, 0),
  ]
  const { events } = await watch((reply) => void stream(reply).end(streams.shift()), { last: streams.length })
  const [missed, notification] = [['missed'], ['notification', 'n1', true]]
  const counted = [0, 1, 2, 3, 3, 3, 4].map((count) => ['unread', count])
  expect(events).toEqual([...counted.slice(0, 3), missed, notification, ...counted.slice(3), missed])
})

test('without a stream polls the first page each minute, and reports new notifications', async () => {
  let looks = 0
  const { events, pauses } = await watch(
    (reply, path) => {
      if (path === '/notifications/events') return void reply.writeHead(404).end()
      looks++
      reply.setHeader('X-Unread-Count', String(looks))
      reply.end(JSON.stringify(looks === 1 ? [row] : [{ ...row, id: 'n2' }, row]))
    },
    { last: 2 },
  )
  expect(events).toEqual([
    ['unread', 1],
    ['notification', 'n2', true],
    ['unread', 2],
  ])
  expect(pauses).toEqual([60_000, 60_000])
})

test('a silent connection is replaced; a heartbeat is enough to keep it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const open: Call['open'] = async (_endpoint, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller)
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  const counts: number[] = []
  const ending = new AbortController()
  const watching = watchNotifications({ open, findOut: async () => true } as Call, {
    signal: ending.signal,
    onNotification: () => {},
    onUnread: (count) => counts.push(count),
    wait: async () => {},
  })
  const push = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  for (let time = 0; time < 5; time++) {
    push(':\n\n')
    await vi.advanceTimersByTimeAsync(40_000)
  }
  push('event: unread\ndata: {"count":9}\n\n')
  await vi.waitFor(() => expect(counts).toEqual([9]))
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(45_000)
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  push('event: unread\ndata: {"count":10}\n\n')
  await vi.waitFor(() => expect(counts).toEqual([9, 10]))
  ending.abort()
  await watching
})

test('tries a stream again after ten polls, and reports nothing twice', async () => {
  let streams = 0
  const { events, pauses, requests } = await watch(
    (reply, path) => {
      if (path !== '/notifications/events') return void reply.end(JSON.stringify([row]))
      if (++streams === 1) reply.writeHead(404).end()
      else stream(reply).end('event: unread\ndata: {"count":5}\n\n')
    },
    { last: 11 },
  )
  expect(pauses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 60_000))
  expect(requests.filter((path) => path === '/notifications')).toHaveLength(10)
  expect(events.at(-1)).toEqual(['unread', 5])
  expect(events.filter((one) => (one as string[])[0] === 'notification')).toEqual([])
})

test.each([401, 403])('ends with the session, after %i', async (status) => {
  const { requests, pauses } = await watch((reply) => reply.writeHead(status).end())
  expect(pauses).toEqual([])
  expect(requests.filter((path) => path === '/notifications/events')).toHaveLength(1)
  const looking = await watch((reply, path) => reply.writeHead(path === '/notifications/events' ? 404 : status).end())
  expect(looking.pauses).toEqual([])
})

test('sends nothing to a foreign server', async () => {
  const { requests } = await watch((reply) => reply.end(), { isOurs: false })
  expect(requests).toEqual(['/categories'])
})
