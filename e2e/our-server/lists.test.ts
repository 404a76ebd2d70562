import { expect, test } from 'vitest'
import { mostChosen } from '../../packages/contract/src/index.ts'
import { newProduct } from '../support/goods.ts'
import { registerPerson, signInAt } from '../support/people.ts'
import { uniqueName } from '../support/unique.ts'
import { holdRequest, visitor } from '../support/visit.ts'

/** Without a service worker: the test's routes do not see the worker's requests. */
const reader = () => visitor({ serviceWorkers: 'block' })

const nextPages = /\/products\?.*cursor=/

test('A failed page of a list says so once, and a retry loads it', async () => {
  const page = await reader()
  await signInAt(page, '/all-products', await registerPerson())
  await page.getByText('Showing 24 of').waitFor()
  let asked = 0
  await page.route(nextPages, (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { title: 'Busy' } })
  })
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await page.getByRole('alert').getByText('The next ones could not be loaded.').waitFor()
  await page.mouse.wheel(0, -2000)
  await page.mouse.wheel(0, 4000)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.scrollIntoViewIfNeeded()
  expect(asked).toBe(1)
  await page.unroute(nextPages)
  await again.click()
  await page.getByText('Showing 48 of').waitFor()
})

test('A retry waits until the server’s Retry-After has passed', async () => {
  const page = await reader()
  await page.clock.install()
  await signInAt(page, '/all-products', await registerPerson())
  await page.getByText('Showing 24 of').waitFor()
  let asked = 0
  await page.route(nextPages, (route) => {
    asked += 1
    return route.fulfill({ status: 429, headers: { 'retry-after': '20' }, json: { title: 'Too many requests' } })
  })
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await page.clock.runFor(15_000)
  expect(asked).toBe(1)
  await page.unroute(nextPages)
  await page.clock.runFor(10_000)
  await page.getByText('Showing 48 of').waitFor()
})

test('A failed search shows its error, and never the previous products under the new heading', async () => {
  const page = await reader()
  await signInAt(page, '/all-products', await registerPerson())
  await page.getByRole('article').first().waitFor()
  await page.route(/\/products\?.*q=lamp/, (route) => route.fulfill({ status: 503, json: { title: 'Busy' } }))
  await page.getByRole('combobox', { name: 'Search products' }).fill('lamp')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Results for “lamp”' }).waitFor()
  await page.getByRole('alert').getByText('The products could not be loaded.').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
})

test('A filter choice keeps the panel, its expanded values and the focus', async () => {
  const page = await reader()
  await signInAt(page, '/all-products', await registerPerson())
  const brands = page.getByRole('group', { name: 'Brand' })
  await brands.getByRole('button', { name: /Show all/ }).click()
  const before = await brands.getByRole('checkbox').count()
  const answer = await holdRequest(page, /\/products\/facets/)
  await brands.getByRole('checkbox').last().focus()
  await page.keyboard.press('Space')
  await page.waitForURL('**?brand=*')
  await page.getByRole('group', { name: 'Active filters' }).getByRole('button').first().waitFor()
  const chosen = brands.getByRole('checkbox', { checked: true })
  expect(await brands.getByRole('checkbox').count()).toBe(before)
  expect(await chosen.evaluate((checkbox) => checkbox === document.activeElement)).toBe(true)
  answer()
  await page.waitForResponse(/\/products\/facets/)
  // Another test may have added a brand, so the chosen one may not be the last any more.
  expect(await brands.getByRole('checkbox').count()).toBeGreaterThanOrEqual(before)
  expect(await chosen.evaluate((checkbox) => checkbox === document.activeElement)).toBe(true)
})

test('Several brands filter a list together: each adds to those before, and its chip removes it', async () => {
  const page = await reader()
  await signInAt(page, '/all-products', await registerPerson())
  const brands = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox')
  await brands.nth(1).click()
  await page.waitForURL('**?brand=*')
  await brands.nth(0).click()
  await page.waitForURL('**?brand=*&brand=*')
  expect(await brands.nth(0).isChecked()).toBe(true)
  expect(await brands.nth(1).isChecked()).toBe(true)
  const chips = page.getByRole('group', { name: 'Active filters' })
  await chips
    .getByRole('button', { name: /^Remove filter Brand/ })
    .first()
    .click()
  await page.waitForURL((url) => url.searchParams.getAll('brand').length === 1)
})

