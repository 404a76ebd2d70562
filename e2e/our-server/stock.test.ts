import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { buyerWithOneItem } from '../support/cart.ts'
import { newProduct, stockOf } from '../support/goods.ts'
import { dismiss, registerPerson, signInAt } from '../support/people.ts'
import { holdRequest, visitor } from '../support/visit.ts'

async function openCheckout(page: Page) {
  await page.getByRole('button', { name: 'Buy' }).click()
  return page.getByRole('dialog', { name: 'Checkout' })
}

test('Of two buyers of the last units, one gets them and the other sees how many are left', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 10 })
  const pages = await Promise.all([visitor(), visitor()])
  for (const page of pages) await signInAt(page, `/product/${product.id}`, await registerPerson())
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

test('The stock on an open page follows the purchases of others', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const [watcher, buyer] = await Promise.all([visitor(), visitor()])
  await signInAt(watcher, `/product/${product.id}`, await registerPerson())
  await watcher.getByText('100 units', { exact: true }).waitFor()
  await signInAt(buyer, `/product/${product.id}`, await registerPerson())
  const checkout = await openCheckout(buyer)
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('40')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(buyer, 'Success!')
  await watcher.getByText('60 units', { exact: true }).waitFor()
})

test('Removing an item from the cart returns its units', async () => {
  const { person, product, cart } = await buyerWithOneItem()
  expect(await stockOf(product.id)).toBe(90)
  const page = await visitor()
  await signInAt(page, cart, person)
  await page.getByRole('button', { name: /Remove/ }).click()
  await page.getByRole('button', { name: 'Yes, remove it!' }).click()
  await dismiss(page, 'Removed!')
  expect(await stockOf(product.id)).toBe(100)
})

test('A buyer of the whole stock never sees it below zero', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 200 })
  const page = await visitor()
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenStock: seen })
    const note = () => seen.push(...(document.body?.textContent?.match(/[-−]\d+ units/g) ?? []))
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await signInAt(page, `/product/${product.id}`, await registerPerson())
  await page.getByText('200 units', { exact: true }).waitFor()
  // The stock update arrives before the answer to the second step.
  await page.route('**/api/cart', async (route) => {
    await page.getByText('0 units', { exact: true }).waitFor()
    await route.continue()
  })
  const checkout = await openCheckout(page)
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('200')
  const renewed = await holdRequest(page, new RegExp(`/products/${product.id}$`))
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(page, 'Success!')
  expect(await page.evaluate(() => (window as unknown as { seenStock: string[] }).seenStock)).toEqual([])
  await page.getByText('0 units', { exact: true }).waitFor()
  renewed()
})
