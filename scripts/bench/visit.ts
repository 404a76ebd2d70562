import type { Browser, Page } from 'playwright'
import { type Goal, watch } from './watch.ts'

/** A visit with a processor four times slower, like a mid-range phone. */
export async function visit<T>(
  browser: Browser,
  address: string,
  awaited: Goal,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch, awaited)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  const seen = await look(page)
  await context.close()
  return seen
}

export function median(numbers: number[]) {
  return quantile(numbers, 0.5)
}

export function quantile(numbers: number[], part: number) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
