// The order after a purchase, with a buyer and a supplier side by side.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright'
import { expect, inject, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { makeOffer } from '../support/offers.ts'
import { lastOrderOf, placeOrder } from '../support/orders.ts'
import { call, dismiss, type Person, registerPerson, sessionOf, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

const stateOn = (page: Page) => page.locator('[data-slot=order-detail] [data-slot=order-state]').first()
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

/** The decoded emails to a person. */
function emailsTo({ email }: Person) {
  const folder = inject('mail')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(`To: ${email}`))
}

test('An order is bought by the carton at its price break, accepted, shipped and received, and each step notifies the other side', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson('Bashir Stores')]
  const product = await newProduct(
    { minQuantity: 20, mainQuantity: 1200, orderMultiple: 12, priceBreaks: [{ from: 120, price: 10 }] },
    seller,
  )
  const [selling, buying] = [await visitor(phone), await visitor()]
  await signInAt(selling, '/orders?side=sold', seller)
  await selling.getByText('No orders from buyers yet').waitFor()
  await bell(selling).waitFor()

  // Buys at a price break. A broken carton shows a message, and the price of the break is paid.
  await signInAt(buying, `/product/${product.id}`, buyer)
  await buying.getByRole('button', { name: 'Buy', exact: true }).click()
  const checkout = buying.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('125')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('Order in multiples of 12 units: 120 or 132.').waitFor()
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('120')
  await expect.poll(() => checkout.locator('[data-slot=checkout-total]').textContent()).toBe('$1,200.00')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(buying, 'Success!')

  // The supplier is notified without doing anything, and the order appears in the open list.
  await selling.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor()
  await selling.getByRole('article', { name: product.name }).waitFor()
  await bell(selling).click()
  await selling
    .getByRole('region', { name: 'Your notifications' })
    .getByRole('link', { name: new RegExp(product.name) })
    .click()
  await selling.getByRole('button', { name: 'Accept order' }).waitFor()
  await selling.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

  // The buyer's cart is open while the order is accepted and shipped.
  await buying.goto(`/cart/${encodeURIComponent(buyer.email)}`)
  const item = buying.getByRole('article', { name: product.name })
  await item.getByText('Placed').waitFor()
  await bell(buying).waitFor()
  await selling.getByRole('button', { name: 'Accept order' }).click()
  await expect.poll(() => stateOn(selling).textContent()).toBe('Accepted')
  await item.getByText('Accepted').waitFor()
  await selling.getByRole('button', { name: 'Mark as sent' }).click()
  const parcel = selling.getByRole('dialog')
  await parcel.getByRole('textbox', { name: /Carrier/ }).fill('Karnaphuli Freight')
  await parcel.getByRole('textbox', { name: /Tracking/ }).fill('KF-2026-118')
  await parcel.getByRole('button', { name: 'Mark as sent' }).click()
  await expect.poll(() => stateOn(selling).textContent()).toBe('On its way')
  await item.getByRole('button', { name: 'Mark as received' }).waitFor()
  expect(await item.getByRole('button', { name: /Remove/ }).count()).toBe(0)
  await buying.getByRole('link', { name: 'Notifications, 2 unread' }).waitFor()

  // The buyer receives the shipped order, and the supplier's page updates by itself.
  await item.getByRole('link', { name: 'On its way' }).click()
  await buying.getByText('KF-2026-118').waitFor()
  // Opening the order marks its notifications as read, even without the bell.
  await buying.getByRole('link', { name: 'Notifications', exact: true }).waitFor()

  // The supplier corrects a tracking code, and the buyer's page updates by itself.
  await selling.getByRole('button', { name: 'Correct the shipment' }).click()
  await parcel.getByRole('textbox', { name: /Tracking/ }).fill('KF-2026-181')
  await parcel.getByRole('button', { name: 'Save' }).click()
  await buying.getByText('KF-2026-181').waitFor()
  await buying.getByText('Shipment corrected').waitFor()
  await buying.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  await buying.getByRole('button', { name: 'Mark as received' }).click()
  await expect.poll(() => stateOn(buying).textContent()).toBe('Received')
  await expect.poll(() => stateOn(selling).textContent()).toBe('Received')
  expect(await stockOf(product.id)).toBe(1080)

  // Each step has sent an email to the other side.
  await expect.poll(() => [emailsTo(seller).length, emailsTo(buyer).length]).toEqual([2, 3])
  // The links of the emails have the address of the app, on any port.
  for (const email of emailsTo(seller)) expect(email.replace(/=\r?\n/g, '')).toContain(`${inject('app')}/orders/`)
})

