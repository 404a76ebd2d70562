import { expect, test } from 'vitest'
import { buyerWithOneItem } from '../support/cart.ts'
import { dismiss, logOut, registerPerson, signInAt } from '../support/people.ts'
import { anotherTab, callTo, visitor } from '../support/visit.ts'

test('An empty cart says so and links to Home', async () => {
  const page = await visitor()
  const person = await registerPerson()
  await signInAt(page, `/cart/${encodeURIComponent(person.email)}`, person)
  await page.getByText('Your cart is empty!').waitFor()
  await page.getByRole('link', { name: 'Go Back to Home' }).click()
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
})

test('Removing an item asks first: Cancel changes nothing, a confirmation removes it and says so', async () => {
  const { person, product, cart } = await buyerWithOneItem()
  const page = await visitor()
  await signInAt(page, cart, person)
  const item = page.getByRole('article').filter({ hasText: product.name })
  await item.getByRole('button', { name: /Remove/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await question.getByText('This will remove the item from your cart.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await page.reload()
  await item.getByRole('button', { name: /Remove/ }).click()
  await question.getByRole('button', { name: 'Yes, remove it!' }).click()
  expect(await dismiss(page, 'Removed!')).toContain('Item removed from cart.')
  await page.getByText('Your cart is empty!').waitFor()
  await page.reload()
  await page.getByText('Your cart is empty!').waitFor()
})

test('A removed item disappears at once, and returns with a message if the removal fails', async () => {
  const { person, product, cart } = await buyerWithOneItem()
  const page = await visitor()
  await signInAt(page, cart, person)
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(callTo('/cart/*'), async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    await held
    await route.abort()
  })
  const item = page.getByRole('article').filter({ hasText: product.name })
  await item.getByRole('button', { name: /Remove/ }).click()
  await page.getByRole('button', { name: 'Yes, remove it!' }).click()
  await item.waitFor({ state: 'detached' })
  fail()
  expect(await dismiss(page, 'Error!')).toContain('Something went wrong.')
  await item.waitFor()
})

test('Another member’s cart shows the status of the error', async () => {
  const page = await visitor()
  await signInAt(page, '/cart/somebody%40else.example', await registerPerson())
  await page.getByText('Failed to fetch cart').waitFor()
  await page.getByText('Status 403').waitFor()
})

test('An open cart says “Unauthorized” when the session ends in another tab', async () => {
  const { person, cart } = await buyerWithOneItem()
  const page = await visitor()
  await signInAt(page, cart, person)
  const other = await anotherTab(page)
  await other.goto('/about-us')
  await logOut(other)
  await page.getByText('Unauthorized').waitFor()
  await page.getByText('Status 401').waitFor()
})
