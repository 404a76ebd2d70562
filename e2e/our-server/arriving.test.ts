// Scroll position, focus and announcement after each navigation.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { categoryHref } from '../../packages/app/src/routes.ts'
import { newProduct } from '../support/goods.ts'
import { dismiss, fillLogin, registerPerson, sessionOf } from '../support/people.ts'
import { holdRequest, visitor } from '../support/visit.ts'

const category = categoryHref('Fashion & Apparel')
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))
const findStatus = (page: Page) => page.locator('[data-slot=page-announcement]')

/** Scrolls down a list that grows, and returns how far. */
async function goDown(page: Page) {
  const card = page.getByRole('article').nth(12)
  await card.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => scrollY > 600)
  return { card, place: await readScroll(page) }
}

const untilAt = (page: Page, place: number) => page.waitForFunction((y) => Math.abs(scrollY - y) <= 2, place)

test('A protected page opened by its address starts at the top, and Back restores the position of the page before', async () => {
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  await page.goto('/all-products?sort=price-desc&minRating=4.1')
  const { place } = await goDown(page)
  await page.goto('/all-products?sort=price-asc&minRating=4.1')
  await page.getByRole('article').nth(12).waitFor()
  // If something moved the page, it would arrive together with the products.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await readScroll(page)).toBe(0)
  await page.goBack()
  await page.getByRole('article').nth(12).waitFor()
  await untilAt(page, place)
})

test('Back from the login of a protected page restores the position of the list', async () => {
  const page = await visitor()
  await page.goto(`${category}?sort=price-desc`)
  const { card, place } = await goDown(page)
  await card.getByRole('heading').click()
  await page.waitForURL('**/auth/login')
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor()
  await untilAt(page, 0)
  await page.goBack()
  await card.waitFor()
  await untilAt(page, place)
})

test('A list that grows before the code of its filters has loaded keeps its position and its filters', async () => {
  const page = await visitor({ serviceWorkers: 'block' })
  const release = await holdRequest(page, '**/assets/Filters-*.js')
  await page.goto(`${category}?sort=price-desc`)
  const { card } = await goDown(page)
  const seen = await card.boundingBox()
  await page.getByRole('article').nth(30).waitFor()
  await page.getByRole('heading', { name: 'Filters' }).waitFor({ state: 'attached' })
  expect((await card.boundingBox())?.x).toBe(seen?.x)
  release()
  await page.waitForFunction(() => document.querySelectorAll('main [data-later]').length === 0)
  expect((await card.boundingBox())?.x).toBe(seen?.x)
})

test('A table that grows before its code has loaded stays on the page, and then has all rows', async () => {
  const seller = await registerPerson('Meghna Papers')
  const many = Array.from({ length: 110 }, (_, place) => place)
  for (const place of many) await newProduct({ name: `Ledger ${place}` }, seller)
  const page = await visitor({ serviceWorkers: 'block' })
  const release = await holdRequest(page, '**/assets/ListedTable-*.js')
  await page.goto(`${categoryHref('Office Supplies & Stationery')}?view=table`)
  const rows = page.getByRole('table').getByRole('row')
  const before = await rows.count()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // Other tests add to the category too.
  const all = Number((await page.getByText(/^Showing all \d+/).textContent())?.match(/\d+/))
  expect(all).toBeGreaterThan(100)
  expect(await rows.count()).toBe(before)
  release()
  await page.waitForFunction(() => document.querySelectorAll('main [data-later]').length === 0)
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(all + 1))
})

test('A navigation focuses the heading and announces the title; the first page of a visit does neither', async () => {
  const page = await visitor()
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await findStatus(page).textContent()).toBe('')
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).first().click()
  await page.locator('h1:focus').filter({ hasText: 'All Categories' }).waitFor()
  expect(await findStatus(page).textContent()).toBe('All Categories · Arot')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Health & Beauty' }).click()
  await page.locator('h1:focus').filter({ hasText: 'Health & Beauty' }).waitFor()
  expect(await findStatus(page).textContent()).toBe('Health & Beauty · Arot')
})

test('Back focuses the link that was followed', async () => {
  const page = await visitor()
  await page.goto('/all-categories')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.locator('body.dark').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Health & Beauty' }).press('Enter')
  await page.getByRole('heading', { name: 'Health & Beauty', level: 1 }).waitFor()
  await page.goBack()
  await page.locator('main a:focus').filter({ hasText: 'Health & Beauty' }).waitFor()
  expect(await findStatus(page).textContent()).toBe('All Categories · Arot')
})

test('A choice in a list keeps the focus and announces nothing', async () => {
  const page = await visitor()
  await page.goto(category)
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.focus()
  await sort.selectOption({ label: 'Low to High' })
  await page.waitForURL('**?sort=price-asc')
  await page.getByRole('radio', { name: 'Table View' }).click()
  await page.getByRole('table').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset, [role=radiogroup]') !== null)).toBe(true)
  expect(await findStatus(page).textContent()).toBe('')
})

test('After the greeting of a sign-in is closed, the focus is inside the page', async () => {
  const page = await visitor()
  await page.goto('/add-product')
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor()
  await fillLogin(page, await registerPerson())
  await page.getByRole('heading', { name: 'Add Product', level: 1, includeHidden: true }).waitFor({ state: 'attached' })
  await dismiss(page, 'LogIn Successful!')
  await page.locator('main:focus, main :focus').first().waitFor()
})
