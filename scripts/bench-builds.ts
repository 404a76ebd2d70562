// Compares builds of the app by visiting them in turn like a phone:
//   npm run bench:builds -- before/dist after/dist
// Reports the difference of each build from the first, as the median over the rounds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { freePorts } from '../packages/api/scripts/ports.ts'
import { startApp } from './app-process.ts'
import { type PageTiming, visitPlainly } from './bench/phone.ts'
import { median } from './bench/visit.ts'
import { ensureBrowser, launchOptions } from './browser.ts'
import { startStack } from './stack.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    slowness: { type: 'string', default: '4,8' },
    page: { type: 'string', multiple: true, default: ['/', '/category/Electronics%20%26%20Gadgets'] },
  },
})
const rounds = Number(values.rounds)
const builds = positionals.map((folder) => ({ name: nameOf(resolve(folder)), dist: resolve(folder) }))
const figures = ['fcp', 'lcp', 'ready', 'longest', 'excess', 'cls'] as const satisfies (keyof PageTiming)[]

const folder = mkdtempSync(join(tmpdir(), 'arot-bench-builds-'))
const ends: (() => Promise<unknown>)[] = []
try {
  const free = { RATE_ADDRESS: '0', RATE_USER: '0', RATE_RENDER: '0' }
  const stack = await startStack({ folder, ports: await freePorts(), products: 1_000, apiEnv: free, appEnv: free })
  ends.push(stack.stop)
  const served: string[] = []
  for (const { dist } of builds) {
    const { app: port } = await freePorts()
    const app = await startApp({
      port,
      api: stack.api,
      auth: stack.auth,
      isDev: false,
      env: { ...free, APP_DIST: dist },
    })
    ends.push(app.stop)
    served.push(`http://127.0.0.1:${port}`)
  }
  const browser = await chromium.launch({ executablePath: ensureBrowser(), ...launchOptions })
  ends.push(() => browser.close())
  for (const slowness of values.slowness.split(',').map(Number)) {
    for (const path of values.page) report(path, slowness, await visitAll(browser, served, path, slowness))
  }
} finally {
  for (const end of ends.reverse()) await end()
  rmSync(folder, { recursive: true, force: true })
}

/** The figures of all builds in each round. The first round only warms up the servers. */
async function visitAll(browser: Browser, served: string[], path: string, slowness: number) {
  const seen: PageTiming[][] = []
  for (let round = 0; round <= rounds; round += 1) {
    const ofRound: PageTiming[] = []
    for (const address of served) {
      const context = await browser.newContext()
      ofRound.push(await visitPlainly(await context.newPage(), address + path, slowness))
      await context.close()
    }
    if (round > 0) seen.push(ofRound)
  }
  return seen
}

function report(path: string, slowness: number, seen: PageTiming[][]) {
  console.log(`\n${path}, ${slowness} times slower, medians of ${rounds}; in brackets beside ${builds[0]?.name}`)
  for (const [at, { name }] of builds.entries()) {
    const cells = figures.map((figure) => {
      const own = median(seen.map((round) => round[at]?.[figure] ?? Number.NaN))
      const beside = median(seen.map((round) => (round[at]?.[figure] ?? 0) - (round[0]?.[figure] ?? 0)))
      const digits = figure === 'cls' ? 4 : 0
      return `${figure} ${own.toFixed(digits)} (${beside >= 0 ? '+' : ''}${beside.toFixed(digits)})`
    })
    console.log(`${name.padEnd(16)} ${cells.join('  ')}`)
  }
}

/** A build named `dist` is called like its parent folder. */
function nameOf(dist: string) {
  return basename(dist) === 'dist' ? basename(dirname(dist)) : basename(dist)
}
