// Cartons and price breaks: entered by the supplier, changed only by the owner, and charged as shown.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { decode } from '../../packages/contract/src/http/decode.ts'
import { newProduct, read, stockOf } from '../support/goods.ts'
import { call, dismiss, registerPerson, signInAt } from '../support/people.ts'
import { callTo, holdRequest, loseNextAnswer, visitor } from '../support/visit.ts'

const steps = (page: Page) => page.getByRole('group', { name: 'Price breaks' })
const step = (page: Page, number: number) => page.getByRole('group', { name: `Price break ${number}` })
const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save prices' }).click()

test('Typed cartons and price breaks survive a reload, show their problems in place, and are sent with the product', async () => {
  const [supplier, page] = [await registerPerson('Shapla Ceramics'), await visitor()]
  await signInAt(page, '/add-product', supplier)
  const name = `Glazed cup ${supplier.uid}`
  await page.getByLabel('Image').fill('https://pictures.example/cup.webp')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Brand').fill('Shapla')
  await page.getByLabel('Category').selectOption('Office Supplies & Stationery')
  await page.getByLabel('Description').fill('Stoneware, 300 ml.')
  await price(page).fill('3.40')
  await page.getByLabel('Rating').fill('4.5')
  await page.getByLabel('Quantity', { exact: true }).fill('4800')
  await page.getByLabel('Min Quantity').fill('96')
  await page.getByText('Wholesale', { exact: true }).click()
  await page.getByLabel('SKU').fill('CUP-300-G')
  await page.getByLabel('Carton').fill('48')
  await page.getByLabel('Lead time').fill('9')
  await page.getByRole('button', { name: 'Add a price break' }).click()
  await page.keyboard.type('500')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3.10')
  await page.reload()
  await page.getByText('We restored your unsaved changes.').waitFor()
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('A price break must start at a multiple of 48 units.').waitFor()
  await step(page, 1).getByLabel('From (units)').fill('480')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await dismiss(page, 'Added!')

  const [added] = await read<{ _id: string }[]>(`/products?q=${encodeURIComponent(name)}`)
  expect(added).toMatchObject({
    sku: 'CUP-300-G',
    orderMultiple: 48,
    leadDays: 9,
    priceBreaks: [{ from: 480, price: 3.1 }],
  })

  // Cleared fields are removed.
  await page.goto(`/update-product/${added?._id}`)
  await page.getByLabel('Lead time').fill('')
  await page.getByLabel('SKU').fill('CUP-300-H')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await dismiss(page, 'Updated!')
  const updated = await read<object>(`/products/${added?._id}`)
  expect(updated).toMatchObject({ sku: 'CUP-300-H', orderMultiple: 48 })
  expect(updated).not.toHaveProperty('leadDays')
})

test('Only the owner changes prices; the second of two edits sees the current ones, and every list has the new price', async () => {
  const supplier = await registerPerson('Meghna Textiles')
  const product = await newProduct({ price: 20, priceBreaks: [{ from: 50, price: 18 }] }, supplier)
  const page = await visitor()
  await signInAt(page, `/all-products?q=${encodeURIComponent(product.name)}`, supplier)
  await page.getByRole('article', { name: product.name }).getByText('$18.00').waitFor()
  await page
    .getByRole('article', { name: product.name })
    .getByRole('link', { name: /^Update/ })
    .click()
  await page.getByRole('link', { name: 'Change prices' }).click()
  await page.getByRole('region', { name: 'Price history' }).getByText('$20.00 each').waitFor()

  // Meanwhile the owner changes the prices in another browser.
  const elsewhere = await call(supplier, 'PATCH', `/products/${product.id}/prices`, { price: 22, priceBreaks: [] })
  expect(elsewhere.status).toBe(200)
  await price(page).fill('21')
  await save(page)
  await page.getByText('The prices changed while you were editing.').waitFor()
  await page.getByRole('region', { name: 'Price history' }).getByText('$22.00 each').waitFor()
  expect(await price(page).inputValue()).toBe('21')
  expect(await step(page, 1).count()).toBe(0)
  await page.getByRole('button', { name: 'Add a price break' }).click()
  await page.keyboard.type('50')
  await page.keyboard.press('Tab')
  await page.keyboard.type('19.5')
  await page.getByRole('region', { name: 'What buyers will see' }).getByText('$19.50').waitFor()
  await save(page)
  await dismiss(page, 'Saved!')
  expect(await read(`/products/${product.id}`)).toMatchObject({ price: 21, priceBreaks: [{ from: 50, price: 19.5 }] })
  await page.goto(`/all-products?q=${encodeURIComponent(product.name)}`)
  await page.getByRole('article', { name: product.name }).getByText('$19.50').waitFor()

  // Other members get no link to the prices, and a message at their address.
  const other = await visitor()
  await signInAt(other, `/update-product/${product.id}`, await registerPerson())
  await other.getByLabel('Description').waitFor()
  await other.goto(`/update-product/${product.id}/prices`)
  await other.getByText('You cannot change these prices').waitFor()
  expect(await steps(other).count()).toBe(0)
  await other.goBack()
  await other.getByLabel('Description').waitFor()
  expect(await other.getByRole('link', { name: 'Change prices' }).count()).toBe(0)
})

