// Measures a list of products and a long table, with our library and with other kits: `npm run build`, then
// `npm run bench:ui`. The kits are installed in a temporary folder.
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { type Bytes, bytesOf, gzipSizeOf } from './bench/bytes.ts'
import { type ListTimes, listTimes, proveList } from './bench/list.ts'
import { publish, today } from './bench/publish.ts'
import { type TableTimes, tableTimes } from './bench/table.ts'
import { median } from './bench/visit.ts'
import { browserVersion, ensureBrowser, launchOptions } from './browser.ts'
import { installHosts, runScript } from './package/hosts.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const rounds = Number(values.rounds)

/** Our table renders the visible rows; the other tables render all rows. */
const lists = [
  { host: 'arot', name: 'Arot UI', library: '@arot/ui', rows: 8 },
  { host: 'mantine', name: 'Mantine', library: '@mantine/core', rows: 1000 },
  { host: 'mui', name: 'MUI', library: '@mui/material', rows: 1000 },
]

const tables = [
  { host: 'arot-table', name: 'Arot UI', library: '@arot/ui' },
  { host: 'tanstack-table', name: 'TanStack Table and Virtual', library: '@tanstack/react-table' },
  { host: 'react-table', name: 'React, the data and twelve rows alone', library: 'react' },
]

const folder = installHosts('bench')
const executablePath = ensureBrowser()
const browser = await chromium.launch({ executablePath, ...launchOptions })
const servers: PreviewServer[] = []
try {
  const listPages = []
  for (const kit of lists) listPages.push({ ...kit, address: await serve(kit.host), times: [] as ListTimes[] })
  for (const { address } of listPages) await proveList(browser, address)
  const tablePages = []
  for (const kit of tables) tablePages.push({ ...kit, address: await serve(kit.host), times: [] as TableTimes[] })

  // Visits the kits in turn, so that other load on the machine affects all alike. The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { address, rows, times } of listPages) {
      const seen = await listTimes(browser, address, rows)
      if (round > 0) times.push(seen)
    }
    for (const { address, host, times } of tablePages) {
      const seen = await tableTimes(browser, address, host !== 'react-table')
      if (round > 0) times.push(seen)
    }
    console.log(`round ${round} of ${rounds}`)
  }
  report({
    lists: listPages.map(({ host, name, library, times }) => ({
      name: `${name} ${versionOf(host, library)}`,
      ...bytesOf(join(folder, host, 'dist')),
      there: spread(times.map(({ there }) => there)),
      cards: spread(times.map(({ cards }) => cards)),
      table: spread(times.map(({ table }) => table)),
    })),
    tables: tablePages.map(({ host, name, library, times }) => ({
      name: `${name} ${versionOf(host, library)}`,
      js: gzipSizeOf(join(folder, host, 'dist')),
      elements: median(times.map(({ elements }) => elements)),
      there: spread(times.map(({ there }) => there)),
      first: spread(times.map(({ first }) => first)),
      frame: spread(times.map(({ frame }) => frame)),
      slowFrame: spread(times.map(({ slowFrame }) => slowFrame)),
      sort: spread(times.map(({ sort }) => sort)),
      blank: spread(times.map(({ blank }) => blank)),
      blankAfter: spread(times.map(({ blankAfter }) => blankAfter)),
    })),
  })
} finally {
  await browser.close()
  for (const server of servers) await server.close()
  rmSync(folder, { recursive: true, force: true })
}

async function serve(host: string) {
  runScript(folder, host, 'build')
  const server = await preview({
    root: join(folder, host),
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0 },
  })
  servers.push(server)
  return server.resolvedUrls?.local[0] ?? ''
}

type Spread = { median: number; least: number; most: number }
type ListRow = { name: string; there: Spread; cards: Spread; table: Spread } & Bytes
type TableRow = {
  name: string
  js: number
  elements: number
  there: Spread
  first: Spread
  frame: Spread
  slowFrame: Spread
  sort: Spread
  blank: Spread
  blankAfter: Spread
}

function report(rows: { lists: ListRow[]; tables: TableRow[] }) {
  const chromiumVersion = browserVersion(executablePath)
  const results = { chromium: chromiumVersion, processors: availableParallelism(), throttle: 4, rounds, ...rows }
  const list = [
    '| | JS at once, KiB | JS in all, KiB | CSS, KiB | all, KiB | 24 cards in the DOM, ms | drawn, ms | table of 1,000, ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.lists.map(
      ({ name, jsAtOnce, js, css, there, cards, table }) =>
        `| ${name} | ${kibi(jsAtOnce)} | ${kibi(js)} | ${kibi(css)} | ${kibi(js + css)} | ${format(there)} | ${format(cards)} | ${format(table)} |`,
    ),
  ].join('\n')
  const table = [
    '| 100,000 rows × 9 columns | JS, KiB (gzip) | elements | first rows in the DOM, ms | drawn, ms | frame, ms: median · 95th | sort, ms | mostly blank in a fling, %: painted · at the next frame |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.tables.map(
      ({ name, js, elements, there, first, frame, slowFrame, sort, blank, blankAfter }) =>
        `| ${name} | ${kibi(js)} | ${elements} | ${format(there)} | ${format(first)} | ${pair(frame, slowFrame)} | ${format(sort)} | ${pair(blank, blankAfter)} |`,
    ),
  ].join('\n')
  const when = `${today()}, Chromium ${chromiumVersion}, its processor slowed down fourfold, ${availableParallelism()} processors, medians (least–most) of ${rounds} rounds in turn.`
  console.log(`\n${list}\n\n${table}`)
  publish('ui', { section: [list, table, when].join('\n\n'), results })
}

function versionOf(host: string, library: string): string {
  return JSON.parse(readFileSync(join(folder, host, 'node_modules', library, 'package.json'), 'utf8')).version
}

function spread(numbers: number[]): Spread {
  const [middle = 0, least = 0, most = 0] = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map(tenths)
  return { median: middle, least, most }
}

function tenths(value: number) {
  return Math.round(value * 10) / 10
}

function format({ median: middle, least, most }: Spread) {
  return Number.isNaN(middle) ? '' : `${Math.round(middle)} (${Math.round(least)}–${Math.round(most)})`
}

function pair(one: Spread, other: Spread) {
  return Number.isNaN(one.median) ? '' : `${one.median.toFixed(1)} · ${other.median.toFixed(1)}`
}

function kibi(bytes: number) {
  return (bytes / 1024).toFixed(1)
}
