// A short visit of the market, in the browser engine of `BROWSER`.
import { expect, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { dismiss, registerPerson, signInAt } from '../support/people.ts'
import { uniqueName } from '../support/unique.ts'
import { visitor } from '../support/visit.ts'

test('Home, search, category, product, purchase, orders, Bengali', async () => {
  const person = await registerPerson()
  const product = await newProduct({ name: uniqueName('Walking crate '), minQuantity: 10, mainQuantity: 100 })
  const page = await visitor({ viewport: { width: 1440, height: 900 } })

  await page.goto('/')
  await page.getByRole('region', { name: 'Hot Deals' }).getByRole('article').first().waitFor()

  await page.getByRole('combobox', { name: 'Search products' }).fill(product.name)
  await page.getByRole('listbox', { name: 'Suggestions' }).getByText(product.name).first().waitFor()

  await page.goto('/all-categories')
  await page.getByRole('main').getByRole('link', { name: 'Health & Beauty' }).click()
  await page.getByRole('heading', { name: 'Health & Beauty', level: 1 }).waitFor()
  await page.getByRole('article').first().waitFor()

  await signInAt(page, `/product/${product.id}`, person)
  await page.getByRole('heading', { name: product.name, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Buy' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('25')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  expect(await dismiss(page, 'Success!')).toContain('Product added to your cart.')
  await page.getByText('75 units', { exact: true }).waitFor()
  expect(await stockOf(product.id)).toBe(75)

  await page.goto('/orders')
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await page.getByText(product.name).first().waitFor()

  await page.goto('/bn')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('bn')
  await page.getByRole('article').first().waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(width).toBeLessThanOrEqual(0)
})
