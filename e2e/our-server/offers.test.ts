// A buyer and a supplier negotiate a price side by side.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { makeOffer } from '../support/offers.ts'
import { dismiss, registerPerson, sessionOf, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

const stateOn = (page: Page) => page.locator('[data-slot=offer-detail] [data-slot=offer-state]').first()
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const readFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Sends other terms from the dialog. */
async function counter(page: Page, { quantity, price }: { quantity?: string; price: string }) {
  await page.getByRole('button', { name: 'Counter-offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a counter-offer' })
  if (quantity) await dialog.getByRole('spinbutton', { name: 'Quantity' }).fill(quantity)
  await dialog.getByRole('textbox', { name: 'Your price per unit' }).fill(price)
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('A buyer on a desktop and a supplier on a phone negotiate three versions, and the buyer buys at the agreed terms', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson('Bashir Stores')]
  const product = await newProduct({ price: 12.5, minQuantity: 24, mainQuantity: 480, orderMultiple: 12 }, seller)
  const [selling, buying] = [await visitor(phone), await visitor()]
  await signInAt(selling, '/offers?side=sold', seller)
  await selling.getByText('No offers from buyers yet').waitFor()
  await bell(selling).waitFor()

  // The dialog beside Buy explains the terms before they are sent, and refuses a broken carton.
  await signInAt(buying, `/product/${product.id}`, buyer)
  await buying.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = buying.getByRole('dialog', { name: 'Make an offer' })
  await dialog.getByRole('spinbutton', { name: 'Quantity' }).fill('125')
  await dialog.getByRole('textbox', { name: 'Your price per unit' }).fill('10')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await dialog.getByText('Order in multiples of 12 units: 120 or 132.').waitFor()
  await dialog.getByRole('spinbutton', { name: 'Quantity' }).fill('120')
  await expect
    .poll(() => dialog.getByRole('region', { name: 'Your offer' }).textContent())
    .toContain('$2.50 (20%) each below the list price')
  await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill('Every quarter, if it is right.')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await buying.waitForURL('**/offers/*')
  await expect.poll(() => stateOn(buying).textContent()).toBe('Proposed')

  // The supplier is notified without doing anything, opens the offer and sends other terms.
  await selling.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await selling.getByRole('article', { name: product.name }).waitFor()
  await bell(selling).click()
  await selling
    .getByRole('region', { name: 'Your notifications' })
    .getByRole('link', { name: new RegExp(product.name) })
    .click()
  await selling.getByText('Every quarter, if it is right.').waitFor()
  await counter(selling, { quantity: '240', price: '11.50' })
  await expect.poll(() => stateOn(selling).textContent()).toBe('Countered')

  // The buyer's page updates by itself, and the buyer replies again.
  await expect.poll(() => stateOn(buying).textContent()).toBe('Countered')
  await buying.getByText('$1.50 (15%) each more than before').waitFor()
  await counter(buying, { price: '11' })
  await selling.getByText('$0.50 (4.3%) each less than before').waitFor()
  await selling.getByRole('button', { name: 'Accept' }).click()
  const question = selling.getByRole('alertdialog', { name: 'Accept this offer?' })
  expect(await question.textContent()).toContain('240 units at $11.00 each: $2,640.00 in all.')
  await question.getByRole('button', { name: 'Yes, accept it' }).click()
  await expect.poll(() => stateOn(selling).textContent()).toBe('Agreed')
  expect(await stockOf(product.id)).toBe(240)

  // The same checkout buys with fixed terms. The order links to its offer.
  await buying.getByRole('button', { name: 'Buy at these terms' }).click()
  const checkout = buying.getByRole('dialog', { name: 'Checkout' })
  expect(await checkout.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe('240')
  expect(await checkout.locator('[data-slot=checkout-total]').textContent()).toBe('$2,640.00')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(buying, 'Success!')
  await expect.poll(() => stateOn(buying).textContent()).toBe('Bought')
  await expect.poll(() => stateOn(selling).textContent()).toBe('Bought')
  await buying.getByRole('link', { name: 'See the order' }).click()
  await buying.getByRole('link', { name: 'From an offer' }).click()
  await buying.waitForURL('**/offers/*')
  expect(await stockOf(product.id)).toBe(240)
})

test('A reply to an offer that is withdrawn meanwhile shows a message and then the current state', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({}, seller)
  const id = await makeOffer(buyer, product, 10, 9)
  const [selling, buying] = [await visitor(), await visitor()]
  await signInAt(selling, `/offers/${id}`, seller)
  await selling.getByRole('button', { name: 'Accept' }).click()
  const question = selling.getByRole('alertdialog', { name: 'Accept this offer?' })
  await question.waitFor()
  await signInAt(buying, `/offers/${id}`, buyer)
  await buying.getByRole('button', { name: 'Withdraw' }).click()
  await buying.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect.poll(() => stateOn(buying).textContent()).toBe('Withdrawn')
  // The confirmation is still open, but no longer offers to accept.
  const alert = selling.getByRole('alertdialog', { name: 'This offer has changed' })
  await alert.waitFor()
  expect(await alert.getByRole('button').allTextContents()).toEqual(['Close'])
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => stateOn(selling).textContent()).toBe('Withdrawn')
  expect(await stockOf(product.id)).toBe(100)
})

