// npm run bench:api: requests a second and latencies, each beside a bare server of the same bytes in the same run.
//
//   npm run bench:api -- --databases postgres,pglite --sizes 1000,100000,1000000 --seconds 5
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Product } from '@arot/contract'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { seed } from '../src/seed/seed.ts'
import { makePostgres } from '../test/support/postgres.ts'
import { startProcess } from '../test/support/process.ts'
import { type Figures, load, startBare } from './load.ts'
import { type Buyer, buyers, purchases, reads, type Scenario } from './scenarios.ts'

type Kind = 'postgres' | 'pglite'
type Measured = Figures & { what: string; bare: Figures; ratio: number }
type Round = { database: Kind; products: number; startMs: number; memoryMb: number; measured: Measured[] }

const { values } = parseArgs({
  options: {
    databases: { type: 'string', default: 'postgres,pglite' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
    seconds: { type: 'string', default: '5' },
    output: { type: 'string', default: join(import.meta.dirname, 'results.json') },
  },
})
const seconds = Number(values.seconds)
/** PGlite is a database of one machine and one process: it is measured as far as that is sensible. */
const largestPglite = 100_000

const rounds: Round[] = []
for (const database of values.databases.split(',') as Kind[]) {
  for (const products of values.sizes.split(',').map(Number)) {
    if (database === 'pglite' && products > largestPglite) continue
    rounds.push(await measure(database, products))
  }
}
const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version }
await writeFile(
  values.output,
  `${JSON.stringify({ at: new Date().toISOString(), machine, seconds, rounds }, null, 2)}\n`,
)
console.log(`\nwritten to ${values.output}`)

async function measure(database: Kind, products: number): Promise<Round> {
  const native = database === 'postgres' ? await makePostgres() : null
  const folder = await mkdtemp(join(tmpdir(), 'arot-bench-'))
  const where = native ? { url: native.url } : { folder: join(folder, 'postgres') }
  try {
    const db = await openDatabase(where)
    await migrate(db)
    await seed(db, products)
    if (native) await db.query('ANALYZE')
    await db.close()
    return await measureServer(database, products, native ? { DATABASE_URL: native.url } : { DATA_DIR: folder })
  } finally {
    await native?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureServer(database: Kind, products: number, env: Record<string, string>): Promise<Round> {
  const began = performance.now()
  const server = await startProcess(env)
  const startMs = Math.round(performance.now() - began)
  try {
    const people = buyers(200)
    const sample = await stockUp(server.url, people[0] as Buyer)
    const scenarios = [
      ...(await reads(server.url, sample)),
      purchases('purchase (PATCH and POST)', sample, people),
      purchases('purchase of one hot product', sample.slice(0, 1), people),
    ]
    console.log(`\n${database}, ${products.toLocaleString('en')} products, started in ${startMs} ms`)
    console.log(
      '                                 per s   p50 ms   p99 ms  bare per s   ratio  refused  cpu µs  bare cpu µs',
    )
    const measured: Measured[] = []
    for (const scenario of scenarios) measured.push(await compare(server.url, scenario))
    const figures = await (await fetch(`${server.url}/metrics`)).text()
    const memoryMb = Math.round(Number(figures.match(/process_resident_memory_bytes (\d+)/)?.[1]) / 1_048_576)
    console.log(`memory of the server ${memoryMb} MB`)
    return { database, products, startMs, memoryMb, measured }
  } finally {
    await server.stop()
  }
}

/** The first thousand products, with stock for any number of purchases. */
async function stockUp(url: string, { headers }: Buyer): Promise<Product[]> {
  const all = (await (await fetch(`${url}/products?limit=100`)).json()) as Product[]
  let next = await page(`${url}/products?limit=100`)
  while (next.link && all.length < 1000) {
    next = await page(url + next.link)
    all.push(...next.products)
  }
  for (const { _id, price, version, ...fields } of all) {
    const body = JSON.stringify({ ...fields, mainQuantity: 900_000_000 })
    const response = await fetch(`${url}/products/${_id}`, { method: 'PATCH', headers, body })
    if (!response.ok) throw new Error(`no stock for ${_id}: ${await response.text()}`)
  }
  return all
}

async function page(url: string): Promise<{ products: Product[]; link: string | undefined }> {
  const response = await fetch(url)
  const link = response.headers.get('link')?.match(/<([^>]+)>/)?.[1]
  return { products: (await response.json()) as Product[], link }
}

/** The bare server first, then ours, with the same requests. */
async function compare(url: string, { name, requests, bare, requestsEach }: Scenario): Promise<Measured> {
  const plain = await startBare(bare.status, bare.body)
  const possible = await load({ url: plain.url, requests, seconds })
  plain.stop()
  await load({ url, requests, seconds: 1 })
  const ours = await load({ url, requests, seconds })
  const perEach = (figures: Figures) => ({
    ...figures,
    perSecond: Math.round(figures.perSecond / requestsEach),
    cpuMicros: Math.round(figures.cpuMicros * requestsEach),
  })
  const result = { what: name, ...perEach(ours), bare: perEach(possible), ratio: ours.perSecond / possible.perSecond }
  const column = (value: number | string, width = 9) => String(value).padStart(width)
  const { bare: beside, ratio } = result
  const cells = [
    result.perSecond,
    result.p50,
    result.p99,
    beside.perSecond,
    `${Math.round(ratio * 100)} %`,
    result.refused,
  ]
  console.log(name.padEnd(29) + [...cells, result.cpuMicros, beside.cpuMicros].map((cell) => column(cell)).join(''))
  return result
}
