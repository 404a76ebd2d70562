// Measures the loading of a page from inside the page, on a phone with a slow network, without the cost of tracing.
import type { Page } from 'playwright'

export type PageTiming = {
  fcp: number
  lcp: number
  cls: number
  /** The time of long tasks beyond 50 ms each, and the longest task. */
  excess: number
  longest: number
  /** When the page is usable. */
  ready: number
}

/** A processor four times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
export const slowness = { processor: 4, latency: 150, down: 1600, up: 750 }

/** The time after the page is usable until it has finished its own background work. */
const settled = 3_000

declare global {
  interface Window {
    ownLoading: Omit<PageTiming, 'fcp'>
  }
}

export async function visitPlainly(page: Page, url: string, processor = slowness.processor): Promise<PageTiming> {
  await page.addInitScript(observe)
  const cdp = await page.context().newCDPSession(page)
  const device = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
  await cdp.send('Emulation.setDeviceMetricsOverride', device)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latency,
    downloadThroughput: (slowness.down * 1024) / 8,
    uploadThroughput: (slowness.up * 1024) / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor })
  await page.goto(url)
  await page.waitForFunction(() => window.ownLoading.ready > 0)
  await page.waitForTimeout(settled)
  const seen = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...window.ownLoading,
  }))
  await page.close()
  return seen
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { lcp: Number.NaN, cls: 0, excess: 0, longest: 0, ready: Number.NaN }
  window.ownLoading = seen
  addEventListener('arot:ready', () => (seen.ready = performance.now()), { once: true })
  const follow = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  follow('layout-shift', ({ value = 0 }) => {
    seen.cls += value
  })
  follow('longtask', ({ duration }) => {
    seen.excess += duration - 50
    seen.longest = Math.max(seen.longest, duration)
  })
}
