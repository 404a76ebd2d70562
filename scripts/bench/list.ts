// A page with 24 cards, a table of 1,000 rows, a dialog, a menu and a toast: checks what it does and measures it.
import type { Browser, Page } from 'playwright'
import { visit } from './visit.ts'
import { rest, watch } from './watch.ts'

export type ListTimes = { there: number; cards: number; table: number }

const cards = { selector: 'article', least: 24 }

export function listTimes(browser: Browser, address: string, rows: number): Promise<ListTimes> {
  return visit(browser, address, cards, async (page) => {
    const { there, drawn } = await page.evaluate(() => window.shown)
    await page.evaluate(rest)
    const table = await page.evaluate(async (least) => {
      const began = performance.now()
      window.chooseTable()
      const rowsSeen = await window.waitUntil(() => document.querySelectorAll('tbody tr').length >= least)
      return rowsSeen.drawn - began
    }, rows)
    return { there, cards: drawn, table }
  })
}

/** Checks that all pages do the same, which the comparison requires. */
export async function proveList(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(watch, cards)
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
