import { expect, test } from 'vitest'
import { type Goods, newProduct, read } from '../support/goods.ts'
import { dismiss, fillLogin, registerPerson, signInAt } from '../support/people.ts'
import { uniqueName } from '../support/unique.ts'
import { callTo, visitor } from '../support/visit.ts'

test('All categories links to each category, and its products link to their pages', async () => {
  const products = await read<Goods[]>('/products/category/Fashion%20%26%20Apparel')
  const page = await visitor()
  await page.goto('/all-categories')
  await page.getByRole('link', { name: 'Fashion & Apparel' }).click()
  await page.waitForURL('**/category/Fashion%20%26%20Apparel')
  const first = page.getByRole('article').first()
  const card = await first.textContent()
  const { name, brand, description, minQuantity, price, priceBreaks, rating } = products[0]!
  // Price breaks of a foreign server can mean anything, so its card shows the plain price.
  const isOurs = (await fetch(callTo('/categories'))).headers.has('arot-api')
  const least = (isOurs && priceBreaks?.at(-1)?.price) || price
  for (const fact of [name, brand, description, `Min. ${minQuantity} units`, `$${least.toFixed(2)}`]) {
    expect(card).toContain(fact)
  }
  await first.getByRole('img', { name: new RegExp(`^(Rated )?${rating}`) }).waitFor()
  await first.getByRole('link', { name: /Details/ }).click()
  await page.waitForURL('**/auth/login')
  await fillLogin(page, await registerPerson())
  await dismiss(page, 'LogIn Successful!')
  await page.waitForURL('**/product/*')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
})

test('A product page shows every field of the product', async () => {
  const product = await newProduct({ price: 1234.5, mainQuantity: 4321, minQuantity: 250, rating: 3.7 })
  const page = await visitor()
  await signInAt(page, `/product/${product.id}`, await registerPerson())
  await page.getByRole('heading', { name: product.name, level: 1 }).waitFor()
  const text = await page.getByRole('main').textContent()
  for (const fact of [product.description, product.brand, '$1,234.50', '4,321 units', '250 units', '3.7']) {
    expect(text).toContain(fact)
  }
  await page.getByRole('img', { name: product.name }).waitFor()
})

test('An unknown product says so and links to all products', async () => {
  const page = await visitor()
  await signInAt(page, '/product/0000000000000000000000ff', await registerPerson())
  await page.getByText('Product not found').waitFor()
  await page.getByRole('link', { name: 'See all products' }).click()
  await page.getByRole('heading', { name: 'All Products', level: 1 }).waitFor()
})

test('All products sorts the whole catalogue by price, and keeps the sort order over Back and a reload', async () => {
  const cheapest = await newProduct({ price: 0.01 })
  const dearest = await newProduct({ price: 98_765.43 })
  const page = await visitor()
  await signInAt(page, '/all-products', await registerPerson())
  const first = page.getByRole('article').first()
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.waitFor()
  expect(await sort.getByRole('option').allTextContents()).toEqual(['Sort By Price', 'Low to High', 'High to Low'])
  await sort.selectOption({ label: 'Low to High' })
  await first.filter({ hasText: cheapest.name }).waitFor()
  await sort.selectOption({ label: 'High to Low' })
  await first.filter({ hasText: dearest.name }).waitFor()
  await page.reload()
  await first.filter({ hasText: dearest.name }).waitFor()
  await page.goBack()
  await first.filter({ hasText: cheapest.name }).waitFor()
})

test('“Available” lists products with a minimum over 100, and its button shows all again', async () => {
  const enough = await newProduct({ minQuantity: 101, price: 0.02 })
  const tooFew = await newProduct({ minQuantity: 100, price: 0.02 })
  const page = await visitor()
  await signInAt(page, '/all-products?sort=price-asc', await registerPerson())
  await page.getByRole('article', { name: tooFew.name }).waitFor()
  await page.getByRole('button', { name: 'Show Available Products' }).click()
  await page.getByRole('article', { name: tooFew.name }).waitFor({ state: 'detached' })
  await page.getByRole('article', { name: enough.name }).waitFor()
  await page.getByRole('button', { name: 'Show All Products' }).click()
  await page.getByRole('article', { name: tooFew.name }).waitFor()
})

test('The table has the nine columns of the specification, and each row links to its update page', async () => {
  const product = await newProduct({ price: 0.03 })
  const page = await visitor()
  await signInAt(page, '/all-products?sort=price-asc', await registerPerson())
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
  await page
    .getByRole('row')
    .filter({ hasText: product.name })
    .getByRole('link', { name: /Update/ })
    .click()
  await page.waitForURL(`**/update-product/${product.id}`)
})

test('The search box suggests products, and a search opens its results after the login', async () => {
  const product = await newProduct({ name: uniqueName('Zanzibar clove crate ') })
  const page = await visitor()
  await page.goto('/about-us')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('zanzibar clove')
  await page.getByRole('option', { name: product.name }).waitFor()
  await box.press('Enter')
  await page.waitForURL('**/auth/login')
  await fillLogin(page, await registerPerson())
  await dismiss(page, 'LogIn Successful!')
  await page.waitForURL('**/all-products?q=zanzibar%20clove')
  await page.getByRole('article', { name: product.name }).waitFor()
})

test('A search on a category page stays in the category, also for a visitor', async () => {
  const product = await newProduct({ name: uniqueName('Sansibar soap '), category: 'Health & Beauty' })
  const page = await visitor()
  await page.goto('/category/Health%20%26%20Beauty')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('sansibar')
  await box.press('Enter')
  await page.waitForURL('**/category/Health%20%26%20Beauty?q=sansibar')
  await page.getByRole('article', { name: product.name }).waitFor()
  await page.getByText('Showing all').waitFor()
})

test('A list that fails to load says so, and a retry loads it', async () => {
  const page = await visitor()
  await page.goto('/all-categories')
  const lists = /\/products\/category\//
  await page.route(lists, (route) => route.abort())
  await page.getByRole('link', { name: 'Office Supplies & Stationery' }).click()
  await page.waitForURL('**/category/**')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(lists)
  await again.click()
  await page.getByRole('article').first().waitFor()
})

test('A product that fails to load says so, and a retry loads it', async () => {
  const product = await newProduct()
  const page = await visitor()
  await page.route(callTo(`/products/${product.id}`), (route) => route.abort())
  await signInAt(page, `/product/${product.id}`, await registerPerson())
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(callTo(`/products/${product.id}`))
  await again.click()
  await page.getByRole('heading', { name: product.name }).waitFor()
})

test('An unknown address answers 404, says so and links to Home', async () => {
  const page = await visitor()
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: '404- Page Not Found' }).waitFor()
  await page.getByText("Oops! The page you're looking for doesn't exist").waitFor()
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
})
