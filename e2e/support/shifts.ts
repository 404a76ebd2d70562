// How much of a page moves after its document has arrived.
import type { Page } from 'playwright'

declare global {
  interface Window {
    /** How much of the page has moved so far. */
    readShift: () => number
  }
}

/** From now on the pages of this tab measure how far they move. */
export async function measureShifts(page: Page) {
  // A typeface that comes may move a line by part of a pixel, which is not what this is about.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    // While the document is still coming a slow processor may draw half of a bar, and the rest of it in the first frame
    // after that.
    let from = Number.POSITIVE_INFINITY
    const begin = () => requestAnimationFrame(() => requestAnimationFrame((time) => (from = time)))
    document.addEventListener('readystatechange', begin, { once: true })
    const shifts: (PerformanceEntry & { value?: number })[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    window.readShift = () => shifts.reduce((sum, { startTime, value = 0 }) => sum + (startTime > from ? value : 0), 0)
  })
}

/** The layout shift so far, with what the next two frames move. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => window.readShift())
}
