// Buyers write reviews, suppliers reply and operators hide them, and every reader sees the result.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { accountOf, setOperator } from '../../packages/api/scripts/emulator.ts'
import { newProduct } from '../support/goods.ts'
import { authProject } from '../support/installation.ts'
import { placeOrder } from '../support/orders.ts'
import { call, registerPerson, signInAt } from '../support/people.ts'
import { auth, visitor } from '../support/visit.ts'

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

/** An order that its buyer has received. */
async function receiveOrder() {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson('Bashir Ahmed')]
  const product = await newProduct({ minQuantity: 10, mainQuantity: 1000, rating: 3 }, seller)
  const order = await placeOrder(buyer, product, 20)
  for (const act of ['accept', 'ship']) await call(seller, 'POST', `/orders/${order}/${act}`, {})
  await call(buyer, 'POST', `/orders/${order}/receive`, {})
  return { seller, buyer, product, order }
}

/** By keyboard only, starting at the first star. */
async function writeByKeyboard(page: Page, stars: number, words: string) {
  await page.getByRole('radio', { name: '1 star' }).focus()
  for (let star = 1; star < stars; star++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

test('A buyer writes a review, the supplier replies and an operator hides it: each step sends a notification and every reader sees it', async () => {
  const { seller, buyer, product, order } = await receiveOrder()
  const operator = await registerPerson('Rokeya Operator')
  await setOperator(auth, authProject, (await accountOf(auth, authProject, operator.email)) ?? '', true)
  const [selling, buying, deciding] = [await visitor(phone), await visitor(), await visitor(phone)]

  // Text with HTML, by keyboard only.
  await signInAt(buying, `/orders/${order}`, buyer)
  await writeByKeyboard(buying, 4, '<img src=x onerror=alert(1)> Well packed.')
  await buying.getByText('Your review is published.').waitFor()
  await buying.getByRole('button', { name: 'Change your review' }).waitFor()

  // The supplier is notified and replies on a phone.
  await signInAt(selling, '/notifications', seller)
  await selling.getByRole('link', { name: `Bashir Ahmed reviewed ${product.name}` }).click()
  await selling.getByText('<img src=x onerror=alert(1)> Well packed.').waitFor()
  await selling.getByRole('textbox', { name: /^Your answer/ }).fill('Thank you, and see you again.')
  await selling.getByRole('button', { name: 'Publish the answer' }).click()
  await selling.getByText('Your answer is published.').waitFor()

  // Every member reads it on the product page, whose rating now comes from the buyer.
  await selling.goto(`/product/${product.id}`)
  const reviews = selling.getByRole('region', { name: 'Reviews' })
  await reviews.getByRole('article', { name: 'Bashir A.' }).waitFor()
  await reviews.getByText('Thank you, and see you again.').waitFor()
  await selling.getByRole('img', { name: '4.0 out of 5, 1 review' }).first().waitFor()
  expect(await selling.content()).not.toContain(buyer.email)

  // In Bengali, on a phone.
  await selling.goto(`/bn/product/${product.id}`)
  await selling.getByText('যাচাইকৃত ক্রয়').waitFor()
  await selling.getByRole('img', { name: '৫-এর মধ্যে ৪.০, ১টি রিভিউ' }).first().waitFor()

  // The supplier cannot edit the rating any more.
  await selling.goto(`/update-product/${product.id}`)
  await selling.getByText('Buyers’ reviews count now', { exact: false }).waitFor()

  // An operator hides the review. The reason takes its place, and the supplier's own rating is back.
  await signInAt(deciding, '/operator?state=reviews', operator)
  const judged = deciding.getByRole('listitem').filter({ hasText: product.name })
  await judged.getByRole('button', { name: 'Hide: Bashir A.' }).click()
  const why = deciding.getByRole('dialog', { name: 'Hide this review?' })
  await why.getByRole('textbox', { name: /^Reason/ }).fill('It is not about the product.')
  await why.getByRole('button', { name: 'Hide' }).click()
  await judged.waitFor({ state: 'detached' })
  await selling.goto(`/product/${product.id}`)
  await selling.getByText('It is not about the product.').waitFor()
  expect(await selling.getByText('Well packed.', { exact: false }).count()).toBe(0)
  await selling.getByRole('img', { name: '3.0 out of 5', exact: true }).first().waitFor()

  // The buyer reads the reason and cannot write another review.
  await buying.goto('/notifications')
  await buying.getByRole('link', { name: /Your review of .* was hidden/ }).click()
  // The notification has the reason too, and its page has no form.
  await buying.waitForURL(`**/orders/${order}`)
  await buying.getByText('It is not about the product.').waitFor()
  expect(await buying.getByRole('radio', { name: /star/ }).count()).toBe(0)
})

test('A buyer changes a review on the page of the order, and an order that is not received asks for none', async () => {
  const { seller, buyer, product, order } = await receiveOrder()
  await call(buyer, 'PUT', `/orders/${order}/review`, { rating: 1, words: 'It has not come.' })
  const buying = await visitor(phone)
  await signInAt(buying, `/orders/${order}`, buyer)
  await buying.getByRole('button', { name: 'Change your review' }).click()
  await buying.getByText('You can change it until', { exact: false }).waitFor()
  await buying.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await buying.getByRole('textbox', { name: /^Your review/ }).fill('It came on Thursday.')
  await buying.getByRole('button', { name: 'Save the change' }).click()
  await buying.getByText('Your review is published.').waitFor()
  await buying.getByText(/^changed on/).waitFor()

  const open = await placeOrder(buyer, product, 10)
  await buying.goto(`/orders/${open}`)
  await buying.getByRole('heading', { level: 1, name: product.name }).waitFor()
  expect(await buying.getByRole('heading', { name: 'Review' }).count()).toBe(0)
  expect((await call(seller, 'PUT', `/orders/${order}/review`, { rating: 5, words: 'Ours.' })).status).toBe(403)
})
