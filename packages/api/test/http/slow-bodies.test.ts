// Bodies over slow lines: a steady one is accepted at any speed, and a byte now and then does not keep a connection open.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photograph } from '../support/pictures.ts'
import { bearer, type Person, person, startServer, type TestServer } from '../support/server.ts'
import { sendSlowly } from '../support/slow-line.ts'

let server: TestServer
let owner: Person
let address: string

beforeAll(async () => {
  server = await startServer({ config: { requestSeconds: 1, uploadRate: 100 } })
  owner = await person('Owner Begum')
  address = await server.listen()
  // Starts the encoder in advance, because that can take long on a busy machine.
  const headers = { ...bearer(owner), 'content-type': 'image/jpeg' }
  await server.app.inject({ method: 'POST', url: '/pictures', headers, payload: await photograph() })
})
afterAll(() => server.close())

type About = { path: string; type: string; length: number; by?: Person | null }
const send = ({ path, type, length, by = owner }: About, pieces: readonly Buffer[], every?: number) => {
  const headers = { ...(by && bearer(by)), 'content-type': type, 'content-length': String(length) }
  return sendSlowly(new URL(path, address), { headers, pieces, ...(every && { every }) })
}

/** Splits the bytes into pieces that take three times the usual time limit. */
function piecesOf(bytes: Buffer, count = 10) {
  const size = Math.ceil(bytes.length / count)
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
}

const products = Buffer.from(`name,brand\n${'Drill,Kormo\n'.repeat(100)}`)
const files = {
  'a file': async () => ({ path: '/products/import?mode=check', type: 'text/csv', bytes: products }),
  'a picture': async () => ({ path: '/pictures', type: 'image/jpeg', bytes: await photograph() }),
}

describe.each(Object.entries(files))('%s', (_name, file) => {
  test('that arrives slowly but steadily is accepted', async () => {
    const { bytes, ...about } = await file()
    const answer = await send({ ...about, length: bytes.length }, piecesOf(bytes))
    expect([200, 201], answer.body).toContain(answer.status)
  })

  test('that stops is refused', async () => {
    const { bytes, ...about } = await file()
    const answer = await send({ ...about, length: bytes.length }, piecesOf(bytes).slice(0, 2))
    expect([answer.status, answer.connection]).toEqual([408, 'close'])
    expect(JSON.parse(answer.body)).toMatchObject({ detail: 'The request took too long to arrive.' })
  })

  test('that only gets a byte now and then is refused', async () => {
    const { bytes, ...about } = await file()
    const drops = piecesOf(bytes, bytes.length).slice(0, 60)
    const answer = await send({ ...about, length: bytes.length }, drops, 100)
    expect(answer.status).toBe(408)
  })

  test('that arrives slowly without a session is refused, and its connection closes', async () => {
    const { bytes, ...about } = await file()
    const answer = await send({ ...about, length: bytes.length, by: null }, piecesOf(bytes))
    expect([401, 408]).toContain(answer.status)
  })
})

test('any other body has a time limit, even if it arrives steadily', async () => {
  const body = Buffer.from(JSON.stringify({ name: 'x'.repeat(2000) }))
  const about = { path: '/users', type: 'application/json', length: body.length }
  const answer = await send(about, piecesOf(body))
  expect(answer.status).toBe(408)
})

test('a body whose answer is already sent does not arrive forever', async () => {
  const head = [
    'POST /products/import?mode=nonsense HTTP/1.1',
    'host: api.test',
    `authorization: Bearer ${owner.token}`,
    'content-type: text/csv',
    'content-length: 10000\r\n\r\n',
  ].join('\r\n')
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
  const answered = once(socket, 'data')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(head)
  expect(String(await answered)).toMatch(/^HTTP\/1.1 400 /)
  const drip = setInterval(() => socket.write('x'.repeat(50)), 100)
  socket.resume()
  await closed.finally(() => clearInterval(drip))
})

test.each([
  ['stops sending', 12],
  ['goes on', Number.POSITIVE_INFINITY],
])('a client that sends too much and %s without an end is disconnected', async (_what, megabytes) => {
  const head = [
    'POST /pictures HTTP/1.1',
    'host: api.test',
    `authorization: Bearer ${owner.token}`,
    'content-type: image/jpeg',
    'transfer-encoding: chunked\r\n\r\n',
  ].join('\r\n')
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
  let answer = ''
  socket.on('data', (part) => (answer += part))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(head)
  const piece = `f4240\r\n${'\0'.repeat(1_000_000)}\r\n`
  let sent = 0
  const flow = setInterval(() => {
    if (sent >= megabytes || socket.writableLength >= piece.length) return
    socket.write(piece)
    sent += 1
  }, 50)
  await closed.finally(() => clearInterval(flow))
  // A client that still sends when the connection closes may not be able to read the answer.
  if (megabytes === 12) expect(answer).toMatch(/^HTTP\/1.1 413 /)
})
