// Accepted offers that are not bought in time.
import { expect, test } from 'vitest'
import { newProduct, stockOf } from '../support/goods.ts'
import { makeOffer } from '../support/offers.ts'
import { call, registerPerson, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

test('An accepted offer that is not bought in time lapses, notifies both sides and returns its units', async () => {
  const [seller, buyer] = [await registerPerson('Selina Trading'), await registerPerson('Bashir Stores')]
  const product = await newProduct({ mainQuantity: 100 }, seller)
  const id = await makeOffer(buyer, product, 40, 11)
  const [buying, selling] = [await visitor(), await visitor()]
  await signInAt(buying, `/offers/${id}`, buyer)
  await signInAt(selling, `/offers/${id}`, seller)
  const stateOn = (page: typeof buying) => page.locator('[data-slot=offer-detail] [data-slot=offer-state]').first()

  await selling.getByRole('button', { name: 'Accept' }).click()
  await selling
    .getByRole('alertdialog', { name: 'Accept this offer?' })
    .getByRole('button', { name: 'Yes, accept it' })
    .click()

  // Nobody acts: both pages update by themselves.
  for (const page of [buying, selling]) await expect.poll(() => stateOn(page).textContent()).toBe('Lapsed')
  expect(await buying.getByRole('button', { name: /^Buy/ }).count()).toBe(0)
  const text = await buying.locator('[data-slot=offer-thread]').textContent()
  expect(text).toMatch(/Agreed.*Expired: not bought in time/s)
  await expect.poll(() => stockOf(product.id)).toBe(100)
  for (const page of [buying, selling]) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .click()
    await page
      .getByRole('region', { name: 'Your notifications' })
      .getByText(/The agreed 40\s.* were not bought in time/)
      .first()
      .waitFor()
  }
  const late = await call(buyer, 'POST', '/cart', {
    productId: product.id,
    quantity: 40,
    offerId: id,
    userEmail: buyer.email,
    buyDate: new Date().toISOString(),
    productSnapshot: { name: 'a', brand: 'b', category: 'c', description: 'd', minQuantity: 1, image: 'e' },
  })
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'wrong_state', details: { state: 'lapsed' } }])
})
