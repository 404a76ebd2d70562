// npm run bench:api: measures the backend and a bare server. It fills catalogues of up to a million products and takes about
// eleven minutes. `-- --quick` measures a thousand products for a minute and writes nothing. Other options go to
// packages/api/bench/main.ts: `-- --catalogues postgres:100000 --only search+page`.
// `-- --trade` runs another bench: pages of orders, and requests beside emails (packages/api/bench/trade.ts, which has its
// own options).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Catalogue, formatSpread, type Measurement, type Results } from '../packages/api/bench/results.ts'
import { publish, today } from './bench/publish.ts'
import { root } from './package/pack.ts'

const parameters = process.argv.slice(2)
const quick = ['--catalogues', 'postgres:1000,pglite:1000', '--rounds', '1', '--seconds', '1']
/** Ten thousand products are there to compare with published figures of other backends. */
const whole = 'postgres:1000,postgres:10000:page+product,postgres:100000,postgres:1000000,pglite:1000,pglite:100000'

if (parameters[0] === '--trade') {
  run(parameters.slice(1), 'trade.ts')
} else if (parameters.length === 0) {
  const folder = mkdtempSync(join(tmpdir(), 'arot-bench-'))
  const output = join(folder, 'results.json')
  run(['--catalogues', whole, '--output', output])
  const results = JSON.parse(readFileSync(output, 'utf8')) as Results
  rmSync(folder, { recursive: true })
  const section = sectionOf(results)
  console.log(`\n${section}`)
  publish('api', { section, results })
} else {
  run(parameters.flatMap((option) => (option === '--quick' ? quick : [option])))
}

function run(options: string[], bench = 'main.ts') {
  execFileSync('node', [join(root, 'packages/api/bench', bench), ...options], { cwd: root, stdio: 'inherit' })
}

function sectionOf(results: Results) {
  const { machine, rounds, seconds, connections, senders, minutes, catalogues } = results
  const when = `${today()}, ${machine.processors} × ${machine.model}, Node ${machine.node}, ${connections} connections from the same machine (${senders}), medians (least–most) of ${rounds} rounds of ${seconds} s, ours and the bare server in turn; ${minutes} minutes in all.`
  return [comparison(catalogues), ...catalogues.map(tableOf), when].join('\n\n')
}

/** The line for the comparison with other backends, with ten thousand products. */
function comparison(catalogues: Catalogue[]) {
  const of = catalogues.find(({ database, products }) => database === 'postgres' && products === 10_000)
  const [page, byId] = ['page of 24', 'product by id'].map((name) => of?.measured.find(({ what }) => what === name))
  if (!page || !byId) return ''
  return [
    '| 10,000 products, 32 connections | page of 24, requests/s | by id, requests/s |',
    '| --- | ---: | ---: |',
    `| bare node:http, ready bytes | ${formatSpread(page.bare.perSecond)} | ${formatSpread(byId.bare.perSecond)} |`,
    `| ours, every guarantee on | ${formatSpread(page.perSecond)} | ${formatSpread(byId.perSecond)} |`,
    `| of bare | ${formatSpread(page.ratio, 2)} | ${formatSpread(byId.ratio, 2)} |`,
    `| of bare by processor time | ${ofBare(page)} | ${ofBare(byId)} |`,
  ].join('\n')
}

/** The speed as a fraction of the bare server's, which other programs on the machine hardly affect. */
function ofBare({ cpuMicros, bare }: Measurement) {
  return (bare.cpuMicros.median / cpuMicros.median).toFixed(2)
}

function tableOf({ database, products, startMs, memoryMb, measured }: Catalogue) {
  const name = database === 'postgres' ? 'PostgreSQL' : 'PGlite'
  return [
    `| ${name}, ${products.toLocaleString('en')} products | a second | p50, ms | p99, ms | p99 at half the rate, ms | bare, a second | of bare | processor, µs | bare, µs | refused |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map(
      ({ what, perSecond, p50, p99, calm, bare, ratio, cpuMicros, refused }) =>
        `| ${what} | ${formatSpread(perSecond)} | ${p50.median} | ${formatSpread(p99)} | ${calm.p99} at ${calm.perSecond}/s | ${formatSpread(bare.perSecond)} | ${formatSpread(ratio, 2)} | ${Math.round(cpuMicros.median)} | ${Math.round(bare.cpuMicros.median)} | ${refused} |`,
    ),
    '',
    `Started in ${startMs} ms; memory of the server at the end ${memoryMb} MB.`,
  ].join('\n')
}
