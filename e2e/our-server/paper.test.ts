// A printed page is light and complete, and has no buttons.
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { newProduct } from '../support/goods.ts'
import { makeOffer } from '../support/offers.ts'
import { placeOrder } from '../support/orders.ts'
import { call, registerPerson, sessionOf } from '../support/people.ts'
import { createMember, type Fixture, openScreen, type Screen, screens } from '../support/screens.ts'
import { visitor } from '../support/visit.ts'

declare global {
  interface Window {
    /** The number of rows that were missing when the browser made the picture. */
    unprintedRows: number
  }
}

/** An A4 sheet inside the browser's usual margins. */
const sheet = { width: 718, height: 1047 }

let fixture: Fixture

beforeAll(async () => {
  fixture = await createMember()
})

/** Prints a screen for a reader who has chosen the dark theme. */
async function printScreen(screen: Screen) {
  const page = await visitor({ storageState: screen.isProtected ? fixture.session : undefined, viewport: sheet })
  await page.addInitScript(() => localStorage.setItem('darkMode', 'true'))
  await openScreen(page, screen, fixture)
  await page.emulateMedia({ media: 'print' })
  return page
}

const listVisibleButtons = (page: Page) => page.locator('button:visible, [data-slot=button]:visible').allTextContents()

const canBePrinted = (screen: Screen) => !/auth|add-product|update-product/.test(screen.route)

describe.for(screens.filter(canBePrinted))('$route on paper', (screen) => {
  test('is light, has no bars or buttons, and fits the width of a sheet', async () => {
    const page = await printScreen(screen)
    const lightness = await page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return Math.min(...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3))
    })
    expect(lightness).toBeGreaterThan(240)
    for (const bar of ['banner', 'contentinfo', 'navigation'] as const) {
      expect(await page.getByRole(bar).count(), bar).toBe(0)
    }
    expect(await listVisibleButtons(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width)
  })
})

test('A printed cart has its owner, the market and each order number, in five lines per purchase', async () => {
  const page = await printScreen(screens.find(({ route }) => route === '/cart/{email}')!)
  const head = page.locator('[data-slot=paper-head]')
  for (const text of ['Arot', fixture.email, 'Printed on']) await head.getByText(text).first().waitFor()
  const item = page.getByRole('article').first()
  await item.getByText(/^Order number [0-9a-f]{24}$/).waitFor()
  expect((await item.boundingBox())?.height).toBeLessThan(140)
})

test('A printed cart has the supplier and SKU of each purchase, which the screen does not show', async () => {
  const buyer = await registerPerson()
  const product = await newProduct({ sku: 'MT-1045' }, await registerPerson('Meghna Trading'))
  await placeOrder(buyer, product, product.minQuantity)
  const page = await visitor({ storageState: await sessionOf(buyer), viewport: sheet })
  await page.goto(`/cart/${encodeURIComponent(buyer.email)}`)
  const item = page.getByRole('article')
  await item.waitFor()
  const [supplier, sku] = [item.getByText('Supplier: Meghna Trading'), item.getByText('SKU: MT-1045')]
  expect([await supplier.isVisible(), await sku.isVisible()]).toEqual([false, false])
  await page.emulateMedia({ media: 'print' })
  expect([await supplier.isVisible(), await sku.isVisible()]).toEqual([true, true])
  expect((await item.boundingBox())?.height).toBeLessThan(160)
})

test('An order has a print button, and the market’s name on paper', async () => {
  const screen = screens.find(({ route }) => route === '/orders/{id}')!
  const page = await visitor({ storageState: fixture.session, viewport: sheet })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openScreen(page, screen, fixture)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.locator('[data-slot=paper-head]').getByText('info@').waitFor()
})

test('A printed order is headed “Order” until the supplier accepts it, then “Order confirmation”, and names the buyer', async () => {
  const [buyer, seller] = [await registerPerson('Karatoya Stores'), await registerPerson('Meghna Trading')]
  const product = await newProduct({}, seller)
  const id = await placeOrder(buyer, product, product.minQuantity)
  const page = await visitor({ storageState: await sessionOf(buyer), viewport: sheet })
  await page.emulateMedia({ media: 'print' })
  const title = page.locator('[data-slot=order-paper-title]:visible')
  await page.goto(`/orders/${id}`)
  await title.getByText('Order', { exact: true }).waitFor()
  await call(seller, 'POST', `/orders/${id}/accept`, {})
  await page.reload()
  await title.getByText('Order confirmation').waitFor()
  const history = page.getByRole('list', { name: 'Order history' })
  await history.getByText('By Karatoya Stores').waitFor()
  expect(await history.getByText('By you').isVisible()).toBe(false)
})

test('A printed offer has the market’s name and the author of each version', async () => {
  const [buyer, seller] = [await registerPerson('Karatoya Stores'), await registerPerson('Meghna Trading')]
  const product = await newProduct({}, seller)
  const id = await makeOffer(buyer, product, product.minQuantity, product.price - 1)
  const page = await visitor({ storageState: await sessionOf(buyer), viewport: sheet })
  await page.goto(`/offers/${id}`)
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.locator('[data-slot=paper-head]').getByText('info@').waitFor()
  const history = page.getByRole('list', { name: 'Offer history' })
  await history.getByText('By Karatoya Stores').waitFor()
  expect(await history.getByText('By you').isVisible()).toBe(false)
})

test('A printed table has all of its rows and columns, even those outside the screen', async () => {
  const page = await printScreen(screens.find(({ route }) => route === '/all-products in a table')!)
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row')
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => rows.count()).toBeLessThan(60)
  await page.evaluate(() => {
    // Runs before the table handles the event and draws its visible rows again.
    const count = () => {
      const table = document.querySelector('[data-slot=data-table-frame] table')
      window.unprintedRows = Number(table?.ariaRowCount) - 1 - (table?.querySelectorAll('tbody tr').length ?? 0)
    }
    addEventListener('afterprint', count, { capture: true })
  })
  await page.pdf({ format: 'A4' })
  expect(await page.evaluate(() => window.unprintedRows)).toBe(0)
  await expect.poll(() => rows.count()).toBeLessThan(60)
  await page.emulateMedia({ media: 'print' })
  const cut = await page
    .locator('[data-slot=data-table-frame] tbody :is(tr, td, th, td > a, th > a)')
    .evaluateAll((all) =>
      all
        .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
        .filter((part) => getComputedStyle(part).display !== 'inline')
        .map((part) => part.textContent),
    )
  expect(cut).toEqual([])
})

test('A printed cart has the items, their quantities and the total', async () => {
  const page = await printScreen(screens.find(({ route }) => route === '/cart/{email}')!)
  const item = page.getByRole('article').first()
  for (const words of ['Quantity Bought', 'Minimum Buying Quantity', 'Bought On']) {
    expect(await item.getByText(words).isVisible(), words).toBe(true)
  }
  expect(await page.getByText('Total', { exact: true }).last().isVisible()).toBe(true)
})
