import { expect, test } from 'vitest'
import { newProduct } from './support/goods.ts'
import { registered, signInAt } from './support/people.ts'
import { visitor } from './support/visit.ts'

test('Home shows three slides, the categories, the brands, six hot deals and three reviews', async () => {
  const page = await visitor()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Super Deals up to 40% off electronics and gadgets' }).waitFor()
  const categories = page.getByRole('list', { name: 'Categories' })
  expect(await categories.getByRole('link').count()).toBe(7)
  const deals = page.getByRole('region', { name: 'Hot Deals' })
  expect(await deals.getByRole('article').count()).toBe(6)
  expect(await page.getByRole('list', { name: 'Featured Brands' }).getByRole('listitem').count()).toBeGreaterThan(10)
  expect(await page.getByRole('region', { name: 'Customer Reviews' }).getByRole('figure').count()).toBe(3)
})

test('A category shows its own products, each leading to its page', async () => {
  const page = await visitor()
  await page.goto('/all-categories')
  await page.getByRole('link', { name: 'Fashion & Apparel' }).click()
  await page.waitForURL('**/category/Fashion%20%26%20Apparel')
  const first = page.getByRole('article').first()
  await first.getByRole('link', { name: /Details/ }).click()
  await page.waitForURL('**/auth/login')
})

test('All products sorts by price over the whole catalogue, and the address keeps it over Back and reload', async () => {
  const cheapest = await newProduct({ price: 0.01 })
  const dearest = await newProduct({ price: 98_765.43 })
  const page = await visitor()
  await signInAt(page, '/all-products', await registered())
  const first = page.getByRole('article').first()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Low to High' })
  await first.filter({ hasText: cheapest.name }).waitFor()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'High to Low' })
  await first.filter({ hasText: dearest.name }).waitFor()
  await page.reload()
  await first.filter({ hasText: dearest.name }).waitFor()
  await page.goBack()
  await first.filter({ hasText: cheapest.name }).waitFor()
})

test('Available means a minimum over 100, and the button offers the way back', async () => {
  await newProduct({ name: 'Just a hundred', minQuantity: 100, price: 0.02 })
  const page = await visitor()
  await signInAt(page, '/all-products?sort=price-asc', await registered())
  await page.getByRole('article', { name: 'Just a hundred' }).waitFor()
  await page.getByRole('button', { name: 'Show Available Products' }).click()
  await page.getByRole('button', { name: 'Show All Products' }).waitFor()
  await page.getByRole('article', { name: 'Just a hundred' }).waitFor({ state: 'detached' })
})

test('The table has the nine columns of the specification', async () => {
  const page = await visitor()
  await signInAt(page, '/all-products', await registered())
  await page.getByRole('radio', { name: 'Table View' }).click()
  await page.getByRole('table').waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Image',
    'Name',
    'Brand',
    'Category',
    'Rating',
    'Quantity',
    'Min Quantity',
    'Price',
    'Action',
  ])
})

test('The search box suggests, and submitting leads through the login to the results', async () => {
  const product = await newProduct({ name: 'Zanzibar clove crate' })
  const page = await visitor()
  const person = await registered()
  await page.goto('/about-us')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('zanzibar')
  await page.getByRole('option', { name: product.name }).waitFor()
  await box.press('Enter')
  await page.waitForURL('**/auth/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/all-products?q=zanzibar')
  await page.getByRole('article', { name: product.name }).waitFor()
})

test('An address without a page is a 404 that says so and leads home', async () => {
  const page = await visitor()
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: '404- Page Not Found' }).waitFor()
  await page.getByText("Oops! The page you're looking for doesn't exist").waitFor()
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
})

test('Dark mode is kept under darkMode, is there before the first paint after a reload, and reaches other tabs', async () => {
  const page = await visitor()
  await page.goto('/about-us')
  const isDark = () => page.evaluate(() => document.body.classList.contains('dark'))
  expect(await isDark()).toBe(false)
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await isDark()).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true')
  // With the app's own code kept away, only the document itself can have made it dark.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await isDark()).toBe(true)
  await page.unroute('**/assets/*.js')
  const other = await page.context().newPage()
  await other.goto('/about-us')
  await other.getByRole('button', { name: 'Dark mode' }).click()
  await page
    .waitForFunction(() => !document.body.classList.contains('dark'), undefined, { timeout: 5000 })
    .catch(() => {})
  await page.reload()
  expect(await isDark()).toBe(false)
})
