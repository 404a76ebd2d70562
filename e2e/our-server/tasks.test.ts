// The tasks on Home load after the page, and must not move it.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct } from '../support/goods.ts'
import { placeOrder } from '../support/orders.ts'
import { call, dismiss, logOut, registerPerson, sessionOf } from '../support/people.ts'
import { layoutShift, measureShifts } from '../support/shifts.ts'
import { callTo, visitor } from '../support/visit.ts'

/** A supplier's waiting orders appear in the bar, which shifts it by 0.0007. */
const nearlyNothing = 0.001

const strip = (page: Page) => page.locator('[data-slot=tasks]')
const heroTop = (page: Page) =>
  page.locator('[data-slot=hero-carousel]').evaluate((hero) => hero.getBoundingClientRect().top + scrollY)

/** Opens Home and waits for the tasks and their code. */
async function openHome(page: Page) {
  const answers = [page.waitForResponse(/\/assets\/Tasks-/), page.waitForResponse(callTo('/users/me'))]
  await page.goto('/')
  for (const answer of await Promise.all(answers)) await answer.finished()
  await page.getByRole('article').first().waitFor()
}

async function supplierWithOrder() {
  const [supplier, buyer] = [await registerPerson('Karnaphuli Textiles'), await registerPerson()]
  const product = await newProduct({ mainQuantity: 1000 }, supplier)
  return { supplier, order: await placeOrder(buyer, product, 10) }
}

test.for([412, 1280])(
  'Home does not move when a member’s tasks arrive, from the second visit on, at %s px',
  async (width) => {
    const { supplier } = await supplierWithOrder()
    const page = await visitor({ storageState: await sessionOf(supplier), viewport: { width, height: 823 } })
    await measureShifts(page)
    await openHome(page)
    await strip(page).waitFor()
    await layoutShift(page)
    await openHome(page)
    await strip(page).waitFor()
    expect(await layoutShift(page)).toBeLessThan(nearlyNothing)
  },
)

test('Home does not move for a member without tasks', async () => {
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  await measureShifts(page)
  for (const _visit of [1, 2]) {
    await openHome(page)
    expect(await layoutShift(page)).toBe(0)
  }
})

test('The space of completed tasks stays empty for one visit of Home', async () => {
  const { supplier, order } = await supplierWithOrder()
  const page = await visitor({ storageState: await sessionOf(supplier) })
  await measureShifts(page)
  await openHome(page)
  await strip(page).waitFor()
  const withTasks = await heroTop(page)
  await call(supplier, 'POST', `/orders/${order}/accept`, {})
  await openHome(page)
  expect(await layoutShift(page)).toBeLessThan(nearlyNothing)
  expect(await heroTop(page)).toBe(withTasks)
  await openHome(page)
  expect(await layoutShift(page)).toBeLessThan(nearlyNothing)
  expect(await heroTop(page)).toBeLessThan(withTasks)
})

test('A member who completes the last task and returns to Home finds no empty space', async () => {
  const { supplier, order } = await supplierWithOrder()
  const page = await visitor({ storageState: await sessionOf(supplier) })
  await openHome(page)
  await strip(page).waitFor()
  const withTasks = await heroTop(page)
  await openHome(page)
  await strip(page).getByRole('link', { name: '1 order' }).click()
  await page.locator(`a[href="/orders/${order}"]`).first().click()
  await page.getByRole('button', { name: 'Accept order' }).click()
  await page.getByRole('button', { name: 'Mark as sent' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => heroTop(page)).toBeLessThan(withTasks)
  expect(await strip(page).count()).toBe(0)
})

test('After a logout Home reserves no space for tasks', async () => {
  const { supplier } = await supplierWithOrder()
  const page = await visitor({ storageState: await sessionOf(supplier) })
  await openHome(page)
  await strip(page).waitFor()
  const withTasks = await heroTop(page)
  await page.goto('/about-us')
  await logOut(page)
  await dismiss(page, 'You Logged Out!')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('article').first().waitFor()
  expect(await heroTop(page)).toBeLessThan(withTasks)
  expect(await page.evaluate(() => localStorage.getItem('arot:tasks-height'))).toBeNull()
})
