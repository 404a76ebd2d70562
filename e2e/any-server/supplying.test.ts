import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct, stockOf } from './support/goods.ts'
import { dismiss, registered, signInAt } from './support/people.ts'
import { visitor } from './support/visit.ts'

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

test('A supplier without products is told so and led to the form; what is added there is theirs', async () => {
  const page = await visitor()
  await signInAt(page, '/my-products', await registered())
  await page.getByText('No product added yet.').waitFor()
  await page.getByRole('link', { name: 'Add Product Now' }).click()
  await fillProduct(page, 'Soap crate')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const text = await dismiss(page, 'Added!')
  expect(text).toContain('Product added successfully.')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'My Products' }).first().click()
  await page.getByRole('article', { name: 'Soap crate' }).waitFor()
})

test('The form says what is wrong with each field, and a server that cannot be reached', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registered())
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('Name is required').waitFor()
  await fillProduct(page, 'Soap crate')
  await page.getByLabel('Rating').fill('6')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page
    .getByText(/Rating must be between 1 and 5|1 to 5/)
    .last()
    .waitFor()
  await page.getByLabel('Rating').fill('5')
  await page.route('**/api/products', (route) => route.abort())
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('Something went wrong.').waitFor()
})

test('Updating changes all but the price, says so and leads to all products', async () => {
  const product = await newProduct({ price: 12.5, mainQuantity: 100 })
  const page = await visitor()
  await signInAt(page, `/update-product/${product.id}`, await registered())
  await page.getByLabel('Quantity', { exact: true }).fill('80')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Update Product' }).click()
  expect((await sent).postDataJSON()).not.toHaveProperty('price')
  const text = await dismiss(page, 'Updated!')
  expect(text).toContain('Product has been updated.')
  await page.waitForURL('**/all-products')
  expect(await stockOf(product.id)).toBe(80)
})

test('Another’s e-mail in the address of one’s products is replaced by one’s own', async () => {
  const page = await visitor()
  const person = await registered()
  await signInAt(page, '/my-products?email=somebody%40else.example', person)
  await page.waitForURL(`**/my-products?email=${encodeURIComponent(person.email)}`)
})