test('A declined order shows the reason, returns its units and leaves the cart', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 }, seller)
  const id = await placeOrder(buyer, product, 40)
  const [selling, buying] = [await visitor(), await visitor()]
  await signInAt(buying, `/cart/${encodeURIComponent(buyer.email)}`, buyer)
  await buying.getByRole('article', { name: product.name }).waitFor()
  await signInAt(selling, `/orders/${id}`, seller)
  await selling.getByRole('button', { name: 'Decline' }).click()
  const reason = selling.getByRole('dialog')
  await reason.getByRole('textbox').fill('The next carton comes in January.')
  await reason.getByRole('button', { name: /^Decline/ }).click()
  await expect.poll(() => stateOn(selling).textContent()).toBe('Declined')
  await buying.getByText('Your cart is empty').waitFor()
  expect(await stockOf(product.id)).toBe(100)
  await buying.goto('/orders?state=declined')
  await buying.getByRole('link', { name: product.name }).click()
  await buying.getByText('The next carton comes in January.').waitFor()
})

test('A supplier accepts fifty orders at once, except the one that was cancelled meanwhile', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({ minQuantity: 10, mainQuantity: 1000 }, seller)
  const ids: string[] = []
  for (let count = 0; count < 50; count++) ids.push(await placeOrder(buyer, product, 10))
  const page = await visitor()
  await signInAt(page, '/orders?side=sold', seller)
  await page.getByRole('checkbox', { name: /all/i }).first().check()
  await page.getByRole('button', { name: 'Accept 50 orders' }).waitFor()
  // The buyer cancels one meanwhile, so it no longer waits.
  await call(buyer, 'DELETE', `/cart/${ids[25]}`)
  await page.getByRole('button', { name: 'Accept 49 orders' }).click()
  await page.getByText('49 accepted', { exact: true }).waitFor()
  const accepted = await call(seller, 'GET', '/orders?side=sold&state=accepted&limit=100')
  expect(await accepted.json()).toHaveLength(49)
})

test('A change between loading a list and opening its stream appears when the stream opens', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 }, seller)
  const [left] = [await placeOrder(buyer, product, 10), await placeOrder(buyer, product, 10)]
  const page = await visitor()
  const happened = Promise.withResolvers<void>()
  await page.route('**/notifications/events', async (route) => {
    await happened.promise
    await route.continue()
  })
  await signInAt(page, '/orders?side=sold', seller)
  await page.getByRole('checkbox', { name: /all/i }).first().check()
  await page.getByRole('button', { name: 'Accept 2 orders' }).waitFor()
  await call(buyer, 'DELETE', `/cart/${left}`)
  happened.resolve()
  await page.getByRole('button', { name: 'Accept 1 order', exact: true }).waitFor()
})

