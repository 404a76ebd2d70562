// Slow or interrupted large bodies must not block other uploads.
import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiProblem } from '../../src/platform/api-problem.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createBodyMemoryLimit } from '../../src/platform/http/body-memory-limit.ts'
import { freshDatabase } from '../support/database.ts'
import { halves } from '../support/pictures.ts'
import { bearer, type Person, person, startServer, type TestServer } from '../support/server.ts'

const busy = () => new ApiProblem('unavailable', {}, 'busy')
const staying = new AbortController().signal

describe('bodies in memory', () => {
  const kB = 1024
  const limit = { owner: 'one', most: 500 * kB, tooLarge: () => new ApiProblem('too_large') }

  test('if they exceed the limit, the one that has been arriving longest is refused', async () => {
    const receive = createBodyMemoryLimit({ bytes: 1000 * kB, busy })
    const bodies = [1, 2, 3].map(() => new PassThrough())
    const outcomes = bodies.map((body, at) =>
      receive(body, staying, { ...limit, owner: `owner ${at}` }).then(({ length }) => length, String),
    )
    const [slow, ...quick] = bodies
    slow?.write(Buffer.alloc(100 * kB))
    for (const body of quick) body.end(Buffer.alloc(400 * kB))
    expect(await Promise.all(outcomes)).toEqual(['ApiProblem: busy', 400 * kB, 400 * kB])
  })

  test('of one owner with many bodies, the oldest is refused, and no body of another owner', async () => {
    const receive = createBodyMemoryLimit({ bytes: 1000 * kB, busy })
    const bodies = ['one', 'many', 'many'].map((owner) => ({ owner, body: new PassThrough() }))
    const outcomes = bodies.map(({ owner, body }) =>
      receive(body, staying, { ...limit, owner }).then(({ length }) => length, String),
    )
    for (const { body } of bodies) body.write(Buffer.alloc(300 * kB))
    for (const { body } of bodies) body.end(Buffer.alloc(10 * kB))
    expect(await Promise.all(outcomes)).toEqual([310 * kB, 'ApiProblem: busy', 310 * kB])
  })

  test.each([
    ['by then', new PassThrough(), AbortSignal.abort()],
    ['in the middle of it', new PassThrough().destroy(), staying],
  ])('of a sender who has left %s are refused at once', async (_, body, leaving) => {
    const receive = createBodyMemoryLimit({ bytes: 1000 * kB, busy })
    await expect(receive(body, leaving, limit)).rejects.toThrow('The request ended before it was complete.')
  })

  test('without content also end, and a finished one frees its memory', async () => {
    const receive = createBodyMemoryLimit({ bytes: 128 * kB, busy })
    const leaving = new AbortController()
    const [one, two] = [1, 2].map(() => receive(new PassThrough(), leaving.signal, limit).catch(String))
    const third = receive(new PassThrough(), leaving.signal, limit).catch(String)
    expect(await one).toBe('ApiProblem: busy')
    leaving.abort()
    const last = new PassThrough().end('a')
    expect((await receive(last, staying, limit)).toString()).toBe('a')
    expect(await Promise.race([two, third, 'still coming'])).toBe('still coming')
  })

  test('that are too large are refused before their end, and the rest is discarded', async () => {
    const receive = createBodyMemoryLimit({ bytes: 1000 * kB, busy })
    const body = new PassThrough()
    const received = receive(body, staying, limit)
    for (let at = 0; at < 10; at++) body.write(Buffer.alloc(400 * kB))
    await expect(received).rejects.toThrow('too_large')
    body.end()
    await once(body, 'end')
  })
})

