// Measures the layout shifts of a page after its document has arrived.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

declare global {
  interface Window {
    /** The layout shift so far. */
    readShift: () => number
  }
}

const typeface = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))

/** Measures the layout shifts of all later pages in this tab. */
export async function measureShifts(page: Page) {
  // A typeface that loads late can move a line by a part of a pixel, which these tests ignore. So ours is there from
  // the start: with a typeface of the machine the bar may be too wide for its line.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(
    (bytes) => {
      const face = new FontFace(
        'Inter Variable',
        Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)),
        { weight: '100 900' },
      )
      document.fonts.add(face)
      void face.load()
    },
    readFileSync(typeface, 'base64'),
  )
  await page.addInitScript(() => {
    // While the document is loading, a slow processor may draw half of a bar, and the rest in the first frame after
    // it.
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

/** The layout shift including the next two frames. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => window.readShift())
}
