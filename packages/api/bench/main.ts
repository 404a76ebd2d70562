// Requests a second and latencies of the server, each beside a bare server of the same bytes in the same run, as JSON:
// see scripts/bench-api.ts, which makes a table of it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { seed } from '../src/seed/seed.ts'
import { makePostgres } from '../test/support/postgres.ts'
import { startProcess } from '../test/support/process.ts'
import { connections, type Figures, load, senders, startBare } from './load.ts'
import { runPaced } from './paced.ts'
import { type Catalogue, formatSpread, type Measurement, type Results, spread } from './results.ts'
import { buyers, purchases, reads, type Scenario } from './scenarios.ts'
import { stockUp } from './stock-up.ts'

const { values } = parseArgs({
  options: {
    /** Databases and sizes, such as postgres:1000,pglite:100000, and what of it where that is not everything: postgres:10000:page. */
    catalogues: { type: 'string', default: 'postgres:1000' },
    /** Some of what is measured: whatever begins with one of these, such as page+search. */
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1.5' },
    output: { type: 'string' },
  },
})

/** More would measure the sender, which has the same processors. */
const mostPaced = 2_000

const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]

type CatalogueSpec = Pick<Catalogue, 'database' | 'products'> & { only: string }

const specs = values.catalogues.split(',').map((text): CatalogueSpec => {
  const [database, products, only = values.only] = text.split(':')
  return { database: database as Catalogue['database'], products: Number(products), only }
})

const began = performance.now()
const minutes = () => Math.round((performance.now() - began) / 6_000) / 10
const catalogues: Catalogue[] = []
for (const [place, one] of specs.entries()) {
  const name = `${one.database}, ${one.products.toLocaleString('en')} products`
  console.log(`\n${place + 1} of ${specs.length}, after ${minutes()} min: ${name}`)
  catalogues.push(await measure(one))
}
const results: Results = {
  at: new Date().toISOString(),
  minutes: minutes(),
  machine: { processors: cpus().length, model: cpus()[0]?.model ?? '', node: process.version },
  rounds,
  seconds,
  connections,
  senders,
  catalogues,
}
if (values.output) await writeFile(values.output, `${JSON.stringify(results, null, 2)}\n`)

async function measure(spec: CatalogueSpec): Promise<Catalogue> {
  const native = spec.database === 'postgres' ? await makePostgres() : null
  const folder = await mkdtemp(join(tmpdir(), 'arot-bench-'))
  try {
    const filling = performance.now()
    const db = await openDatabase(
      native ? { url: native.url, hasLongLimit: true } : { folder: join(folder, 'postgres') },
    )
    await migrate(db)
    await seed(db, spec.products, (done) => {
      if (done % 200_000 === 0) console.log(`${done.toLocaleString('en')} are in`)
    })
    await giveSuppliers(db)
    await db.close()
    console.log(`filled in ${Math.round((performance.now() - filling) / 1000)} s`)
    return await measureServer(spec, native ? { DATABASE_URL: native.url } : { DATA_DIR: folder })
  } finally {
    await native?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Everything is sold by a thousand suppliers, a third of them verified, and half of it is reviewed: lists, filters and
 * facets are asked as a market asks them, and each purchase is somebody's order, who is told of it.
 */
async function giveSuppliers(db: Database) {
  await db.query(`INSERT INTO users (uid, email, name, email_confirmed_at)
    SELECT 'bench-supplier-' || n, 'supplier' || n || '@arot.example', 'Supplier ' || n, now() FROM generate_series(0, 999) AS n`)
  await db.query(`INSERT INTO suppliers (uid, name, verified_since)
    SELECT 'bench-supplier-' || n, 'Supplier ' || n, CASE WHEN n % 3 = 0 THEN now() END FROM generate_series(0, 999) AS n`)
  const [{ last }] = (await db.query('SELECT max(ord) AS last FROM products')) as [{ last: number }]
  // In steps: the rows that count the catalogue would otherwise be rewritten a million times within one transaction.
  for (let from = 0; from <= last; from += 10_000) {
    await db.query(
      `UPDATE products SET owner_uid = 'bench-supplier-' || ord % 1000,
        stars = CASE WHEN ord % 2 = 0 THEN ARRAY[0, ord % 3, ord % 5, ord % 7, 1 + ord % 11]::integer[] END
      WHERE ord >= $1 AND ord < $2`,
      [from, from + 10_000],
    )
  }
  await db.query('VACUUM ANALYZE')
}

async function measureServer({ database, products, only }: CatalogueSpec, env: Record<string, string>) {
  const starting = performance.now()
  const server = await startProcess(env)
  const startMs = Math.round(performance.now() - starting)
  try {
    const people = buyers(200)
    const sample = await stockUp(server.url, people)
    const scenarios = [
      ...(await reads(server.url, sample)),
      purchases('purchase (PATCH and POST)', sample, people),
      purchases('purchase of one hot product', sample.slice(0, 1), people),
    ].filter(({ name }) => only.split('+').some((start) => name.startsWith(start)))
    const measured: Measurement[] = []
    for (const scenario of scenarios) measured.push(await compare(server.url, scenario))
    const figures = await (await fetch(`${server.url}/metrics`)).text()
    const memoryMb = Math.round(Number(figures.match(/process_resident_memory_bytes (\d+)/)?.[1]) / 1_048_576)
    console.log(`started in ${startMs} ms, memory of the server at the end ${memoryMb} MB`)
    return { database, products, startMs, memoryMb, measured }
  } finally {
    await server.stop()
  }
}

/** The bare server and ours in turn, with the same requests, so that whatever else the machine does meets both. */
async function compare(url: string, scenario: Scenario): Promise<Measurement> {
  const { name, requests, bare, requestsEach } = scenario
  const beside = await startBare(bare.status, bare.body)
  const [theirs, ours]: [Figures[], Figures[]] = [[], []]
  await Promise.all([load(beside.url, requests, 1), load(url, requests, 1)])
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await load(beside.url, requests, seconds))
    ours.push(await load(url, requests, seconds))
  }
  beside.stop()
  const rate = (all: Figures[]) => spread(all.map(({ perSecond }) => perSecond / requestsEach))
  const cpu = (all: Figures[]) => spread(all.map(({ cpuMicros }) => cpuMicros * requestsEach))
  const perSecond = rate(ours)
  const calm = await runPaced(url, scenario, { perSecond: Math.min(perSecond.median / 2, mostPaced), seconds: 2 })
  const measured: Measurement = {
    what: name,
    perSecond,
    p50: spread(ours.map(({ p50 }) => p50)),
    p99: spread(ours.map(({ p99 }) => p99)),
    cpuMicros: cpu(ours),
    calm,
    refused: [...ours, calm].reduce((sum, { refused }) => sum + refused, 0),
    bare: { perSecond: rate(theirs), cpuMicros: cpu(theirs) },
    ratio: spread(ours.map(({ perSecond }, round) => perSecond / theirs[round]!.perSecond)),
  }
  const { p99, ratio, refused } = measured
  console.log(
    `${name.padEnd(29)}${formatSpread(perSecond)} a second, p99 ${formatSpread(p99)} ms (${calm.p99} at ${calm.perSecond} a second), ${formatSpread(ratio, 2)} of bare, ${refused} refused`,
  )
  return measured
}
