// Runs Lighthouse in a browser with a debugging port, as a phone on a slow network with real throttling.
import { createRequire } from 'node:module'
import lighthouse from 'lighthouse'
import { slowness } from './phone.ts'

export const lighthouseVersion: string = createRequire(import.meta.url)('lighthouse/package.json').version

export type Visit = {
  performance: number
  accessibility: number
  bestPractices: number
  /** NaN for a page that search engines must not index. */
  seo: number
  tbt: number
  script: number
  total: number
}

type Request = { resourceType?: string; transferSize?: number }

const phone = {
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: slowness.processor,
    requestLatencyMs: slowness.latency,
    downloadThroughputKbps: slowness.down,
    uploadThroughputKbps: slowness.up,
  },
} as const

/** `isKnown`: keeps the browser's cache and session. */
export async function visitAsPhone(url: string, port: number, isKnown: boolean): Promise<Visit> {
  const result = await lighthouse(url, { ...phone, port, disableStorageReset: isKnown, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse could not visit ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const { items: requests = [] } = (audits['network-requests']?.details ?? {}) as { items?: Request[] }
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    script: bytes('Script'),
    total: bytes(),
  }
}
