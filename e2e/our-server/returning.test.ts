import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { categoryHref } from '../../packages/app/src/routes.ts'
import { registerPerson, sessionOf } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Products rated above 4. No other test adds one, so the positions in the list do not change. */
const still = 'minRating=4.1'

/** Scrolls down a list until it has grown by two pages, then to a card in the middle of the last one. */
async function farDown(page: Page) {
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  for (const wanted of [48, 72]) {
    await page.getByText(/^Showing /).scrollIntoViewIfNeeded()
    await page.getByText(`Showing ${wanted} of`).waitFor()
  }
  const card = cards.nth(60)
  await card.scrollIntoViewIfNeeded()
  return { card, name: await card.getByRole('heading').textContent() }
}

test('Back from a product restores the length, the sort order and the scroll position of the list', async () => {
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  await page.goto(`/all-products?sort=price-desc&${still}`)
  const { card, name } = await farDown(page)
  const place = await readScroll(page)
  expect(place).toBeGreaterThan(2000)
  await card.getByRole('heading').click()
  await page.getByRole('heading', { name: name!, level: 1 }).waitFor()
  await page.goBack()
  await card.getByRole('heading', { name: name! }).waitFor()
  await page.waitForFunction((y) => Math.abs(scrollY - y) <= 2, place)
  expect(new URL(page.url()).search).toBe(`?sort=price-desc&${still}`)
})

test('A reload far down a list returns to the same place', async () => {
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  await page.goto(`/all-products?sort=price-asc&${still}`)
  const { card, name } = await farDown(page)
  const place = await readScroll(page)
  await page.reload()
  await card.getByRole('heading', { name: name! }).waitFor()
  await page.waitForFunction((y) => Math.abs(scrollY - y) <= 2, place)
})

test('A reload far down a category returns to the same place, although its document has only the first products', async () => {
  const page = await visitor()
  await page.goto(`${categoryHref('Fashion & Apparel')}?sort=price-desc`)
  await page.getByText(/^Showing /).scrollIntoViewIfNeeded()
  const card = page.getByRole('article').nth(30)
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').textContent()
  const place = await readScroll(page)
  expect(place).toBeGreaterThan(1000)
  await page.reload()
  await card.getByRole('heading', { name: name! }).waitFor()
  await page.waitForFunction((y) => Math.abs(scrollY - y) <= 2, place)
})

test('Back undoes each choice in a list, and a newly opened page starts at its top', async () => {
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  await page.goto('/all-products')
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: 'Show Available Products' }).click()
  await page.waitForURL('**/all-products?available=true')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Low to High' })
  await page.waitForURL('**/all-products?available=true&sort=price-asc')
  await page.getByRole('radio', { name: 'Table View' }).click()
  await page.waitForURL('**/all-products?available=true&sort=price-asc&view=table')
  await page.getByRole('table').waitFor()
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  await page.goBack()
  await page.waitForURL('**/all-products?available=true')
  await expect.poll(() => page.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Show All Products' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Show Available Products' }).waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('heading', { name: 'All Categories' }).waitFor()
  await page.waitForFunction(() => scrollY === 0)
})

test('Focus on the button at the end of a list loads the next page', async () => {
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  await page.goto('/all-products')
  const more = page.getByRole('button', { name: 'Load more' })
  await more.focus()
  await page.getByText(/^Showing (48|72) of/).waitFor()
})
