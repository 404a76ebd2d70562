import { expect, test } from 'vitest'
import { type Goods, read } from '../support/goods.ts'
import { holdRequest, visitor } from '../support/visit.ts'

/** Every request for products: the complete list, or the part that Home shows. */
const lists = /\/products(\?|$)/

test('Home shows three slides, the categories, the brands, six hot deals and three reviews', async () => {
  const page = await visitor()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Super Deals up to 40% off electronics and gadgets' }).waitFor()
  expect(await page.getByRole('button', { name: /^Show slide/ }).count()).toBe(3)
  const names = await read<string[]>('/categories')
  const categories = page.getByRole('list', { name: 'Categories' }).getByRole('link')
  expect(await categories.allTextContents()).toEqual(names)
  expect(await page.getByRole('region', { name: 'Hot Deals' }).getByRole('article').count()).toBe(6)
  expect(await page.getByRole('region', { name: 'Customer Reviews' }).getByRole('figure').count()).toBe(3)
})

test('Featured Brands are the distinct brands of all products', async () => {
  const products = await read<Goods[]>('/products')
  const page = await visitor()
  await page.goto('/')
  // Brands that do not fit are collapsed below the first row.
  const links = page.getByRole('region', { name: 'Featured Brands' }).locator('a[href*="brand="]')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).search))
  const shown = addresses.map((search) => new URLSearchParams(search).get('brand'))
  expect(new Set(shown).size).toBe(shown.length)
  // Other tests add products meanwhile. Each of their brands is in both lists, or in the later one only.
  expect(shown).toEqual(expect.arrayContaining([...new Set(products.map(({ brand }) => brand))]))
})

test('Hot Deals are the first six rated 4.5 or better: name, brand, 60 characters of description, price with cents', async () => {
  const products = await read<Goods[]>('/products')
  const six = products.filter(({ rating }) => rating >= 4.5).slice(0, 6)
  const page = await visitor()
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Hot Deals' }).getByRole('article')
  await cards.first().waitFor()
  const shown = await cards.allTextContents()
  expect(shown).toHaveLength(six.length)
  for (const [place, { name, brand, description, price, priceBreaks }] of six.entries()) {
    expect(shown[place]).toContain(name)
    expect(shown[place]).toContain(brand)
    expect(shown[place]).toContain(description.slice(0, 60).trimEnd())
    expect(shown[place]).not.toContain(description.slice(0, 64))
    // If our server has price breaks, the card shows the lowest price.
    const least = priceBreaks?.at(-1)?.price ?? price
    const said = [price, least].map((one) => `$${one.toLocaleString('en-US', { minimumFractionDigits: 2 })} / unit`)
    expect(
      said.some((one) => shown[place]?.includes(one)),
      shown[place],
    ).toBe(true)
  }
})

test('Home waits for its products: the previous page stays and shows progress until they arrive', async () => {
  const page = await visitor()
  await page.goto('/about-us')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const answer = await holdRequest(page, lists)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe('/about-us')
  answer()
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
})

test('The calls to action and the categories of Home link to their pages', async () => {
  const page = await visitor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Browse categories' }).click()
  await page.waitForURL('**/all-categories')
  await page.goBack()
  await page.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Health & Beauty' }).click()
  await page.waitForURL('**/category/Health%20%26%20Beauty')
  await page.getByRole('heading', { name: 'Health & Beauty', level: 1 }).waitFor()
})

test('If the products fail to load, Home says so in their place, and a retry loads them', async () => {
  const page = await visitor()
  await page.goto('/about-us')
  await page.route(lists, (route) => route.abort())
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByText('The hot deals could not be loaded.').waitFor()
  await page.unroute(lists)
  await page.getByRole('region', { name: 'Hot Deals' }).getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Hot Deals' }).getByRole('article').first().waitFor()
})