test('Offers are filtered by side and state, with an address that can be shared', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const [lamp, desk] = [
    await newProduct({ name: 'Brass lamp' }, seller),
    await newProduct({ name: 'Oak desk' }, seller),
  ]
  await makeOffer(buyer, lamp, 10, 9)
  const declined = await makeOffer(buyer, desk, 10, 9)
  const page = await visitor()
  await signInAt(page, `/offers/${declined}`, seller)
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this offer?' })
  await dialog.getByRole('textbox').fill('Not this season.')
  await dialog.getByRole('button', { name: 'Decline offer' }).click()
  await expect.poll(() => stateOn(page).textContent()).toBe('Declined')
  await page.goto('/offers')
  await page.getByText('No offers yet').waitFor()
  await page
    .getByRole('radio', { name: 'As supplier' })
    .or(page.getByRole('button', { name: 'As supplier' }))
    .first()
    .click()
  await page.waitForURL('**/offers?side=sold')
  await page.getByRole('link', { name: 'Oak desk' }).waitFor()
  await page.getByRole('combobox', { name: 'State' }).selectOption('open')
  await page.waitForURL('**/offers?side=sold&state=open')
  await page.getByRole('link', { name: 'Oak desk' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Brass lamp' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Oak desk' }).waitFor()
})

test('A keyboard is enough to open the offers from the account menu and to accept one', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({}, seller)
  await makeOffer(buyer, product, 10, 9)
  const page = await visitor({ storageState: await sessionOf(seller) })
  await page.goto('/about-us')
  await page.getByRole('button', { name: /^Account of/ }).focus()
  await bell(page).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Offers' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => readFocusedText(page)).toBe('Offers')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Offers', level: 1 }).waitFor()
  await page.goto('/offers?side=sold')
  await page.getByRole('link', { name: product.name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'Accept this offer?' }).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => readFocusedText(page)).toBe('Yes, accept it')
  await page.keyboard.press('Enter')
  await expect.poll(() => stateOn(page).textContent()).toBe('Agreed')
  // The button is gone, so the focus stays in the offer.
  const isInOffer = () => page.evaluate(() => document.activeElement?.closest('[data-slot=offer-detail]') !== null)
  await expect.poll(isInOffer).toBe(true)
})

test('An offer can be made in Bengali, and its thread has no English', async () => {
  const [seller, buyer] = [await registerPerson('সেলিনা ট্রেডিং'), await registerPerson('বশির স্টোর্স')]
  const product = await newProduct({ name: 'পিতলের বাতি', brand: 'টেস্টওয়ার্ক' }, seller)
  const page = await visitor({ storageState: await sessionOf(buyer), locale: 'bn-BD' })
  await page.goto(`/bn/product/${product.id}`)
  await page.getByRole('button', { name: 'প্রস্তাব দিন' }).click()
  const dialog = page.getByRole('dialog', { name: 'প্রস্তাব দিন' })
  await dialog.getByRole('textbox', { name: 'প্রতি ইউনিটে আপনার দাম' }).fill('৯.৫০')
  await dialog.getByRole('button', { name: 'প্রস্তাব পাঠান' }).click()
  await page.waitForURL('**/bn/offers/*')
  await page.getByText('অন্য পক্ষের উত্তরের অপেক্ষা করুন। তার আগে আপনি প্রত্যাহার করতে পারেন।').waitFor()
  const said = (await page.locator('[data-slot=offer-thread]').textContent()) ?? ''
  expect(said.match(/[A-Za-z]{3,}/g) ?? []).toEqual([])
})

test('Suppliers cannot make offers on their own products, and nobody else can open an offer', async () => {
  const [seller, buyer, stranger] = [
    await registerPerson('Selina Trading'),
    await registerPerson(),
    await registerPerson(),
  ]
  const product = await newProduct({}, seller)
  const id = await makeOffer(buyer, product, 10, 9)
  const page = await visitor()
  const knowsOwn = page.waitForResponse('**/users/me')
  await signInAt(page, `/product/${product.id}`, seller)
  await knowsOwn
  await page.getByRole('button', { name: 'Buy', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Make an offer' }).count()).toBe(0)
  const other = await visitor()
  await signInAt(other, `/offers/${id}`, stranger)
  await other.getByText('Offer not found').waitFor()
})
