// npm run attack: sends requests that once broke something, and thousands of broken ones, to a stack of its own.
//   npm run attack -- --requests 10000 --seed 7 --suppliers 100000
//   npm run attack -- --suppliers 0            without the list of many suppliers, as in npm test
// Expects no status of 500 or more, no process that ends, no connection to other hosts, and stable memory.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../packages/api/scripts/free-port.ts'
import { freePorts } from '../packages/api/scripts/ports.ts'
import { mailUnconfirmed } from './attack/addresses.ts'
import { attacks } from './attack/attacks.ts'
import { exportFormulas } from './attack/exports.ts'
import { attackWithFiles } from './attack/files.ts'
import { fuzz } from './attack/fuzz.ts'
import { inspectFlags, liveMemory, memoryOf } from './attack/memory.ts'
import { attackNames } from './attack/names.ts'
import { followBurst } from './attack/notifications.ts'
import { floodOutbox } from './attack/outbox.ts'
import { type Answer, sendRaw, type Target } from './attack/raw.ts'
import { repeatWrites } from './attack/repeats.ts'
import { cancelMany } from './attack/stock.ts'
import { abortStreams } from './attack/streams.ts'
import { listSuppliers } from './attack/suppliers.ts'
import { startStack } from './stack.ts'
import { freshSeed, seedFrom } from './testing/seed.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    suppliers: { type: 'string', default: '100000' },
  },
})
const requests = Number(values.requests)
const suppliers = Number(values.suppliers)
const seed = seedFrom(values.seed) ?? freshSeed()
console.log(`seed ${seed}`)

/** How much a process may grow between the two halves of the broken requests. */
const mostGrowth = 4 * 1024 * 1024

let passed = 0
const problems: string[] = []

const trap = await setTrap()
const folder = await mkdtemp(join(tmpdir(), 'arot-attack-'))
const unlimited = { RATE_ADDRESS: '0', RATE_USER: '0', RATE_RENDER: '0', LOG_LEVEL: 'silent' }
/** A busy machine needs more time for fifty requests of one account. */
const patient = { DATABASE_TIMEOUT: '100' }
const inspectors = { app: await freePort(), api: await freePort() }
const stack = await startStack({
  folder,
  ports: await freePorts(),
  products: 200,
  apiEnv: { ...unlimited, ...patient, NODE_OPTIONS: inspectFlags(inspectors.api) },
  appEnv: { ...unlimited, NODE_OPTIONS: inspectFlags(inspectors.app) },
})
let ended: string | undefined
void stack.ended.then((status) => {
  ended = status
})
try {
  await sendAttacks()
  if (!ended) await repeatWrites(stack, report)
  if (!ended) await cancelMany(stack, report)
  if (!ended) await exportFormulas(stack, report)
  await sendFuzz()
  await abortMany()
  if (!ended) await attackWithFiles({ ...stack, memory: () => memoryOf(stack.pids.api) }, report)
  await flood()
  await stillWell()
  if (!ended && suppliers > 0) await listSuppliers({ auth: stack.auth, many: suppliers }, report)
} finally {
  await stack.stop()
  await trap.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const problem of problems.slice(0, 40)) console.log(`✗ ${problem}`)
console.log(`${passed} passed, ${problems.length} failed, 0 skipped`)
process.exitCode = problems.length > 0 ? 1 : 0

async function sendAttacks() {
  for (const { name, to, bytes, problem } of attacks(trap.address)) {
    const answer = await sendRaw(targetOf(to), bytes).catch((error: Error) => error)
    report(`${name} (${to})`, answer instanceof Error ? answer.message : problem(answer))
  }
  for (const [name, problem] of await attackNames(stack)) report(name, problem)
  report('Nobody is sent where a request wants', trap.countReached() ? `${trap.countReached()} connections` : undefined)
}

/** Sends the requests in two halves, to measure whether the memory grows with the second. */
async function sendFuzz() {
  for (const to of ['app', 'api'] as const) {
    if (ended) return
    const all = fuzz(to, seed, Math.round(requests / 2))
    const half = Math.ceil(all.length / 2)
    await sendAll(to, all.slice(0, half))
    if (ended) return
    const before = await liveMemory(inspectors[to])
    await sendAll(to, all.slice(half))
    if (ended) return
    const growth = (await liveMemory(inspectors[to])) - before
    const megabytes = (growth / 1024 / 1024).toFixed(1)
    console.log(`${all.length} broken requests to the ${to}: ${megabytes} MB more at the end than in the middle`)
    report(`The memory of the ${to} stays`, growth > mostGrowth ? `it grew by ${megabytes} MB` : undefined)
  }
  report(
    'Nobody is sent where a broken request wants',
    trap.countReached() ? `${trap.countReached()} connections` : undefined,
  )
}

async function sendAll(to: 'app' | 'api', all: ReturnType<typeof fuzz>) {
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { bytes, isHalfClosed } = next
      const answer = await sendRaw(targetOf(to), bytes, { isHalfClosed }).catch((error: Error) => error)
      report(`${to}: ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`, problemOf(answer))
    }
  }
  await Promise.all(Array.from({ length: 32 }, work))
}

function problemOf(answer: Answer | Error | null) {
  if (ended) return ended
  if (answer instanceof Error) return answer.message
  return answer && answer.status >= 500 ? `it answered ${answer.status}: ${answer.body.slice(0, 200)}` : undefined
}

async function abortMany() {
  report('Streams that are left end', await abortStreams(stack.api))
}

async function flood() {
  if (ended) return
  const target = { ...stack, folder }
  // Each of them waits for work that the server repeats after some seconds, so all wait at the same time.
  const [flooded, mailed] = await Promise.all([
    floodOutbox(target).catch((error: Error) => error.message),
    mailUnconfirmed(target).catch((error: Error) => error.message),
    followBurst(stack, report).catch((error: Error) => report('A burst of notifications', error.message)),
  ])
  report('An account that places and cancels orders floods no mailbox', flooded)
  report('An address that nobody has confirmed gets no email', mailed)
}

/** Checks that the stack works as before. */
async function stillWell() {
  report('Nothing has ended', ended)
  if (ended) return
  for (const address of [`${stack.app}/`, `${stack.app}/api/products?limit=24`, `${stack.api}/categories`]) {
    const { status } = await fetch(address)
    report(`${new URL(address).pathname} is answered afterwards`, status === 200 ? undefined : `${status}`)
  }
}

function report(name: string, problem: string | undefined) {
  if (problem === undefined) passed += 1
  else problems.push(`${name}: ${problem}`)
}

function targetOf(part: 'app' | 'api'): Target {
  const { hostname, port } = new URL(stack[part])
  return { host: hostname, port: Number(port) }
}

/** Listens on a port that no request may be forwarded to, and counts connections. */
async function setTrap() {
  let reached = 0
  const server = createServer((socket) => {
    reached += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The trap does not listen.')
  return {
    address: `127.0.0.1:${address.port}`,
    countReached: () => reached,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
