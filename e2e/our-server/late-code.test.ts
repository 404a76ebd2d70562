// Code that loads on demand: its button is busy meanwhile, and a failure shows a message and can be retried.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct } from '../support/goods.ts'
import { registerPerson, signInAt } from '../support/people.ts'
import { keepsFailedCode, visitor } from '../support/visit.ts'

/** Without a service worker, which starts after some seconds: a test cannot intercept its requests. */
const reader = () => visitor({ serviceWorkers: 'block' })
const missing = (page: Page) => page.getByText('Part of this page could not be loaded.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Presses “Try again”. If that reloads the page, presses the first button again. */
async function retryCode(page: Page, press: () => Promise<void> = async () => {}) {
  const isLoadedAnew = await keepsFailedCode(page)
  const loaded = isLoadedAnew ? page.waitForEvent('load') : null
  await tryAgain(page).click()
  await loaded
  if (isLoadedAnew) await press()
  return isLoadedAnew
}

/** Holds the app's files with this name until the test fails or releases them. */
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

test('Buy is busy while its dialog loads; after a failure the page stays, and a retry opens the dialog', async () => {
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

test('A menu whose code loads late does not open after the reader has moved on, and opens when it is pressed', async () => {
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

test('A message waits for the code of its dialog and is not lost', async () => {
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

test('A page whose code is missing says so, and loads when it is opened again', async () => {
  const page = await reader()
  await page.goto('/')
  // The page reloads itself only once for code that a new release may have removed. It did so a moment ago.
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
  // A browser that remembers the failure shows the message again, and the button reloads the page.
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
] as const)('%s says that a part of its code is missing, and works after a retry', async ([path, part, way, goal]) => {
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
})
