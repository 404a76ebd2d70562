// Code that comes when it is wanted: while it is on its way the button says so, and where it cannot be had the reader is
// told in words, and it is asked for again.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct } from '../support/goods.ts'
import { registerPerson, signInAt } from '../support/people.ts'
import { keepsFailedCode, visitor } from '../support/visit.ts'

/** Without a worker, which takes over after some seconds: what it asks is not in a test's hand. */
const reader = () => visitor({ serviceWorkers: 'block' })
const missing = (page: Page) => page.getByText('Part of this page could not be loaded.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Presses “Try again”, and once more what was pressed where the browser has the page loaded anew for it. */
async function retryCode(page: Page, press: () => Promise<void> = async () => {}) {
  const isLoadedAnew = await keepsFailedCode(page)
  const loaded = isLoadedAnew ? page.waitForEvent('load') : null
  await tryAgain(page).click()
  await loaded
  if (isLoadedAnew) await press()
  return isLoadedAnew
}

/** Takes the app's files of a name into the test's hand: what is asked for them waits until it says what becomes of it. */
async function hold(page: Page, name: string) {
  const files = `**/assets/${name}-*.js`
  const released = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released.promise
    await route.abort()
  })
  return {
    fail: () => released.resolve(),
    mend: () => page.unroute(files),
  }
}

test('Buy says that its dialog is on the way; where it cannot be had the page stays, and asks for it again', async () => {
  const page = await reader()
  const product = await newProduct()
  const dialog = await hold(page, 'CheckoutDialog')
  await signInAt(page, `/product/${product.id}`, await registerPerson())
  const buy = page.getByRole('button', { name: 'Buy' })
  await buy.click()
  await expect.poll(() => buy.getAttribute('aria-busy')).toBe('true')
  dialog.fail()
  await missing(page).waitFor()
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  await dialog.mend()
  await retryCode(page, () => buy.click())
  await page.getByRole('dialog', { name: 'Checkout' }).waitFor()
  expect(await missing(page).count()).toBe(0)
})

test('A menu whose code cannot be had opens once it can; who went on meanwhile is not called back', async () => {
  const page = await reader()
  const menu = await hold(page, 'Menu')
  await signInAt(page, '/add-product', await registerPerson())
  const account = page.getByRole('button', { name: /^Account of/ })
  await account.click()
  await expect.poll(() => account.getAttribute('aria-busy')).toBe('true')
  menu.fail()
  await missing(page).waitFor()
  await menu.mend()
  await retryCode(page)
  await missing(page).waitFor({ state: 'detached' })
  await expect.poll(() => account.getAttribute('aria-busy')).toBe(null)
  expect(await page.getByRole('menu').count()).toBe(0)
  await account.click()
  await page.getByRole('menuitem', { name: 'Log Out' }).waitFor()
})

test('What is said before its dialog is here waits for it, and is not lost', async () => {
  const page = await reader()
  const overlays = await hold(page, 'Overlays')
  const person = await registerPerson()
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  overlays.fail()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await missing(page).waitFor()
  await overlays.mend()
  const isLoadedAnew = await retryCode(page)
  if (!isLoadedAnew) await page.getByRole('alertdialog', { name: 'LogIn Successful!' }).waitFor()
})

test('A page whose code cannot be had says so plainly, and is asked for again whenever it is wanted', async () => {
  const page = await reader()
  await page.goto('/')
  // A page loads itself anew once, since a newer release may have taken its code away: it did so a moment ago.
  await page.evaluate(() => sessionStorage.setItem('arot:reloaded', String(Date.now())))
  await page.route('**/assets/route-*.js', (route) => route.abort())
  const categories = page.getByRole('link', { name: 'Categories', exact: true }).first()
  await categories.click()
  await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/module|assets|http/)
  await page.unroute('**/assets/route-*.js')
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
  await categories.click()
  // Where the browser keeps the failure the page says so again, and its button loads it anew.
  if (await keepsFailedCode(page)) await tryAgain(page).click()
  await page.getByRole('heading', { level: 1, name: 'All Categories' }).waitFor()
})

test.for([
  [
    '/category/Electronics%20%26%20Gadgets',
    'route',
    (page: Page) => page.getByRole('radio', { name: 'Table' }),
    /view=table/,
  ],
  ['/auth/login', 'AuthFrame', (page: Page) => page.getByRole('link', { name: 'Register' }), /register/],
] as const)(
  '%s, of whose code a part cannot be had, says so, and works once it can',
  async ([path, part, way, goal]) => {
    const page = await reader()
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    await page.goto(path)
    await missing(page).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tryAgain(page).click()
    await missing(page).waitFor()
    await page.unroute(`**/assets/${part}-*.js`)
    await retryCode(page)
    await missing(page).waitFor({ state: 'detached' })
    await way(page).click()
    await page.waitForURL(goal)
  },
)
