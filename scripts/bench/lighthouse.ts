// Lighthouse is a large package that only this bench needs: it is installed in a folder of its own when it runs.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pnpm } from '../package/pack.ts'

const version = '13.5.0'

export type Visit = {
  performance: number
  accessibility: number
  bestPractices: number
  /** Absent for a page that is nothing for search engines. */
  seo: number
  fcp: number
  lcp: number
  tbt: number
  /** What of all long tasks of the visit is beyond 50 ms each; the total blocking time counts those after the first paint. */
  excess: number
  cls: number
  script: number
  total: number
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    {
      numericValue?: number
      details?: { items?: { resourceType?: string; transferSize?: number; duration?: number }[] }
    }
  >
}

/** A phone on a slow network, really slowed down: nothing is simulated. */
const phone = [
  '--form-factor=mobile',
  '--throttling-method=devtools',
  '--throttling.cpuSlowdownMultiplier=4',
  '--throttling.requestLatencyMs=150',
  '--throttling.downloadThroughputKbps=1600',
  '--throttling.uploadThroughputKbps=750',
]

export function installLighthouse() {
  const folder = mkdtempSync(join(tmpdir(), 'arot-lighthouse-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { lighthouse: version } }))
  pnpm(['install', '--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile'], folder)
  const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

  /** One visit by the browser that listens on that port; `isKnown`: with what the browser has kept, the session too. */
  async function visit(url: string, port: number, isKnown: boolean): Promise<Visit> {
    const file = join(folder, 'report.json')
    const keeps = isKnown ? ['--disable-storage-reset'] : []
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--port=${port}`, ...keeps, ...phone]
    const child = spawn(process.execPath, [cli, url, ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`Lighthouse could not visit ${url}`)
    return read(JSON.parse(readFileSync(file, 'utf8')))
  }

  return { version, visit, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function read({ categories, audits }: Report): Visit {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const tasks = audits['main-thread-tasks']?.details?.items
  if (!tasks) throw new Error('Lighthouse told nothing of the main thread.')
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    excess: tasks.reduce((sum, { duration = 0 }) => sum + Math.max(0, duration - 50), 0),
    cls: figure('cumulative-layout-shift'),
    script: bytes('Script'),
    total: bytes(),
  }
}
