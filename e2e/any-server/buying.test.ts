import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct, stockOf } from './support/goods.ts'
import { dismiss, registered, signInAt } from './support/people.ts'
import { visitor } from './support/visit.ts'

async function openCheckout(page: Page) {
  await page.getByRole('button', { name: 'Buy' }).click()
  return page.getByRole('dialog', { name: 'Checkout' })
}

test('Buying below the minimum or above the stock is refused in words', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await visitor()
  await signInAt(page, `/product/${product.id}`, await registered())
  const checkout = await openCheckout(page)
  const quantity = checkout.getByRole('spinbutton', { name: 'Quantity' })
  expect(await quantity.inputValue()).toBe('1')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('Minimum quantity required').waitFor()
  await checkout.getByText('You must buy at least 10 units.').waitFor()
  await quantity.fill('101')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('Not enough stock').waitFor()
  await checkout.getByText('Only 100 units available in stock.').waitFor()
})

test('A purchase takes the units from the stock into the cart, closes the dialog and resets the quantity', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await visitor()
  const person = await registered()
  await signInAt(page, `/product/${product.id}`, person)
  const checkout = await openCheckout(page)
  expect(await checkout.getByLabel('Email').inputValue()).toBe(person.email)
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('30')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  const text = await dismiss(page, 'Success!')
  expect(text).toContain('Product added to your cart.')
  await checkout.waitFor({ state: 'detached' })
  await page.getByText('70 units', { exact: true }).waitFor()
  expect(await stockOf(product.id)).toBe(70)
  await openCheckout(page)
  expect(await checkout.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('1')
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('article').filter({ hasText: product.name }).waitFor()
})

test('A network failure says “Something went wrong.”, and trying again buys once', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await visitor()
  await signInAt(page, `/product/${product.id}`, await registered())
  await page.route('**/api/cart', (route) => route.abort(), { times: 1 })
  const checkout = await openCheckout(page)
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('20')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('Something went wrong.').waitFor()
  expect(await stockOf(product.id)).toBe(80)
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(page, 'Success!')
  expect(await stockOf(product.id)).toBe(80)
})

test('Two buyers of the last units: one gets them, the other is told how many are left', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 10 })
  const pages = await Promise.all([visitor(), visitor()])
  for (const page of pages) await signInAt(page, `/product/${product.id}`, await registered())
  const checkouts = await Promise.all(pages.map(openCheckout))
  for (const checkout of checkouts) await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('10')
  await Promise.all(checkouts.map((checkout) => checkout.getByRole('button', { name: 'Confirm purchase' }).click()))
  const outcomes = await Promise.all(
    pages.map((page) =>
      page
        .getByText(/Product added to your cart\.|Only 0 units available in stock\./)
        .first()
        .textContent(),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['Only 0 units available in stock.', 'Product added to your cart.'])
  expect(await stockOf(product.id)).toBe(0)
})

test('The stock on a page that is open follows what others buy', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const [watcher, buyer] = await Promise.all([visitor(), visitor()])
  await signInAt(watcher, `/product/${product.id}`, await registered())
  await watcher.getByText('100 units', { exact: true }).waitFor()
  await signInAt(buyer, `/product/${product.id}`, await registered())
  const checkout = await openCheckout(buyer)
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('40')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(buyer, 'Success!')
  await watcher.getByText('60 units', { exact: true }).waitFor()
})
