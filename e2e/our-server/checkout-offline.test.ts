// The network fails while the checkout is open.
import { expect, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { dismiss, registerPerson, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

test('Offline the checkout says so and its page stays, and the same dialog buys when the network is back', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await visitor()
  await signInAt(page, `/product/${product.id}`, await registerPerson())
  const offer = page.locator('button', { hasText: 'Make an offer' })
  await offer.waitFor()
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByText('Minimum 10: $125.00').waitFor()
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('20')
  await page.context().setOffline(true)
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('Something went wrong.', { exact: true }).waitFor()
  await checkout.getByText('You are offline. Your order was not placed. Try again when you are back online.').waitFor()
  expect(await offer.count()).toBe(1)
  await page.context().setOffline(false)
  await page.getByText('You are offline.', { exact: true }).waitFor({ state: 'detached' })
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(page, 'Success!')
  expect(await stockOf(product.id)).toBe(80)
})
