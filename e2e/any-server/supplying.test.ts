import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct, read, stockOf } from '../support/goods.ts'
import { dismiss, logOut, registerPerson, signInAt } from '../support/people.ts'
import { anotherTab, callTo, visitor } from '../support/visit.ts'

async function fillProduct(page: Page, name: string) {
  await page.getByLabel('Image').fill('https://pictures.example/crate.webp')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Brand').fill('Testwerk')
  await page.getByLabel('Category').selectOption('Health & Beauty')
  await page.getByLabel('Description').fill('A crate of soap.')
  await page.getByLabel('Price').fill('3.5')
  await page.getByLabel('Rating').fill('4')
  await page.getByLabel('Quantity', { exact: true }).fill('500')
  await page.getByLabel('Min Quantity').fill('50')
}

const add = (page: Page) => page.getByRole('button', { name: 'Add Product' }).click()

test('A supplier without products gets a link to the form, and owns the product that is added there', async () => {
  const page = await visitor()
  await signInAt(page, '/my-products', await registerPerson())
  await page.getByText('No product added yet.').waitFor()
  await page.getByRole('link', { name: 'Add Product Now' }).click()
  await fillProduct(page, 'Soap crate')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url() === callTo('/products'))
  await add(page)
  expect((await sent).postDataJSON()).toEqual({
    image: 'https://pictures.example/crate.webp',
    name: 'Soap crate',
    brand: 'Testwerk',
    category: 'Health & Beauty',
    description: 'A crate of soap.',
    price: 3.5,
    rating: 4,
    mainQuantity: 500,
    minQuantity: 50,
  })
  expect((await sent).headers().authorization).toMatch(/^Bearer /)
  expect(await dismiss(page, 'Added!')).toContain('Product added successfully.')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('is now on sale'))
  await page.getByRole('link', { name: 'My Products' }).first().click()
  await page.getByRole('article', { name: 'Soap crate' }).waitFor()
})

test('The add form offers the seven categories', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  const names = await read<string[]>('/categories')
  const readCategories = () => page.getByLabel('Category').getByRole('option').allTextContents()
  await expect.poll(readCategories).toEqual(names.slice(0, 7))
})

test('The form shows the problem of each field', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  await add(page)
  for (const field of ['Image', 'Name', 'Brand', 'Category', 'Description', 'Price', 'Rating', 'Quantity']) {
    await page.getByText(`${field} is required`, { exact: true }).waitFor()
  }
  await fillProduct(page, 'Soap crate')
  await page.getByLabel('Rating').fill('6')
  await add(page)
  await page.getByText('Rating must be between 1 and 5').waitFor()
})

test('An unreachable server and an answer without an id are failures, and the form keeps its values', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  await fillProduct(page, 'Soap crate')
  await page.route(callTo('/products'), (route) => route.abort(), { times: 1 })
  await add(page)
  await page.getByText('Error!').waitFor()
  await page.getByText('Something went wrong.').waitFor()
  await page.route(callTo('/products'), (route) =>
    route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await add(page)
  await page.getByText('Failed to add product.').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Soap crate')
})

test('A filled form stays when the session ends in another tab, and asks for a login', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  await fillProduct(page, 'Soap crate')
  const other = await anotherTab(page)
  await other.goto('/about-us')
  await logOut(other)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  await add(page)
  await page.getByText('You must be logged in to add a product.').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Soap crate')
})

test('A session that the server rejects asks for a login too', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  await fillProduct(page, 'Soap crate')
  await page.route(callTo('/products'), (route) =>
    route.fulfill({ status: 401, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await add(page)
  await page.getByText('You must be logged in to add a product.').waitFor()
})

test('An update changes everything except the price, says so and opens all products', async () => {
  const product = await newProduct({ price: 12.5, mainQuantity: 100 })
  const page = await visitor()
  await signInAt(page, `/update-product/${product.id}`, await registerPerson())
  expect(await page.getByLabel('Price').isEditable()).toBe(false)
  await page.getByLabel('Quantity', { exact: true }).fill('80')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Update Product' }).click()
  const { id, price, ...change } = product
  expect((await sent).postDataJSON()).toMatchObject({ ...change, mainQuantity: 80 })
  expect((await sent).postDataJSON()).not.toHaveProperty('price')
  expect(await dismiss(page, 'Updated!')).toContain('Product has been updated.')
  await page.waitForURL('**/all-products')
  expect(await stockOf(product.id)).toBe(80)
})

test('A failed update says why, and the form stays open', async () => {
  const product = await newProduct()
  const page = await visitor()
  await signInAt(page, `/update-product/${product.id}`, await registerPerson())
  await page.route(callTo(`/products/${product.id}`), (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ status: 503, headers, json: { message: 'The catalogue is being moved.' } })
  })
  await page.getByRole('button', { name: 'Update Product' }).click()
  await page.getByText('Error', { exact: true }).waitFor()
  await page.getByText('The catalogue is being moved.').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/update-product/${product.id}`)
})

test('Another member’s email in the address of My Products is replaced by the reader’s own', async () => {
  const page = await visitor()
  const person = await registerPerson()
  await signInAt(page, '/my-products?email=somebody%40else.example', person)
  await page.waitForURL(`**/my-products?email=${encodeURIComponent(person.email)}`)
  await page.getByText('No product added yet.').waitFor()
})
