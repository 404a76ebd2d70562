// Requests a second and latencies of the server, each beside a bare server of the same bytes in the same run, as JSON:
// see scripts/bench-api.ts, which makes a table of it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { seed } from '../src/seed/seed.ts'
import { makePostgres } from '../test/support/postgres.ts'
import { startProcess } from '../test/support/process.ts'
import { connections, type Figures, load, startBare } from './load.ts'
import { type Catalogue, type Measured, type Results, spread, told } from './results.ts'
import { buyers, purchases, reads, type Scenario } from './scenarios.ts'
import { stockUp } from './stock-up.ts'

const { values } = parseArgs({
  options: {
    /** Databases and sizes, such as postgres:1000,pglite:100000. */
    catalogues: { type: 'string' },
    /** Some of what is measured: whatever begins with one of these. */
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    output: { type: 'string' },
  },
})
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]

const began = performance.now()
const catalogues: Catalogue[] = []
for (const named of values.catalogues?.split(',') ?? []) {
  const [database, products] = named.split(':')
  catalogues.push(await measure(database as Catalogue['database'], Number(products)))
}
const results: Results = {
  at: new Date().toISOString(),
  minutes: Math.round((performance.now() - began) / 6_000) / 10,
  machine: { processors: cpus().length, model: cpus()[0]?.model ?? '', node: process.version },
  rounds,
  seconds,
  connections,
  catalogues,
}
if (values.output) await writeFile(values.output, `${JSON.stringify(results, null, 2)}\n`)

async function measure(database: Catalogue['database'], products: number): Promise<Catalogue> {
  const native = database === 'postgres' ? await makePostgres() : null
  const folder = await mkdtemp(join(tmpdir(), 'arot-bench-'))
  try {
    console.log(`\n${database}, ${products.toLocaleString('en')} products: filling`)
    const db = await openDatabase(native ? { url: native.url, isPatient: true } : { folder: join(folder, 'postgres') })
    await migrate(db)
    await seed(db, products)
    await db.close()
    return await measureServer(database, products, native ? { DATABASE_URL: native.url } : { DATA_DIR: folder })
  } finally {
    await native?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureServer(database: Catalogue['database'], products: number, env: Record<string, string>) {
  const starting = performance.now()
  const server = await startProcess(env)
  const startMs = Math.round(performance.now() - starting)
  try {
    const people = buyers(200)
    const sample = await stockUp(server.url, people[0]!)
    const scenarios = [
      ...(await reads(server.url, sample)),
      purchases('purchase (PATCH and POST)', sample, people),
      purchases('purchase of one hot product', sample.slice(0, 1), people),
    ].filter(({ name }) => values.only.split(',').some((start) => name.startsWith(start)))
    const measured: Measured[] = []
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
async function compare(url: string, { name, requests, bare, requestsEach }: Scenario): Promise<Measured> {
  const beside = await startBare(bare.status, bare.body)
  const [theirs, ours]: [Figures[], Figures[]] = [[], []]
  await load(beside.url, requests, 1)
  await load(url, requests, 1)
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await load(beside.url, requests, seconds))
    ours.push(await load(url, requests, seconds))
  }
  beside.stop()
  const rate = (all: Figures[]) => spread(all.map(({ perSecond }) => perSecond / requestsEach))
  const cpu = (all: Figures[]) => spread(all.map(({ cpuMicros }) => cpuMicros * requestsEach))
  const measured: Measured = {
    what: name,
    perSecond: rate(ours),
    p50: spread(ours.map(({ p50 }) => p50)),
    p99: spread(ours.map(({ p99 }) => p99)),
    cpuMicros: cpu(ours),
    refused: ours.reduce((sum, { refused }) => sum + refused, 0),
    bare: { perSecond: rate(theirs), cpuMicros: cpu(theirs) },
    ratio: spread(ours.map(({ perSecond }, round) => perSecond / theirs[round]!.perSecond)),
  }
  const { perSecond, p99, ratio, refused } = measured
  console.log(
    `${name.padEnd(29)}${told(perSecond)} a second, p99 ${told(p99)} ms, ${told(ratio, 2)} of bare, ${refused} refused`,
  )
  return measured
}