describe('on the server', () => {
  let server: TestServer
  let people: Person[]
  let honest: Person
  let address: URL

  beforeAll(async () => {
    server = await startServer()
    people = await Promise.all(Array.from({ length: 6 }, () => person()))
    honest = await person('Honest Begum')
    address = new URL(await server.listen())
  })
  afterAll(() => server.close())

  /** Announces ten megabytes, and sends some of them once the server waits for them. */
  async function begin({ path, type }: typeof files | typeof pictures, by: Person) {
    const socket = connect(Number(address.port), '127.0.0.1').on('error', () => {})
    const head = `POST ${path} HTTP/1.1\r\nhost: api.test\r\nauthorization: Bearer ${by.token}\r\ncontent-type: ${type}`
    socket.write(`${head}\r\nexpect: 100-continue\r\ncontent-length: 9900000\r\n\r\n`)
    expect(String(await once(socket, 'data'))).toContain('100 Continue')
    socket.write('a'.repeat(10_000))
    return socket
  }
  const files = {
    path: '/products/import?mode=check',
    type: 'text/csv',
    bytes: async () => 'name,brand\nDrill,Kormo\n',
  }
  const pictures = { path: '/pictures', type: 'image/png', bytes: async () => halves(40, 40).png().toBuffer() }

  async function send({ path, type, bytes }: typeof files | typeof pictures, by = honest) {
    const headers = { ...bearer(by), 'content-type': type }
    const answer = await fetch(new URL(path, address), { method: 'POST', headers, body: await bytes() })
    return { status: answer.status, body: await answer.text() }
  }

  test.each([
    ['files', files, 1],
    ['pictures', pictures, 3],
  ] as const)('slow %s of others block nobody', async (_, what, each) => {
    const senders = Array.from({ length: each }, () => people).flat()
    const slow = await Promise.all(senders.map((by) => begin(what, by)))
    const answer = await send(what)
    expect([200, 201], answer.body).toContain(answer.status)
    for (const socket of slow) socket.destroy()
  })

  test('a second import of one account at the same time gets a clear 429', async () => {
    const socket = await begin(files, honest)
    expect(await send(files)).toMatchObject({
      status: 429,
      body: expect.stringContaining('Another import is running.'),
    })
    socket.destroy()
    await vi.waitFor(async () => expect((await send(files)).status).toBe(200))
  })

  test('a client that disconnects midway is not logged as an error', async () => {
    const socket = connect(Number(address.port), '127.0.0.1').on('error', () => {})
    const head = `POST /cart HTTP/1.1\r\nhost: api.test\r\nauthorization: Bearer ${honest.token}`
    socket.write(`${head}\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n`)
    expect(String(await once(socket, 'data'))).toContain('100 Continue')
    socket.end('{"productId":')
    await once(socket, 'close')
    expect((await send(files)).status).toBe(200)
    expect(server.log()).not.toMatch(/"level":50|"stack"/)
  })
})

test('imports queue up to a limit, and a client that disconnects leaves the queue', async () => {
  const db = await freshDatabase()
  const [holding, begun] = [Promise.withResolvers<void>(), vi.fn()]
  const transaction: Database['transaction'] = async (work) => {
    begun()
    await holding.promise
    return db.transaction(work)
  }
  const server = await startServer({ db: { ...db, transaction }, config: { trustProxy: 1 } })
  onTestFinished(async () => {
    holding.resolve()
    await server.close()
    await db.close()
  })
  const address = new URL('/products/import?mode=all', await server.listen())
  const heads = 'name,image,brand,category,description,price,minimum,stock,rating,remarks'
  const drill = 'Drill,https://example.com/a.png,Kormo,Industrial Machinery & Tools,Good,9.90,10,100,4'
  // A large file, because small ones have a separate queue.
  const body = `${heads}\n${`${drill},${'x'.repeat(200_000)}\n`.repeat(6)}`
  let sent = 0
  const send = async (signal: AbortSignal) => {
    sent += 1
    const from = { 'x-forwarded-for': `192.0.2.${sent}` }
    const headers = { ...bearer(await person()), ...from, 'content-type': 'text/csv' }
    const answer = await fetch(address, { method: 'POST', headers, body, signal })
    return { status: answer.status, text: await answer.text() }
  }
  const first = Array.from({ length: 3 }, () => send(staying))
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(3))

  // The queue has twelve places, so one of thirteen is refused.
  const waiting = Array.from({ length: 13 }, () => {
    const leaving = new AbortController()
    return { leaving, answer: send(leaving.signal) }
  })
  const refused = await Promise.race(waiting.map(async (one) => ({ one, ...(await one.answer) })))
  expect(refused.status).toBe(503)
  const [left, ...others] = waiting.filter((one) => one !== refused.one)
  left?.leaving.abort()
  await expect(left?.answer).rejects.toThrow()

  const comesLater = () => send(AbortSignal.timeout(1000)).then(({ status }) => status, String)
  await vi.waitFor(async () => expect(await comesLater()).toContain('TimeoutError'))
  holding.resolve()
  for (const { status, text } of await Promise.all([...first, ...others.map(({ answer }) => answer)])) {
    expect([status, text.includes('"written":true')], text).toEqual([200, true])
  }
})
