import { expect, test } from 'vitest'
import { newProduct, stockOf } from './support/goods.ts'
import { call, dismiss, type Person, registered, signInAt } from './support/people.ts'
import { anotherTab, visitor } from './support/visit.ts'

async function buyerWithOneItem() {
  const person = await registered()
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  await call(person, 'POST', '/cart', purchase(person, product))
  return { person, product, cart: `/cart/${encodeURIComponent(person.email)}` }
}

function purchase(person: Person, product: Awaited<ReturnType<typeof newProduct>>) {
  const { id, name, brand, category, description, minQuantity, image } = product
  return {
    userEmail: person.email,
    quantity: 10,
    buyDate: new Date().toISOString(),
    productId: id,
    productSnapshot: { name, brand, category, description, minQuantity, image },
  }
}

test('An empty cart says so and leads home', async () => {
  const page = await visitor()
  const person = await registered()
  await signInAt(page, `/cart/${encodeURIComponent(person.email)}`, person)
  await page.getByText('Your cart is empty!').waitFor()
  await page.getByRole('link', { name: 'Go Back to Home' }).click()
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
})

test('Removing asks first; a no changes nothing, a yes removes and gives the units back', async () => {
  const { person, product, cart } = await buyerWithOneItem()
  const page = await visitor()
  await signInAt(page, cart, person)
  const item = page.getByRole('article').filter({ hasText: product.name })
  await item.getByRole('button', { name: /Remove/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await question.getByText('This will remove the item from your cart.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await stockOf(product.id)).toBe(90)
  await item.getByRole('button', { name: /Remove/ }).click()
  await question.getByRole('button', { name: 'Yes, remove it!' }).click()
  const text = await dismiss(page, 'Removed!')
  expect(text).toContain('Item removed from cart.')
  await page.getByText('Your cart is empty!').waitFor()
  expect(await stockOf(product.id)).toBe(100)
})

test('A removal that fails says so and puts the item back', async () => {
  const { person, product, cart } = await buyerWithOneItem()
  const page = await visitor()
  await signInAt(page, cart, person)
  await page.route('**/api/cart/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  )
  const item = page.getByRole('article').filter({ hasText: product.name })
  await item.getByRole('button', { name: /Remove/ }).click()
  await page.getByRole('button', { name: 'Yes, remove it!' }).click()
  const text = await dismiss(page, 'Error!')
  expect(text).toContain('Something went wrong.')
  await item.waitFor()
})

test('Another’s cart is refused with its status', async () => {
  const page = await visitor()
  await signInAt(page, '/cart/somebody%40else.example', await registered())
  await page.getByText('Failed to fetch cart').waitFor()
  await page.getByText('Status 403').waitFor()
})

test('When the session ends in another tab the open cart says “Unauthorized”', async () => {
  const { person, cart } = await buyerWithOneItem()
  const page = await visitor()
  await signInAt(page, cart, person)
  const other = await anotherTab(page)
  await other.goto('/about-us')
  await other.getByRole('button', { name: /^Account of/ }).click()
  await other.getByRole('menuitem', { name: 'Log Out' }).click()
  await page.getByText('Unauthorized').waitFor()
})
