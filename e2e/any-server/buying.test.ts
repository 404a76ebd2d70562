import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { dismiss, registerPerson, sayings, signInAt } from '../support/people.ts'
import { callTo, visitor } from '../support/visit.ts'

/** A buyer at the checkout of a new product: minimum 10 units, 100 in stock. */
async function atCheckout(page: Page) {
  const person = await registerPerson('Nadia Rahman')
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  await signInAt(page, `/product/${product.id}`, person)
  await page.getByRole('button', { name: 'Buy' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  return {
    person,
    product,
    checkout,
    quantity: checkout.getByRole('spinbutton', { name: 'Quantity' }),
    confirm: () => checkout.getByRole('button', { name: 'Confirm purchase' }).click(),
  }
}

test('The checkout shows the buyer read-only, starts at one unit and not below, and Cancel closes it', async () => {
  const page = await visitor()
  const { person, checkout, quantity, product } = await atCheckout(page)
  for (const [label, value] of [
    ['Name', person.name],
    ['Email', person.email],
  ] as const) {
    const field = checkout.getByLabel(label, { exact: true })
    expect(await field.inputValue()).toBe(value)
    expect(await field.isEditable()).toBe(false)
  }
  expect(await quantity.inputValue()).toBe('1')
  await quantity.press('ArrowDown')
  expect(await quantity.inputValue()).toBe('1')
  await checkout.getByRole('button', { name: /Increase|More|plus/i }).click()
  expect(await quantity.inputValue()).toBe('2')
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await checkout.waitFor({ state: 'detached' })
  expect(await stockOf(product.id)).toBe(100)
})

test('A quantity below the minimum or above the stock shows the reason, and nothing is bought', async () => {
  const page = await visitor()
  const { checkout, quantity, confirm, product } = await atCheckout(page)
  await quantity.fill('9')
  await confirm()
  await checkout.getByText('Minimum quantity required').waitFor()
  await checkout.getByText('You must buy at least 10 units.').waitFor()
  await quantity.fill('101')
  await confirm()
  await checkout.getByText('Not enough stock').waitFor()
  await checkout.getByText('Only 100 units available in stock.').waitFor()
  expect(await stockOf(product.id)).toBe(100)
})

test('A purchase moves the units from stock to the cart, closes the dialog and resets the quantity', async () => {
  const page = await visitor()
  const { person, product, checkout, quantity, confirm } = await atCheckout(page)
  await quantity.fill('30')
  const taken = page.waitForRequest((request) => request.method() === 'PATCH')
  const added = page.waitForRequest((request) => request.method() === 'POST' && request.url() === callTo('/cart'))
  await confirm()
  expect((await taken).url()).toBe(callTo(`/products/${product.id}/quantity`))
  // Only our server gets the price that the buyer saw.
  const shown = inject('host') !== inject('api') && { price: product.price }
  expect((await taken).postDataJSON()).toEqual({ $inc: { mainQuantity: -30 }, ...shown })
  const { name, brand, category, description, minQuantity, image } = product
  expect((await added).postDataJSON()).toEqual({
    userEmail: person.email,
    quantity: 30,
    buyDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    productId: product.id,
    productSnapshot: { name, brand, category, description, minQuantity, image },
    ...shown,
  })
  expect(await dismiss(page, 'Success!')).toContain('Product added to your cart.')
  await checkout.waitFor({ state: 'detached' })
  await page.getByText('70 units', { exact: true }).waitFor()
  expect(await stockOf(product.id)).toBe(70)
  await page.getByRole('button', { name: 'Buy' }).click()
  expect(await quantity.inputValue()).toBe('1')
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.waitForURL(`**/cart/${encodeURIComponent(person.email)}`)
  await page.getByRole('article').filter({ hasText: product.name }).waitFor()
})

test('A purchase whose first call fails says so, and takes nothing from stock', async () => {
  const page = await visitor()
  const { checkout, quantity, confirm, product } = await atCheckout(page)
  await page.route(callTo(`/products/${product.id}/quantity`), (route) => route.abort(), { times: 1 })
  await quantity.fill('20')
  await confirm()
  await checkout.getByText('Error', { exact: true }).waitFor()
  await checkout.getByText('Something went wrong.').waitFor()
  expect(await stockOf(product.id)).toBe(100)
  await confirm()
  await dismiss(page, 'Success!')
  expect(await stockOf(product.id)).toBe(80)
})

test('A failure between the two calls says that the units are reserved, and a retry buys once', async () => {
  const page = await visitor()
  const { checkout, quantity, confirm, product } = await atCheckout(page)
  await page.route(callTo('/cart'), (route) => route.abort(), { times: 1 })
  await quantity.fill('20')
  await confirm()
  await checkout.getByText('Something went wrong.').waitFor()
  await sayings(page).getByText('Your units are reserved').waitFor()
  expect(await stockOf(product.id)).toBe(80)
  await confirm()
  await dismiss(page, 'Success!')
  expect(await stockOf(product.id)).toBe(80)
})

test('Pressing twice buys once', async () => {
  const page = await visitor()
  const { checkout, quantity, product } = await atCheckout(page)
  await quantity.fill('20')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).dblclick()
  await dismiss(page, 'Success!')
  expect(await stockOf(product.id)).toBe(80)
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
})
