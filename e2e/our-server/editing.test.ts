import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct, read, stockOf } from '../support/goods.ts'
import { call, dismiss, type Person, registerPerson, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

async function buy(buyer: Person, id: string, units: number) {
  await call(buyer, 'PATCH', `/products/${id}/quantity`, { $inc: { mainQuantity: -units } })
}

async function openUpdate(id: string) {
  const page = await visitor()
  await signInAt(page, `/update-product/${id}`, await registerPerson())
  await page.getByLabel('Description').waitFor()
  return page
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Product' }).click()
const findConflict = (page: Page) => page.getByText('This product has changed since you opened it.')

test('A product can be edited while buyers buy it: the stock is only sent if it was changed', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await openUpdate(product.id)
  await buy(await registerPerson(), product.id, 20)
  await page.getByLabel('Description').fill('In new cartons.')
  await update(page)
  await dismiss(page, 'Updated!')
  expect(await read(`/products/${product.id}`)).toMatchObject({ description: 'In new cartons.', mainQuantity: 80 })
})

test('A typed stock overwrites no sale made meanwhile: the form shows both values and sends the chosen one', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await openUpdate(product.id)
  await page.getByLabel('Quantity', { exact: true }).fill('500')
  await page.getByLabel('Description').fill('A larger delivery.')
  await buy(await registerPerson(), product.id, 30)
  await update(page)
  await findConflict(page).waitFor()
  expect(await stockOf(product.id)).toBe(70)
  const both = page.getByRole('radiogroup', { name: 'Quantity' })
  expect(await both.getByRole('radio', { name: 'Yours 500' }).isChecked()).toBe(true)
  await both.getByRole('radio', { name: 'Now 70' }).check()
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('70')
  expect(await page.getByLabel('Description').inputValue()).toBe('A larger delivery.')
  await both.getByRole('radio', { name: 'Yours 500' }).check()
  await update(page)
  await dismiss(page, 'Updated!')
  expect(await read(`/products/${product.id}`)).toMatchObject({ mainQuantity: 500, description: 'A larger delivery.' })
})

test('Two edits of one product lose no changes of each other', async () => {
  const product = await newProduct()
  const [first, second] = [await openUpdate(product.id), await openUpdate(product.id)]
  await first.getByLabel('Brand').fill('Bruecke')
  await update(first)
  await dismiss(first, 'Updated!')
  await second.getByLabel('Description').fill('By the second.')
  // Refetching when the reader returns must not change the version that the edit started from.
  await second.evaluate(() => dispatchEvent(new Event('focus')))
  await update(second)
  await findConflict(second).waitFor()
  await update(second)
  await dismiss(second, 'Updated!')
  expect(await read(`/products/${product.id}`)).toMatchObject({ brand: 'Bruecke', description: 'By the second.' })
})
