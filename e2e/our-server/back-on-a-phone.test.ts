// On a phone Back closes overlays, and Forward never opens or loses anything.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { categoryHref } from '../../packages/app/src/routes.ts'
import { newProduct } from '../support/goods.ts'
import { registerPerson, sessionOf } from '../support/people.ts'
import { type VisitOptions, visitor } from '../support/visit.ts'

const category = categoryHref('Fashion & Apparel')

const phone = (options: VisitOptions = {}) =>
  visitor({ ...options, viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

/** Waits for the page's own history entry. An open overlay has an entry with the same address. */
const untilAt = (page: Page, path: string) =>
  page.waitForFunction((wanted) => location.pathname + location.search === wanted && !history.state.isOver, path)

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

async function atCategory(page: Page) {
  await page.goto('/all-categories')
  await page.getByRole('main').getByRole('link', { name: 'Fashion & Apparel' }).click()
  await page.getByRole('heading', { name: 'Fashion & Apparel', level: 1 }).waitFor()
}

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  return sheet
}

test('Back closes the filter sheet and stays on the page; a second Back leaves it', async () => {
  const page = await phone()
  await atCategory(page)
  const sheet = await openFilters(page)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(await pathOf(page)).toBe(category)
  await page.goBack()
  await page.getByRole('heading', { name: 'All Categories', level: 1 }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { name: 'Fashion & Apparel', level: 1 }).waitFor()
})

test('A sheet closed by its button leaves no history entry', async () => {
  const page = await phone()
  await atCategory(page)
  const sheet = await openFilters(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'detached' })
  await untilAt(page, category)
  await page.goBack()
  await page.getByRole('heading', { name: 'All Categories', level: 1 }).waitFor()
})

test('A choice in the sheet stays when Back closes it, and the next Back undoes it', async () => {
  const page = await phone()
  await atCategory(page)
  const sheet = await openFilters(page)
  await sheet.getByRole('radio', { name: /4\.0 out of 5/ }).click()
  await page.waitForURL(`**${category}?minRating=4`)
  await page.waitForFunction(() => history.state.isOver)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(await pathOf(page)).toBe(`${category}?minRating=4`)
  await page.goBack()
  await untilAt(page, category)
  await page.goForward()
  await untilAt(page, `${category}?minRating=4`)
  await page.goBack()
  await untilAt(page, category)
  await page.goBack()
  await page.getByRole('heading', { name: 'All Categories', level: 1 }).waitFor()
})

test('Back closes the menu, and one Back returns from a page that the menu opened', async () => {
  const page = await phone({ storageState: await sessionOf(await registerPerson()) })
  await page.goto('/all-categories')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menu').waitFor()
  await page.goBack()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await pathOf(page)).toBe('/all-categories')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'About Us' }).click()
  await page.waitForURL('**/about-us')
  await page.goBack()
  await page.getByRole('heading', { name: 'All Categories', level: 1 }).waitFor()
  await untilAt(page, '/all-categories')
  await page.goForward()
  await untilAt(page, '/about-us')
})

test('Back closes the checkout and buys nothing', async () => {
  const product = await newProduct()
  const page = await phone({ storageState: await sessionOf(await registerPerson()) })
  await page.goto(`/product/${product.id}`)
  await page.getByRole('button', { name: 'Buy' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.waitFor()
  await page.goBack()
  await checkout.waitFor({ state: 'detached' })
  expect(await pathOf(page)).toBe(`/product/${product.id}`)
  await page.getByRole('button', { name: 'Buy' }).click()
  await checkout.getByRole('button', { name: 'Set to minimum' }).click()
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  const thanks = page.getByRole('alertdialog', { name: 'Success!' })
  await thanks.waitFor()
  await page.goBack()
  await thanks.waitFor({ state: 'detached' })
  expect(await pathOf(page)).toBe(`/product/${product.id}`)
})
