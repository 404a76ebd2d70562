// What a team pays for a list of products, with our library and with what it would take otherwise: `npm run build`,
// then `npm run bench:ui`. The kits are installed in a temporary folder and go with it.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { bytesOf } from './bench/bytes.ts'
import { prove, type Times, timesOf } from './bench/page.ts'
import { browserArguments, browserVersion, ensureBrowser } from './browser.ts'
import { installHosts, runScript } from './package/hosts.ts'
import { root } from './package/pack.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const rounds = Number(values.rounds)

/** Ours draws the rows in sight; the others' tables draw all of them. */
const kits = [
  { host: 'arot', name: 'Arot UI', library: '@arot/ui', rows: 8 },
  { host: 'mantine', name: 'Mantine', library: '@mantine/core', rows: 1000 },
  { host: 'mui', name: 'MUI', library: '@mui/material', rows: 1000 },
]

const { folder } = installHosts('bench')
const executablePath = ensureBrowser()
const browser = await chromium.launch({ executablePath, args: browserArguments })
const pages = []
try {
  for (const kit of kits) {
    runScript(folder, kit.host, 'build')
    const server = await preview({
      root: join(folder, kit.host),
      configFile: false,
      logLevel: 'silent',
      preview: { port: 0 },
    })
    const address = server.resolvedUrls?.local[0] ?? ''
    await prove(browser, address)
    pages.push({ kit, server, address, times: [] as Times[] })
  }
  // One of each in turn, so that whatever else the machine does meets all alike; the first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) {
      const times = await timesOf(browser, page.address, page.kit.rows)
      if (round > 0) page.times.push(times)
    }
    console.log(`round ${round} of ${rounds}`)
  }
  publish(
    pages.map(({ kit, times }) => ({
      name: kit.name,
      version: versionOf(kit.host, kit.library),
      ...bytesOf(join(folder, kit.host, 'dist')),
      cards: Math.round(median(times.map(({ cards }) => cards))),
      table: Math.round(median(times.map(({ table }) => table))),
    })),
  )
} finally {
  await browser.close()
  for (const { server } of pages) await server.close()
  rmSync(folder, { recursive: true, force: true })
}

type Row = { name: string; version: string; js: number; css: number; cards: number; table: number }

function publish(rows: Row[]) {
  const chromiumVersion = browserVersion(executablePath)
  const result = { chromium: chromiumVersion, processors: availableParallelism(), throttle: 4, rounds, rows }
  writeFileSync(join(root, 'docs/performance.ui.json'), `${JSON.stringify(result, null, 2)}\n`)
  const table = [
    '| | JS, kB | CSS, kB | both, kB | 24 cards, ms | table of 1,000, ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, version, js, css, cards, table }) =>
        `| ${name} ${version} | ${kilo(js)} | ${kilo(css)} | ${kilo(js + css)} | ${cards} | ${table} |`,
    ),
  ].join('\n')
  console.log(`\n${table}`)
  writeSection(`${table}

Chromium ${chromiumVersion}, its processor slowed down fourfold, ${availableParallelism()} processors, medians of ${rounds} rounds in turn.`)
  execFileSync('biome', ['check', '--write', 'docs/performance.md', 'docs/performance.ui.json'], { cwd: root })
}

/** Between its two marks in the document; the words around are written by hand. */
function writeSection(text: string) {
  const file = join(root, 'docs/performance.md')
  const marks = /(<!-- bench:ui -->)[\s\S]*(<!-- \/bench:ui -->)/
  writeFileSync(file, readFileSync(file, 'utf8').replace(marks, `$1\n\n${text}\n\n$2`))
}

function versionOf(host: string, library: string): string {
  return JSON.parse(readFileSync(join(folder, host, 'node_modules', library, 'package.json'), 'utf8')).version
}

function median(numbers: number[]) {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function kilo(bytes: number) {
  return (bytes / 1000).toFixed(1)
}