test('A product is bought again at today’s terms, and the checkout first shows what has changed', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({ price: 12.5, minQuantity: 10, mainQuantity: 100 }, seller)
  const first = await placeOrder(buyer, product, 20)
  const { status } = await call(seller, 'PATCH', `/products/${product.id}/prices`, { price: 14, priceBreaks: [] })
  expect(status).toBe(200)
  const page = await visitor()
  await signInAt(page, `/orders/${first}`, buyer)
  await page.getByRole('button', { name: 'Buy again' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByText('The unit price is now $14.00. It was $12.50.').waitFor()
  expect(await checkout.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('20')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await dismiss(page, 'Success!')
  expect(await lastOrderOf(buyer)).not.toBe(first)
  expect(await stockOf(product.id)).toBe(60)
})

test('Orders are filtered by words and state in the address, and exported as a file', async () => {
  const buyer = await registerPerson()
  const [lamp, desk] = [await newProduct({ name: 'Brass lamp' }), await newProduct({ name: 'Oak desk' })]
  await placeOrder(buyer, lamp, 10)
  await placeOrder(buyer, desk, 20)
  const page = await visitor()
  await signInAt(page, '/orders', buyer)
  await page.getByRole('link', { name: 'Oak desk' }).waitFor()
  await page.getByRole('searchbox', { name: 'Product or order number' }).fill('brass')
  await page.waitForURL('**/orders?q=brass')
  await page.getByRole('link', { name: 'Oak desk' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Brass lamp' }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('orders-bought.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain('Brass lamp')
  expect(text).not.toContain('Oak desk')
  // The answer takes longer than the pause in typing, but the choice is still a history entry of its own.
  await page.route(/\/orders\?.*state=declined/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'State' }).selectOption('declined')
  await page.getByText('No orders match').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Brass lamp' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('')
})

test('Letters typed while an earlier search is answered stay, and are searched for next', async () => {
  const buyer = await registerPerson()
  await placeOrder(buyer, await newProduct({ name: 'Brass lamp' }), 10)
  const page = await visitor()
  await page.clock.install()
  await signInAt(page, '/orders', buyer)
  const words = page.getByRole('searchbox', { name: 'Product or order number' })
  await page.getByRole('link', { name: 'Brass lamp' }).waitFor()
  // The page's clock stands still. The rest of the word is typed at the moment that the answer to its first letters
  // arrives.
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = Promise.withResolvers<Route>()
  await page.route(/\/orders\?.*q=br(&|$)/, first.resolve)
  await words.pressSequentially('br')
  await page.clock.runFor(300)
  const held = await first.promise
  await words.pressSequentially('ass')
  await held.continue()
  await page.waitForURL('**/orders?q=br')
  expect(await words.inputValue()).toBe('brass')
  await page.clock.runFor(300)
  await page.waitForURL('**/orders?q=brass')
  expect(await words.inputValue()).toBe('brass')
})

test('A keyboard is enough to open the waiting order from the account menu and to accept it', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({}, seller)
  await placeOrder(buyer, product, 10)
  const page = await visitor({ storageState: await sessionOf(seller) })
  await page.goto('/about-us')
  await page.getByRole('button', { name: /^Account of/ }).focus()
  await bell(page).waitFor()
  await page.getByRole('link', { name: 'Orders, 1 to answer' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Orders 1' }).waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Orders 1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/orders?side=sold&state=placed')
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await page.getByRole('link', { name: product.name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Accept order' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => stateOn(page).textContent()).toBe('Accepted')
  // The button is gone, so the focus stays in the order.
  expect(await page.evaluate(() => document.activeElement?.closest('[data-slot=order-detail]') !== null)).toBe(true)
})

const readFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('The columns of orders and offers stay as wide as a member makes them', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson()]
  const product = await newProduct({}, seller)
  await placeOrder(buyer, product, 10)
  await makeOffer(buyer, product, 10, 9)
  const page = await visitor({ storageState: await sessionOf(seller) })
  for (const path of ['/orders?side=sold', '/offers?side=sold']) {
    await page.goto(path)
    const handle = page.getByRole('separator', { name: 'Width of Buyer' })
    const before = Number(await handle.getAttribute('aria-valuenow'))
    await handle.press('ArrowRight')
    await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe(`${before + 1}`)
    await page.reload()
    await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe(`${before + 1}`)
  }
})

test('Nobody else can open an order: its address says that it does not exist', async () => {
  const [buyer, stranger] = [await registerPerson(), await registerPerson()]
  const id = await placeOrder(buyer, await newProduct(), 10)
  const page = await visitor()
  await signInAt(page, `/orders/${id}`, stranger)
  await page.getByText('Order not found').waitFor()
})
