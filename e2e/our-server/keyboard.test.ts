import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { registerPerson } from '../support/people.ts'
import { uniqueName } from '../support/unique.ts'
import { visitor } from '../support/visit.ts'

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, goal: Locator) {
  await goal.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${goal}`)
}

const readFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function press(page: Page, goal: Locator) {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}

test('A keyboard is enough to buy from Home and to remove the item from the cart', async () => {
  const person = await registerPerson()
  const product = await newProduct({ name: uniqueName('Keyboard crate '), minQuantity: 10, mainQuantity: 100 })
  const page = await visitor({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')

  await tabTo(page, page.getByRole('combobox', { name: 'Search products' }))
  await page.keyboard.type(product.name)
  // With slow key presses the list first shows results for the first letters, and this product is not the first.
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect.poll(() => suggestions.allInnerTexts()).toEqual([expect.stringContaining(product.name)])
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: product.name, selected: true }).waitFor()
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'LogIn Successful!' }).waitFor()
  await page.keyboard.press('Enter')

  await press(page, page.getByRole('button', { name: 'Buy' }))
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await tabTo(page, checkout.getByRole('spinbutton', { name: 'Quantity' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('25')
  await press(page, checkout.getByRole('button', { name: 'Confirm purchase' }))
  await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('75 units', { exact: true }).waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Buy')
  expect(await stockOf(product.id)).toBe(75)

  await press(page, page.getByRole('link', { name: 'Cart, 1 item' }))
  await press(page, page.getByRole('button', { name: `Remove ${product.name} from cart` }))
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await press(page, question.getByRole('button', { name: 'Yes, remove it!' }))
  await page.getByRole('alertdialog', { name: 'Removed!' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Your cart is empty!').waitFor()
})

test('Escape closes the checkout and returns the focus', async () => {
  const product = await newProduct()
  const person = await registerPerson()
  const page = await visitor()
  await page.goto(`/product/${product.id}`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'LogIn Successful!' }).waitFor()
  await page.keyboard.press('Enter')
  const buy = page.getByRole('button', { name: 'Buy' })
  await press(page, buy)
  await page.getByRole('dialog', { name: 'Checkout' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Checkout' }).waitFor({ state: 'detached' })
  expect(await buy.evaluate((element) => element === document.activeElement)).toBe(true)
})