test('Prices whose answer was lost are saved by the next attempt, without a conflict', async () => {
  const supplier = await registerPerson('Turag Supplies')
  const product = await newProduct({ price: 20 }, supplier)
  const page = await visitor()
  await signInAt(page, `/update-product/${product.id}/prices`, supplier)
  await price(page).fill('21')
  await loseNextAnswer(page, `**/api/products/${product.id}/prices`)
  await save(page)
  await page.getByText('The prices could not be saved.').waitFor()
  expect(await read(`/products/${product.id}`)).toMatchObject({ price: 21 })
  await save(page)
  await dismiss(page, 'Saved!')
  const { length } = await (await call(supplier, 'GET', `/products/${product.id}/prices`)).json()
  expect(length).toBe(2)
})

test('Nobody pays a price that was not shown: a changed price needs a new confirmation', async () => {
  const [supplier, buyer] = [await registerPerson('Padma Supplies'), await registerPerson('Rupsha Stores')]
  const product = await newProduct({ price: 10, priceBreaks: [{ from: 40, price: 9 }] }, supplier)
  const page = await visitor()
  await signInAt(page, `/product/${product.id}`, buyer)
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('40')
  const total = checkout.locator('[data-slot=checkout-total]')
  await expect.poll(() => total.textContent()).toBe('$360.00')
  // The page follows the stock live, but learns of a new price only here.
  await call(supplier, 'PATCH', `/products/${product.id}/prices`, { price: 12, priceBreaks: [{ from: 40, price: 11 }] })
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('The price has changed').waitFor()
  await expect.poll(() => total.textContent()).toBe('$440.00')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(page, 'Success!')
  const bought = await call(buyer, 'GET', '/orders?side=bought')
  expect(decode(await bought.json())).toMatchObject([{ price: 11, quantity: 40 }])
  expect(await read(`/products/${product.id}`)).toMatchObject({ mainQuantity: 60 })
})

test('A purchase that stops at a changed price or halfway returns its units to stock', async () => {
  const [supplier, buyer] = [await registerPerson('Jamuna Supplies'), await registerPerson('Karatoya Stores')]
  const product = await newProduct({ price: 10 }, supplier)
  const cost = (price: number) => call(supplier, 'PATCH', `/products/${product.id}/prices`, { price, priceBreaks: [] })
  const page = await visitor()
  await signInAt(page, `/product/${product.id}`, buyer)
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  const confirm = async () => {
    await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('40')
    await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
    await checkout.getByText('The price has changed').waitFor()
  }
  await cost(11)
  await confirm()
  expect(await stockOf(product.id)).toBe(100)

  // The price changes between the two steps. The reserved units wait for a new confirmation, and Cancel returns them.
  const changesBetween = async (price: number) => {
    await page.route('**/api/cart', async (route) => {
      await cost(price)
      await route.continue()
    })
    await confirm()
    await page.unroute('**/api/cart')
    expect(await stockOf(product.id)).toBe(60)
  }
  const total = checkout.locator('[data-slot=checkout-total]')
  await expect.poll(() => total.textContent()).toBe('$440.00')
  // The request for the new price is still open when the units return. Neither answer overwrites the other.
  const release = await holdRequest(page, callTo(`/products/${product.id}`))
  await changesBetween(12)
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => stockOf(product.id)).toBe(100)
  await page.getByText('100 units', { exact: true }).waitFor()
  release()

  // Leaving the page returns the units too. A slow browser gives a closing page no time, so the test fires the event
  // itself.
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('30')
  await expect.poll(() => total.textContent()).toBe('$360.00')
  await page.route('**/api/cart', (route) => route.abort())
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('Something went wrong.').waitFor()
  expect(await stockOf(product.id)).toBe(70)
  await page.unroute('**/api/cart')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(() => stockOf(product.id)).toBe(100)
})
