import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startRelay } from './relay.ts'

/** A server that answers everything with its name. */
async function startNamed(name: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', () => socket.write(name))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgres://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function start(url: string) {
  const relay = await startRelay(url)
  onTestFinished(relay.stop)
  return relay
}

const client = (url: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket
}

async function ask(socket: Socket) {
  socket.write('?')
  return String((await once(socket, 'data'))[0])
}

/** How a connection ends: the code of its error, or `end`. */
const endOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(`${code}`))
    socket.once('end', () => resolve('end'))
    socket.resume()
  })

test('A relay passes to one server, and after a switch to the other', async () => {
  const [first, second] = [await startNamed('first'), await startNamed('second')]
  const relay = await start(first)
  const before = client(relay.url)
  expect(await ask(before)).toBe('first')
  relay.switchTo(second)
  expect(await ask(client(relay.url))).toBe('second')
  expect(await ask(before)).toBe('first')
  expect(relay.attempts()).toBe(2)
})

test.each([
  ['close', 'end'],
  ['reset', 'ECONNRESET'],
] as const)('A relay set to %s ends open and new connections, until it passes again', async (how, end) => {
  const relay = await start(await startNamed('first'))
  const before = client(relay.url)
  await ask(before)
  const ended = endOf(before)
  relay.become(how)
  expect(await ended).toBe(end)
  const refused = client(relay.url)
  expect(await endOf(refused)).toBe(end)
  relay.become('pass')
  expect(await ask(client(relay.url))).toBe('first')
})

test('A silent relay answers nothing, and never serves its open connections again', async () => {
  const relay = await start(await startNamed('first'))
  const [before, during] = [client(relay.url), client(relay.url)]
  await ask(before)
  relay.become('silent')
  for (const socket of [before, during]) {
    socket.on('data', () => expect.unreachable('a stalled connection was answered'))
    socket.write('?')
  }
  relay.become('pass')
  expect(await ask(client(relay.url))).toBe('first')
  expect([before.readableEnded, during.readableEnded]).toEqual([false, false])
})
