// What is around a purchase, on native PostgreSQL: pages of orders of a supplier with a million and of one with a thousand,
// in turn, and requests beside a queue of emails and without one, in turn. `node packages/api/bench/trade.ts`.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { seed } from '../src/seed/seed.ts'
import { makePostgres } from '../test/support/postgres.ts'
import { startProcess } from '../test/support/process.ts'
import { runPaced } from './paced.ts'
import { formatSpread, spread } from './results.ts'
import { type Buyer, buyers, purchases, reads, type Scenario } from './scenarios.ts'
import { stockUp } from './stock-up.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    emails: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    /** Requests a second: few enough that nothing waits for the processor. */
    reads: { type: 'string', default: '200' },
    purchases: { type: 'string', default: '40' },
  },
})
const [many, emailCount, rounds, seconds] = [values.orders, values.emails, values.rounds, values.seconds].map(
  Number,
) as [number, number, number, number]

const native = await makePostgres()
const mail = fork(join(import.meta.dirname, 'smtp.ts'), { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
const [port] = (await once(mail.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
const db = await openDatabase({ url: native.url, hasLongLimit: true })
try {
  await migrate(db)
  await seed(db, 1000)
  const [big, small, nobody, ...people] = buyers(200) as [Buyer, Buyer, Buyer, ...Buyer[]]
  await fill(db)
  const server = await startProcess({ DATABASE_URL: native.url, SMTP_URL: `smtp://127.0.0.1:${String(port).trim()}` })
  try {
    for (const [name, query] of [
      ['first page', ''],
      ['in one state', '&state=placed'],
      ['a word of many of them', '&q=bolt'],
      ['a word of one', '&q=seldom'],
      ['a word that only the other has', '&q=zebrawood'],
      ['a number', '&q=bench-1-500'],
      ['a SKU', '&q=lum-10007'],
      ['the beginning of many SKUs', '&q=LUM-101'],
    ]) {
      const path = `/orders?side=sold&limit=25${query}`
      const times = await inTurn(server.url, path, { big, small, nobody })
      console.log(
        `orders, ${name}: ${Object.entries(times)
          .map(([who, all]) => `${who} ${formatSpread(spread(all), 1)} ms`)
          .join(', ')}`,
      )
    }
    const sample = await stockUp(server.url, people)
    const [, byId] = await reads(server.url, sample)
    await beside(server.url, byId as Scenario, Number(values.reads))
    await beside(server.url, purchases('purchase', sample, people), Number(values.purchases))
  } finally {
    await server.stop()
  }
} finally {
  mail.kill()
  await db.close()
  await native.remove()
}

/** One supplier has all these orders, another a thousand; a third none. */
async function fill(db: Database) {
  const began = performance.now()
  for (const [uid, count] of [
    ['bench-0', many],
    ['bench-1', 1000],
  ] as const) {
    await db.query(
      `INSERT INTO orders (id, uid, user_email, product_id, quantity, price, snapshot, supplier_uid, state, buy_date)
      SELECT $1 || '-' || n, 'buyer' || n % 5000, 'b@example.com', 'p', 12, 9.5,
        jsonb_build_object('name', CASE WHEN $1 = 'bench-0' AND n % 3 = 0 THEN 'Zebrawood Chair'
          WHEN n = 500 THEN 'Seldom Lamp' ELSE 'Steel Bolt M8' END, 'brand', 'Kormo', 'category', 'Tools',
          'description', 'd', 'minQuantity', 1, 'image', 'i', 'sku', 'LUM-' || 10000 + n % 400), $1,
        CASE n % 10 WHEN 7 THEN 'placed' WHEN 8 THEN 'cancelled' ELSE 'received' END,
        timestamptz '2026-01-01' + n * interval '1 second' FROM generate_series(1, $2::integer) AS n`,
      [uid, count],
    )
  }
  await db.query(
    "INSERT INTO users (uid, email, name, email_confirmed_at) VALUES ('reader', 'reader@arot.example', 'Reader', now())",
  )
  await db.query('UPDATE products SET owner_uid = $1', ['reader'])
  await db.query('VACUUM ANALYZE orders')
  console.log(`filled in ${Math.round((performance.now() - began) / 1000)} s`)
}

async function inTurn<Who extends string>(url: string, path: string, people: Record<Who, Buyer>) {
  const times = Object.fromEntries(Object.keys(people).map((who) => [who, [] as number[]])) as Record<Who, number[]>
  for (let round = 0; round < 30; round += 1) {
    for (const who of Object.keys(people) as Who[]) {
      const began = performance.now()
      const answer = await fetch(url + path, { headers: { authorization: people[who].headers.authorization ?? '' } })
      const body = await answer.text()
      if (!answer.ok) throw new Error(body)
      // The first of each opens a connection and plans.
      if (round > 1) times[who].push(performance.now() - began)
    }
  }
  return times
}

type Times = { p50: number[]; p95: number[]; emails: number }

/** Requests at a rate that leaves the processor idle, while emails are sent and while none are. */
async function beside(url: string, scenario: Scenario, perSecond: number) {
  const [quiet, mailing] = [0, 1].map((): Times => ({ p50: [], p95: [], emails: 0 })) as [Times, Times]
  async function round(into: Times) {
    const before = await countSent()
    if (into === mailing) await queue()
    const { p50, p95, refused } = await runPaced(url, scenario, { perSecond, seconds })
    if (refused > 0) throw new Error(`${refused} refused`)
    into.emails += (await countSent()) - before
    into.p50.push(p50)
    into.p95.push(p95)
    await db.query("DELETE FROM email_outbox WHERE state = 'queued'")
  }
  for (let place = 0; place < rounds; place += 1) {
    for (const into of place % 2 === 0 ? [quiet, mailing] : [mailing, quiet]) await round(into)
  }
  const words = ({ p50, p95 }: Times) => `p50 ${formatSpread(spread(p50), 1)}, p95 ${formatSpread(spread(p95), 1)} ms`
  const sent = Math.round(mailing.emails / rounds / seconds)
  console.log(
    `${scenario.name} at ${perSecond} a second: ${words(quiet)}; beside ${sent} emails a second ${words(mailing)}`,
  )
}

async function queue() {
  await db.query(
    `WITH new_notifications AS (
      INSERT INTO notifications (id, uid, kind, subject, quantity)
      SELECT gen_random_uuid()::text, 'reader', 'order_placed', '{"orderId": "o", "name": "Steel Bolt"}', 12
      FROM generate_series(1, $1::integer) RETURNING id, uid
    )
    INSERT INTO email_outbox (id, uid, notification_id, recipient, language)
    SELECT gen_random_uuid()::text, uid, id, 'reader@arot.example', 'en' FROM new_notifications`,
    [emailCount],
  )
}

async function countSent(): Promise<number> {
  mail.send('count')
  const [number] = await once(mail, 'message')
  return number as number
}
