import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { buyerWithOneItem } from '../support/cart.ts'
import { sessionOf } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

/** Waits until the worker has cached a page. It starts long after the page is usable. */
async function waitUntilCached(page: Page, path: string) {
  const isKept = () =>
    page.evaluate(async (wanted) => {
      const known = await caches.match(wanted, { ignoreVary: true })
      return known !== undefined && navigator.serviceWorker.controller !== null
    }, path)
  await expect.poll(isKept).toBe(true)
}

async function showsProducts(page: Page, category: string) {
  await page.getByRole('heading', { name: category, level: 1 }).waitFor()
  await page.getByRole('article').first().waitFor()
}

test('Offline, visited public pages show, also after a reload, and say that they may be out of date', async () => {
  const page = await visitor()
  await page.goto('/')
  await page.getByRole('region', { name: 'Hot Deals' }).getByRole('article').first().waitFor()
  await waitUntilCached(page, '/')
  await page.getByRole('link', { name: 'Health & Beauty' }).click()
  await showsProducts(page, 'Health & Beauty')
  await page.goto('/category/Fashion%20%26%20Apparel')
  await page.goto('/')
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  // The emulated network stays off after a reload, but the browser then reports that it is online.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }))
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('region', { name: 'Hot Deals' }).getByRole('article').first().waitFor()
  // The app opened the first category and cached its data. The browser opened the second and cached its document.
  for (const name of ['Health & Beauty', 'Fashion & Apparel']) {
    await page.goto('/')
    await page.getByRole('link', { name }).click()
    await showsProducts(page, name)
  }
  await page.context().setOffline(false)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true })
    dispatchEvent(new Event('online'))
  })
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
})

test('The offline cache has nothing of the signed-in member', async () => {
  const { person, product, cart } = await buyerWithOneItem()
  const page = await visitor({ storageState: await sessionOf(person) })
  await page.goto('/about-us')
  await waitUntilCached(page, '/about-us')
  await page.goto(cart)
  await page.getByRole('article').filter({ hasText: product.name }).waitFor()
  await page.goto('/my-products')
  await page.getByText('No product added yet.').waitFor()
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!)
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/about-us')
  expect(kept.filter((path) => /cart|\/user\/|my-products|add-product/.test(path))).toEqual([])
})
