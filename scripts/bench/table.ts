// A table of 100,000 rows and 9 columns: when its first rows are seen, how it scrolls, how long a sort takes.
import type { Browser, Page } from 'playwright'
import { median, quantile, visit } from './visit.ts'
import { rest } from './watch.ts'

export type TableTimes = {
  there: number
  first: number
  frame: number
  slowFrame: number
  sort: number
  elements: number
}

const frames = 240
const pixelsAFrame = 40

export function tableTimes(browser: Browser, address: string, canSort: boolean): Promise<TableTimes> {
  return visit(browser, address, { selector: 'tbody tr', least: 12 }, async (page) => {
    const { there, drawn } = await page.evaluate(() => window.shown)
    const elements = await page.evaluate(() => document.querySelectorAll('tbody *').length)
    const seen = { there, first: drawn, elements }
    if (!canSort) return { ...seen, frame: Number.NaN, slowFrame: Number.NaN, sort: Number.NaN }
    await page.evaluate(rest)
    const spans = await scroll(page)
    await page.evaluate(rest)
    return { ...seen, frame: median(spans), slowFrame: quantile(spans, 0.95), sort: await sort(page) }
  })
}

function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([count, pixels]) => {
      const frame = document.querySelector('[data-slot="product-table-frame"]')
      if (frame === null) throw new Error('nothing scrolls')
      const spans: number[] = []
      let last = await new Promise(requestAnimationFrame)
      for (let index = 0; index < count; index += 1) {
        frame.scrollTop += pixels
        const now = await new Promise(requestAnimationFrame)
        spans.push(now - last)
        last = now
      }
      frame.scrollTop = 0
      return spans
    },
    [frames, pixelsAFrame] as const,
  )
}

/** From the choice to the frame in which the dearest product stands first. */
function sort(page: Page) {
  return page.evaluate(async () => {
    const select = document.querySelector('select') as HTMLSelectElement
    const began = performance.now()
    select.value = 'price-desc'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    const seen = await window.seen(() => document.querySelector('tbody tr')?.textContent?.includes('$101.') ?? false)
    return seen.drawn - began
  })
}
