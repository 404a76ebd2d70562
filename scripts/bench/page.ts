// One visit to a page of the bench: what it does, proved, and how long it takes, measured in the page.
import type { Browser, Page } from 'playwright'

export type Times = { cards: number; table: number }

/** Milliseconds in a browser whose processor is slowed down fourfold. */
export async function timesOf(browser: Browser, address: string, rows: number): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  const cards = await page.evaluate(() => window.drawn('article', 24))
  // Whatever a page does when it is idle has its time, and is not measured.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const table = await page.evaluate(async (least) => {
    const began = performance.now()
    window.chooseTable()
    return (await window.drawn('tbody tr', least)) - began
  }, rows)
  await context.close()
  return { cards, table }
}

declare global {
  interface Window {
    /** When so many elements were there and a frame with them had been drawn. */
    drawn: (selector: string, least: number) => Promise<number>
    /** Presses what says Table View: a button, or the label of a radio button. */
    chooseTable: () => void
  }
}

function watch() {
  window.chooseTable = () => {
    const named = [...document.querySelectorAll<HTMLElement>('label, button')]
    named.find((one) => one.textContent === 'Table View')?.click()
  }
  window.drawn = (selector, least) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelectorAll(selector).length < least) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(null)
        })
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true })
      look()
    })
}

/** All pages do the same, or the comparison says nothing. */
export async function prove(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.locator('article').nth(23).waitFor()
  await sortsByPrice(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Quick order' }).click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.locator('input')
  await quantity.press('ArrowUp')
  await dialog.locator('input[value="2"]').waitFor()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Added to the cart').first().waitFor()
  await page.evaluate(() => window.chooseTable())
  await page.locator('tbody tr').nth(5).waitFor()
  await page.close()
}

async function sortsByPrice(page: Page) {
  await page.getByLabel('Sort').selectOption('price-desc')
  const dearest = await page.locator('article').first().textContent()
  if (!dearest?.includes('$101.')) throw new Error(`Sorting shows ${dearest} first`)
}
