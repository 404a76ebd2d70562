// npm run failover: runs two PostgreSQL servers in synchronous replication, a balancer, two api processes and buyers, while
// the primary is killed, stopped, disconnected from the network, and switched in order.
//   npm run failover -- --outage 20 --rounds 3
//   npm run failover -- --short                one round with outages of two seconds, as in npm test
// Expects that no acknowledged purchase is lost or doubled, answers are only 201 and 503, writes work within three seconds
// of the switch, the api opens no more sessions than before, and the units of every product add up.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { auditStock } from '../packages/api/src/modules/inventory/ledger.ts'
import { migrate } from '../packages/api/src/platform/db/migrate.ts'
import { openDatabase } from '../packages/api/src/platform/db/open.ts'
import { startProcess } from '../packages/api/test/support/process.ts'
import { shelve } from '../packages/api/test/support/stock.ts'
import { startCluster } from './failover/cluster.ts'
import { startPurchases } from './failover/purchases.ts'

const { values } = parseArgs({
  options: {
    outage: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    short: { type: 'boolean' },
  },
})
const outageMs = Number(values.outage ?? (values.short ? 2 : 20)) * 1000
const buyers = 16
const pool = 4
/** Two processes, each with a pool and one listening connection. */
const mostSessions = 2 * (pool + 1)
/** Purchases that must be acknowledged before and after each failure. */
const enough = values.short ? 50 : 300
const longestUntilWritten = 3_000
/** After this time every listener has reconnected, so that all sessions can be counted. */
const settledMs = 6_000

const itemsQuery = 'SELECT id, uid, product_id, quantity FROM orders'
const sessionsQuery = `SELECT count(*) AS sessions FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`

let passed = 0
const problems: string[] = []
const folder = await mkdtemp(join(tmpdir(), 'arot-failover-'))
const cluster = await startCluster()
const products = await stockUp()
const apis = await Promise.all([startApi('first'), startApi('second')])

// A signal would otherwise leave the api processes running. PostgreSQL ends with this process, the api does not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const api of apis) void api.kill()
    process.exit(1)
  })
}

/** The failures of the primary. Each ends with a promoted standby that gets no connections yet. */
const failures: Record<string, () => Promise<void>> = {
  /** The primary dies. The balancer has no server and closes connections. */
  async kill() {
    cluster.primary().signal('SIGKILL')
    cluster.balancer.become('close')
    await pause(outageMs)
    await cluster.promote()
  },
  /** The primary stops responding, and the balancer detects it only at the end. */
  async stop() {
    cluster.primary().signal('SIGSTOP')
    await pause(outageMs)
    await cluster.promote()
    cluster.balancer.become('close')
  },
  /** The address moves: packets of open connections are dropped, and the connections stay open. */
  async vanish() {
    cluster.balancer.become('silent')
    await pause(outageMs)
    await cluster.promote()
  },
  /** The primary stops in order, and the balancer resets connections. */
  async switch() {
    cluster.balancer.become('reset')
    await cluster.primary().stop()
    await pause(outageMs / 2)
    await cluster.promote()
  },
}

try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [name, fail] of Object.entries(failures)) {
      if (!values.only || values.only.includes(name)) await prove(`${name}, round ${round}`, fail)
    }
  }
} catch (error) {
  problems.push(`${error}, after ${cluster.balancer.attempts()} connections`)
} finally {
  await Promise.all(apis.map((api) => api.kill()))
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const problem of problems) console.log(`✗ ${problem}`)
console.log(`${passed} passed, ${problems.length} failed`)
process.exit(problems.length > 0 ? 1 : 0)

async function prove(name: string, fail: () => Promise<void>) {
  const itemCount = (await itemsOf(await cluster.ask(itemsQuery))).size
  const purchases = startPurchases(
    apis.map(({ url }) => url),
    products,
    { buyers, name },
  )
  await purchases.waitForAcknowledgements(enough)
  await fail()
  cluster.pass()
  const untilWritten = await purchases.waitUntilWritten()
  await Promise.all([purchases.waitForAcknowledgements(enough), pause(settledMs)])
  const [after] = await cluster.askStandby(sessionsQuery)
  await purchases.stop()

  const { acknowledged, statuses } = purchases
  const items = itemsOf(await cluster.askStandby(itemsQuery))
  const lost = acknowledged.filter(({ id, ...terms }) => items.get(id) !== JSON.stringify(terms))
  const doubled = items.size - itemCount - acknowledged.length + lost.length
  console.log(
    `${name}: ${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled} doubled; written again after ${untilWritten.toFixed(0)} ms; ` +
      `answers ${JSON.stringify(Object.fromEntries(statuses))}, the slowest after ${purchases.slowestMs().toFixed(0)} ms; ` +
      `${after?.sessions} sessions`,
  )
  report(`${name}: nothing acknowledged is lost`, lost.length === 0, `${lost.length} of ${acknowledged.length}`)
  report(`${name}: nothing is doubled`, doubled === 0, `${doubled}`)
  const others = [...statuses.keys()].filter((status) => status !== '201' && status !== '503')
  report(`${name}: every answer is 201 or 503`, others.length === 0, others.join(', '))
  report(
    `${name}: every answer comes in time`,
    purchases.slowestMs() <= purchases.longestAnswerMs,
    `${purchases.slowestMs()} ms`,
  )
  report(`${name}: writes go on soon after the switch`, untilWritten <= longestUntilWritten, `${untilWritten} ms`)
  report(
    `${name}: no more sessions than pools and listeners`,
    Number(after?.sessions) <= mostSessions,
    `${after?.sessions}`,
  )
  report(`${name}: the units add up`, (await imbalances()).length === 0, JSON.stringify(await imbalances()))
  cluster.balancer.become('close')
  await cluster.renew()
  cluster.balancer.become('pass')
}

/** The purchases in the database by id. */
function itemsOf(rows: Record<string, unknown>[]) {
  return new Map(
    rows.map(({ id, uid, product_id, quantity }) => [
      id,
      JSON.stringify({ uid, productId: product_id, quantity: Number(quantity) }),
    ]),
  )
}

function report(name: string, isTrue: boolean, problem: string) {
  if (isTrue) passed += 1
  else problems.push(`${name}: ${problem}`)
}

async function stockUp() {
  const db = await openDatabase({ url: cluster.url })
  await migrate(db)
  const ids: string[] = []
  for (let number = 0; number < 20; number += 1) ids.push(await shelve(db, { mainQuantity: 1_000_000 }))
  await db.close()
  return ids
}

async function imbalances() {
  const db = await openDatabase({ url: cluster.standbyUrl() })
  const found = await auditStock(db)
  await db.close()
  return found
}

function startApi(name: string) {
  return startProcess({
    DATABASE_URL: cluster.url,
    DATABASE_POOL: String(pool),
    DATA_DIR: join(folder, name),
    OPEN_ORDERS: '1000000',
    CART_UNITS: '1000000000',
  })
}
