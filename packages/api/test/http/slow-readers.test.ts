// Large answers to clients that do not read them must not block others, and are ended.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { bearer, type Person, person, startServer, type TestServer } from '../support/server.ts'

let db: Database
let people: Person[]
let owner: Person
/** More than the buffers at both ends of a connection. */
const large = 12_000_000

beforeAll(async () => {
  db = await freshDatabase()
  people = await Promise.all(Array.from({ length: 4 }, () => person()))
  owner = await person('Owner Begum')
  await db.query(
    `INSERT INTO products (id, name, image, brand, category, description, price, rating, main_quantity, min_quantity,
      owner_uid) SELECT 'many' || n, md5(n::text), 'https://example.com/a.png', 'B', 'Home', repeat('ক', 5000), 1, 4, 5, 1, $1
    FROM generate_series(1, 1000) AS n`,
    [owner.uid],
  )
  await db.query(
    `INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid)
    SELECT 'many' || n, 'someone', 's@example.com', 'p', 12, 9.5, jsonb_build_object('name', repeat('ক', 5000)), $1
    FROM generate_series(1, 1000) AS n`,
    [owner.uid],
  )
})
afterAll(() => db.close())

let server: TestServer
let port: number
const sockets: Socket[] = []
async function start(config: Parameters<typeof startServer>[0] = {}) {
  server = await startServer({ db, ...config })
  port = Number(new URL(await server.listen()).port)
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

/** Each row has nine problems of 40 letters and its missing fields, so that the answer is larger than `large`. */
const manyProblems = `sku,price_breaks\n${`S1,${`${'ক'.repeat(40)} `.repeat(9)}\n`.repeat(6500)}`

/** Sends a request and only reads the beginning of the answer. */
async function askWithoutReading(path: string, by: Person, body?: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  const length = body === undefined ? '' : `content-type: text/csv\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
  const method = body === undefined ? 'GET' : 'POST'
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: api.test\r\nauthorization: Bearer ${by.token}\r\n${length}\r\n`)
  if (body !== undefined) socket.write(body)
  const [head] = await once(socket, 'data')
  socket.pause()
  expect(String(head)).toMatch(/^HTTP\/1.1 200 /)
}

const ask = async (path: string, by: Person, body?: string) => {
  const headers = { ...bearer(by), ...(body !== undefined && { 'content-type': 'text/csv' }) }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body }),
  })
  return { status: answer.status, text: await answer.text() }
}
const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))

describe('an import', () => {
  test('blocks no others while its verdicts are not read', async () => {
    await start({ config: { requestSeconds: 600 } })
    await Promise.all(people.map((by) => askWithoutReading('/products/import?mode=check', by, manyProblems)))
    const { status, text } = await ask('/products/import?mode=check', owner, 'sku,price\nS1,1\n')
    expect([status, text.includes('"done"')]).toEqual([200, true])
    expect(await connections()).toBeGreaterThanOrEqual(4)
  })

  test('whose client disconnects midway is not logged as an error', async () => {
    await start()
    const heads = 'name,brand,category,description,image,price,stock,minimum,rating,sku'
    const row = (place: number) =>
      `Drill,Kormo,Industrial Machinery & Tools,Good,https://example.com/p.png,49.90,500,10,4.5,L-${place}`
    const rows = Array.from({ length: 1200 }, (_, place) => row(place)).join('\n')
    const [by] = people as [Person]
    await askWithoutReading('/products/import?mode=all', by, `${heads}\n${rows}\n`)
    for (const socket of sockets) socket.destroy()
    // The account can import again when the work has ended.
    await vi.waitFor(
      async () => expect((await ask('/products/import?mode=check', by, `${heads}\n`)).status).toBe(200),
      { timeout: 20_000 },
    )
    const [{ count } = { count: -1 }] = await db.query<{ count: number }>(
      "SELECT count(*) AS count FROM products WHERE sku LIKE 'L-%'",
    )
    expect(Number(count)).toBe(0)
    expect(server.log()).not.toMatch(/"level":[56]0|reply\.sent/)
  })
})

describe.each([
  ['the verdicts of an import', '/products/import?mode=check', manyProblems],
  ['an export of products', '/products/export', undefined],
  ['an export of orders', '/orders/export?side=sold', undefined],
  ['a list without a limit', '/products', undefined],
])('%s', (_, path, body) => {
  test('that nobody reads is ended', async () => {
    await start({ config: { requestSeconds: 1 } })
    await askWithoutReading(path, owner, body)
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 })
    expect(server.log()).not.toMatch(/"level":[56]0/)
    // The connection is reset, so that no data waits for the reader in the kernel's memory.
    const [socket] = sockets as [Socket]
    const outcome = Promise.race([
      once(socket, 'end').then(() => 'ended'),
      once(socket, 'error').then(([error]) => (error as NodeJS.ErrnoException).code),
    ])
    socket.resume()
    expect(await outcome.catch(({ code }: NodeJS.ErrnoException) => code)).toBe('ECONNRESET')
  })

  test('is complete for a reader', async () => {
    await start({ config: { requestSeconds: 1 } })
    const { status, text } = await ask(path, owner, body)
    expect([status, Buffer.byteLength(text) > large]).toEqual([200, true])
  })
})

test('a large answer is complete for a slow but steady reader', async () => {
  await start({ config: { requestSeconds: 1 } })
  await askWithoutReading('/products/export', owner)
  const [socket] = sockets as [Socket]
  let [bytes, last] = [0, '']
  socket.on('data', (part: Buffer) => {
    bytes += part.length
    last = part.subarray(-5).toString()
    socket.pause()
    setTimeout(() => socket.resume(), 10)
  })
  socket.resume()
  await vi.waitFor(() => expect([bytes > large, last]).toEqual([true, '0\r\n\r\n']))
})

describe('exports', () => {
  test('of one account run one at a time', async () => {
    await start({ config: { requestSeconds: 600 } })
    await askWithoutReading('/products/export', owner)
    for (const path of ['/products/export', '/orders/export?side=sold']) {
      const { status, text } = await ask(path, owner)
      expect([status, text]).toEqual([429, expect.stringContaining('Another export is running.')])
    }
    expect((await ask('/products/export', people[0] as Person)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect((await ask('/products/export', owner)).status).toBe(200))
  })

  test('are charged by their bytes', async () => {
    await start({ config: { addressRate: { perSecond: 0.01, burst: 160 } } })
    const { status, text } = await ask('/products/export', owner)
    expect([status, Math.floor(Buffer.byteLength(text) / 100_000)]).toEqual([200, 151])
    const statuses: number[] = []
    for (let place = 0; place < 10; place += 1) statuses.push((await ask('/categories', owner)).status)
    expect(statuses).toEqual([...Array(8).fill(200), 429, 429])
  })
})
