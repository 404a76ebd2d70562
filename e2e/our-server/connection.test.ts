import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { gotoReady, type VisitOptions, visitor } from '../support/visit.ts'

/** A browser that reports every network as the internet, as most do. */
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

async function openCategory(page: Page, name: string) {
  await categories(page).click()
  await page.getByRole('main').getByRole('link', { name }).click()
}

test('A request without an answer shows the offline notice, and the next answer hides it', async () => {
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

test('Without a service worker a link followed offline stays in the app, and its page loads when the network is back', async () => {
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

test('An unreachable backend alone does not show the offline notice', async () => {
  const page = await visitorWhoseBrowserIsSure()
  await page.goto('/all-categories')
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.route('**/api/products/**', (route) => route.abort())
  await openCategory(page, 'Health & Beauty')
  await asked
  await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  expect(await notice(page).count()).toBe(0)
})

test('A page from the service worker’s cache shows the offline notice', async () => {
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
  ['as the browser reports', () => visitor({ serviceWorkers: 'block' })],
  ['unnoticed by the browser', () => visitorWhoseBrowserIsSure({ serviceWorkers: 'block' })],
] as const)(
  'Offline, %s, a page whose code is missing says so, and loads when the network is back',
  async ([, visit]) => {
    const page = await visit()
    // Before the app is ready the browser follows a link itself, and offline it has nothing to show.
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

test('A pressed link stays under the pointer when the network goes down, and opens', async () => {
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
