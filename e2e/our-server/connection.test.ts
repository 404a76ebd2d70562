import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { gotoReady, type VisitOptions, visitor } from '../support/visit.ts'

/** A browser that takes any network for the internet, as most do. */
async function visitorWhoseBrowserIsSure(options?: VisitOptions) {
  const page = await visitor(options)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: true })
    addEventListener('offline', (event) => event.stopImmediatePropagation(), true)
  })
  return page
}

const notice = (page: Page) => page.getByText('You are offline.')
const categories = (page: Page) => page.getByRole('link', { name: 'Categories' }).first()

/** A category whose products have not been asked for yet. */
async function openCategory(page: Page, name: string) {
  await categories(page).click()
  await page.getByRole('main').getByRole('link', { name }).click()
}

test('A request that gets no answer tells what the browser does not know, and an answer ends it', async () => {
  const page = await visitorWhoseBrowserIsSure()
  await page.goto('/all-categories')
  await openCategory(page, 'Health & Beauty')
  await page.getByRole('article').first().waitFor()
  expect(await notice(page).count()).toBe(0)
  await page.context().setOffline(true)
  await openCategory(page, 'Industrial Machinery')
  await notice(page).waitFor()
  await page.context().setOffline(false)
  await notice(page).waitFor({ state: 'detached' })
  await page.getByRole('article').first().waitFor()
})

test('Where nothing is kept, a link that is followed without a network stays in the app, and shows its page afterwards', async () => {
  const page = await visitorWhoseBrowserIsSure({ serviceWorkers: 'block' })
  await page.goto('/all-categories')
  await openCategory(page, 'Health & Beauty')
  await page.getByRole('article').first().waitFor()
  await page.context().setOffline(true)
  await openCategory(page, 'Industrial Machinery')
  await notice(page).waitFor()
  await openCategory(page, 'Office Supplies')
  await page.context().setOffline(false)
  await page.getByRole('article').first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'Office Supplies' }).waitFor()
})

test('A backend alone that does not answer is not taken for the network', async () => {
  const page = await visitorWhoseBrowserIsSure()
  await page.goto('/all-categories')
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.route('**/api/products/**', (route) => route.abort())
  await openCategory(page, 'Health & Beauty')
  await asked
  await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  expect(await notice(page).count()).toBe(0)
})

test('A page that was kept says that it was not the network which answered', async () => {
  const page = await visitorWhoseBrowserIsSure()
  await page.goto('/all-categories')
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isKept).toBe(true)
  await openCategory(page, 'Health & Beauty')
  await page.getByRole('article').first().waitFor()
  await page.goto('/all-categories')
  await page.context().setOffline(true)
  await openCategory(page, 'Health & Beauty')
  await page.getByRole('article').first().waitFor()
  await notice(page).waitFor()
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await notice(page).waitFor()
})

test.for([
  ['which the browser knows', () => visitor({ serviceWorkers: 'block' })],
  ['of which the browser knows nothing', () => visitorWhoseBrowserIsSure({ serviceWorkers: 'block' })],
] as const)(
  'Without a network, %s, a page without its code says so, and shows by itself once one is back',
  async ([, visit]) => {
    const page = await visit()
    // Until then a link is the browser's, which has nothing to show.
    await gotoReady(page, '/about-us')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await categories(page).click()
    await page.getByText('You are offline. This page will load when you are back online.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('main').getByRole('link', { name: 'Health & Beauty' }).waitFor()
    await page.waitForURL('/all-categories')
  },
)

test('What is pressed stays under its pointer while the network goes, and is opened', async () => {
  const page = await visitor({ serviceWorkers: 'block' })
  await gotoReady(page, '/all-categories')
  const link = page.getByRole('main').getByRole('link', { name: 'Health & Beauty' })
  const asked = page.waitForResponse(/limit=24/)
  await link.hover()
  await asked
  const before = await link.boundingBox()
  await page.mouse.down()
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await link.boundingBox()).toEqual(before)
  await page.mouse.up()
  await page.getByRole('heading', { level: 1, name: 'Health & Beauty' }).waitFor()
  await page.locator('[data-slot=offline-notice][data-state=offline]').waitFor()
})
