// Measures a table of 100,000 rows and 9 columns: time to the first rows, scrolling, and sorting.
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
  /** The percentage of mostly blank frames during a fling: when painted, and when the next frame begins. */
  blank: number
  blankAfter: number
}

const frames = 240
const pixelsAFrame = 40
/** The speed in pixels per second, and the milliseconds of work that the page does in each frame. */
const flingSpeed = 7_200
const busyFor = 100

export function tableTimes(browser: Browser, address: string, canSort: boolean): Promise<TableTimes> {
  return visit(browser, address, { selector: 'tbody tr', least: 12 }, async (page) => {
    const { there, drawn } = await page.evaluate(() => window.shown)
    const elements = await page.evaluate(() => document.querySelectorAll('tbody *').length)
    const seen = { there, first: drawn, elements }
    if (!canSort) {
      const none = Number.NaN
      return { ...seen, frame: none, slowFrame: none, sort: none, blank: none, blankAfter: none }
    }
    await page.evaluate(rest)
    const spans = await scroll(page)
    await page.evaluate(rest)
    const blanks = await fling(page)
    return { ...seen, ...blanks, frame: median(spans), slowFrame: quantile(spans, 0.95), sort: await sort(page) }
  })
}

function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([count, pixels]) => {
      const frame = document.querySelector('[data-slot="data-table-frame"]')
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

/** Lets the browser scroll while the page is busy. Rows appear as fast as the page renders them. */
async function fling(page: Page) {
  const frame = page.locator('[data-slot="data-table-frame"]')
  const box = await frame.boundingBox()
  if (box === null) throw new Error('nothing scrolls')
  await page.evaluate(watchRows, busyFor)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -5 * flingSpeed,
    speed: flingSpeed,
    gestureSourceType: 'mouse',
  })
  const shares = await page.evaluate(() => window.paintedRows())
  await frame.evaluate((element) => element.scrollTo(0, 0))
  await page.evaluate(rest)
  const blank = (seen: (number | null)[]) => {
    const values = seen.filter((share) => share !== null)
    return (100 * values.filter((share) => share < 0.5).length) / values.length
  }
  return { blank: blank(shares.map(([painted]) => painted)), blankAfter: blank(shares.map(([, after]) => after)) }
}

type PaintedRows = [painted: number, after: number | null][]

declare global {
  interface Window {
    paintedRows(): PaintedRows
  }
}

/** The share of the table that has rows in each scrolled frame: when painted, and in the next frame before it renders. */
function watchRows(busyFor: number) {
  const frame = document.querySelector('[data-slot="data-table-frame"]') as HTMLElement
  const seen: PaintedRows = []
  let after: number | null = null
  let top = frame.scrollTop
  let isOver = false

  function share() {
    const head = frame.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
    const bottom = Math.min(frame.getBoundingClientRect().bottom, innerHeight)
    let rows = 0
    for (const row of frame.querySelectorAll('tbody tr')) {
      const box = row.getBoundingClientRect()
      rows += Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, head))
    }
    return rows / (bottom - head)
  }

  // A capturing listener on the window runs before the table's own.
  addEventListener('scroll', () => (after ??= share()), { capture: true })
  requestAnimationFrame(function look() {
    if (isOver) return
    const began = performance.now()
    if (Math.abs(frame.scrollTop - top) > 20) seen.push([share(), after])
    top = frame.scrollTop
    after = null
    while (performance.now() - began < busyFor);
    requestAnimationFrame(look)
  })
  window.paintedRows = () => {
    isOver = true
    return seen
  }
}

/** The time from the choice to the frame that shows the most expensive product first. */
function sort(page: Page) {
  return page.evaluate(async () => {
    const select = document.querySelector('select') as HTMLSelectElement
    const began = performance.now()
    select.value = 'price-desc'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    const seen = await window.waitUntil(
      () => document.querySelector('tbody tr')?.textContent?.includes('$101.') ?? false,
    )
    return seen.drawn - began
  })
}
