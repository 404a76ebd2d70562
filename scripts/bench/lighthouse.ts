// Lighthouse visits a page by a browser that listens on a port, as a phone on a slow network: nothing is simulated.
import { createRequire } from 'node:module'
import lighthouse from 'lighthouse'

export const lighthouseVersion: string = createRequire(import.meta.url)('lighthouse/package.json').version

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

/** A row of an audit's table: of a request, or of a task. */
type Item = { resourceType?: string; transferSize?: number; duration?: number }

const phone = {
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
  },
} as const

/** `isKnown`: with what the browser has kept, the session too. */
export async function visitAsPhone(url: string, port: number, isKnown: boolean): Promise<Visit> {
  const result = await lighthouse(url, { ...phone, port, disableStorageReset: isKnown, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse could not visit ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const items = (name: string) => (audits[name]?.details as { items?: Item[] } | undefined)?.items
  const requests = items('network-requests') ?? []
  const tasks = items('main-thread-tasks')
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