test('Filters by price, minimum order and stock are in the address and survive a reload', async () => {
  const supplier = await registerPerson()
  // A word of its own: cartons of other tests may be newer and fill the first page.
  const word = uniqueName('Limited')
  const cheap = await newProduct({ name: `${word} cheap`, price: 3.2, minQuantity: 20, orderMultiple: 12 }, supplier)
  const dear = await newProduct({ name: `${word} dear`, price: 30, minQuantity: 20 }, supplier)
  const large = await newProduct({ name: `${word} large`, price: 3.2, minQuantity: 500, mainQuantity: 5000 }, supplier)
  const gone = await newProduct({ name: `${word} gone`, price: 3.2, minQuantity: 20, mainQuantity: 19 }, supplier)
  const page = await reader()
  await signInAt(page, `/all-products?q=${word}`, await registerPerson())
  for (const { name } of [cheap, dear, large, gone]) await page.getByRole('article', { name }).waitFor()
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.getByText('Price, order and stock').click()
  await panel.getByRole('textbox', { name: 'To', exact: true }).fill('3.20')
  await page.keyboard.press('Enter')
  await page.waitForURL('**&maxPrice=3.2')
  await page.getByRole('article', { name: dear.name }).waitFor({ state: 'detached' })
  // A minimum of twenty means two cartons of twelve.
  await panel.getByRole('textbox', { name: 'At most (units)' }).fill('24')
  await page.keyboard.press('Tab')
  await page.getByRole('article', { name: large.name }).waitFor({ state: 'detached' })
  await panel.getByRole('checkbox', { name: 'In stock' }).click()
  await page.getByRole('article', { name: gone.name }).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('article', { name: cheap.name }).waitFor()
  expect(await page.getByRole('article', { name: dear.name }).count()).toBe(0)
  expect(new URL(page.url()).search).toBe(`?q=${word}&maxPrice=3.2&maxMinimum=24&inStock=true`)
  await page.getByRole('button', { name: 'Remove filter Up to $3.20' }).click()
  await page.getByRole('article', { name: dear.name }).waitFor()
})

test('One press removes all filters of a list', async () => {
  const page = await reader()
  await page.goto('/category/Electronics%20%26%20Gadgets?q=a&minRating=2&view=table')
  await page.getByRole('group', { name: 'Active filters' }).getByRole('button', { name: 'Clear all' }).click()
  await page.waitForURL('**/category/Electronics%20%26%20Gadgets?view=table')
})

test('Filters that fail to load say so in their panel, and a retry loads them', async () => {
  const page = await reader()
  await page.route(/\/products\/facets/, (route) => route.fulfill({ status: 400, json: { title: 'No' } }))
  await signInAt(page, '/all-products', await registerPerson())
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.getByText('The filters could not be loaded.').waitFor()
  await page.unroute(/\/products\/facets/)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.getByRole('group', { name: 'Brand' }).waitFor()
})

test('Products show as soon as they have loaded, even if their filters take longer', async () => {
  const page = await reader()
  await page.goto('/')
  const answer = await holdRequest(page, /\/products\/facets/)
  await page.getByRole('link', { name: 'Electronics & Gadgets' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Electronics & Gadgets' }).waitFor()
  await page.getByRole('article').first().waitFor()
  const brands = page.getByRole('region', { name: 'Filters' }).getByRole('group', { name: 'Brand' })
  expect(await brands.count()).toBe(0)
  answer()
  await brands.waitFor()
})

test('An address with too many brands says so, with and without JavaScript', async () => {
  const many = Array.from({ length: mostChosen + 1 }, (_, place) => `brand=None-${place}`)
  const address = `/category/Tools?${many.join('&')}`
  const unscripted = await visitor({ javaScriptEnabled: false })
  await unscripted.goto(address)
  await unscripted.getByText(`Only ${mostChosen} brands are applied`).waitFor()
  const page = await reader()
  await page.goto(address)
  const chips = page
    .getByRole('group', { name: 'Active filters' })
    .getByRole('button', { name: /^Remove filter Brand/ })
  await chips.first().click()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('brand').length).toBe(mostChosen - 1)
  await page.getByText(`Only ${mostChosen} brands are applied`).waitFor({ state: 'detached' })
})
