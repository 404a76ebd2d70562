import { expect, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { dismiss, registerPerson, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

test('With blocked storage a reader can choose the theme, sign in and buy', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await visitor()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The person has forbidden it.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await page.evaluate(() => document.body.classList.contains('dark'))).toBe(true)
  await signInAt(page, `/product/${product.id}`, await registerPerson())
  await page.getByRole('button', { name: 'Buy' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('10')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(page, 'Success!')
  expect(await stockOf(product.id)).toBe(90)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('article').filter({ hasText: product.name }).waitFor()
})
