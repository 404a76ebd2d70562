import { expect, test } from 'vitest'
import { buyerWithOneItem } from '../support/cart.ts'
import { newProduct } from '../support/goods.ts'
import {
  dismiss,
  fillLogin,
  logOut,
  manageAccounts,
  newPerson,
  registerPerson,
  sayings,
  sessionOf,
  signInAt,
} from '../support/people.ts'
import { anotherTab, callTo, holdRequest, keepsFailedCode, visitor } from '../support/visit.ts'

test('An expired token is renewed, and the page shows as usual', async () => {
  const { person, product, cart } = await buyerWithOneItem()
  const page = await visitor({ storageState: await sessionOf(person) })
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(callTo('/cart/'))) statuses.push(response.status())
  })
  await page.route(
    callTo('/cart/*'),
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer of.old.days' } }),
    { times: 1 },
  )
  await page.goto(cart)
  await page.getByRole('article').filter({ hasText: product.name }).waitFor()
  expect(statuses.slice(0, 2)).toEqual([401, 200])
})

test('A session that cannot be renewed leads to the login and back', async () => {
  const person = await registerPerson()
  const page = await visitor({ storageState: await sessionOf(person) })
  // All earlier sessions have ended, as after a password change in another browser.
  await page.route('**/v1/token?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  )
  await page.route('**/accounts:lookup?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  )
  await page.goto('/all-products?sort=price-asc')
  await page.waitForURL('**/auth/login')
  await page.unrouteAll()
  await fillLogin(page, person)
  await page.waitForURL('**/all-products?sort=price-asc')
})

test('A deleted account is signed out at the next visit', async () => {
  const person = await registerPerson()
  const session = await sessionOf(person)
  const answer = await manageAccounts('POST', 'accounts:lookup', { email: [person.email] })
  const { users } = (await answer.json()) as { users: { localId: string }[] }
  await manageAccounts('POST', 'accounts:delete', { localId: users[0]?.localId })
  const page = await visitor({ storageState: session })
  await page.goto('/add-product')
  await page.waitForURL('**/auth/login')
})

test('A sign-in or sign-out in one tab applies to the other', async () => {
  const person = await registerPerson('Nadia Rahman')
  const page = await visitor()
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  const other = await anotherTab(page)
  await signInAt(other, '/my-products', person)
  await logOut(page)
  await other.waitForURL('**/auth/login')
})

test('A reader who leaves a protected page while the session ends elsewhere arrives at the next page', async () => {
  const page = await visitor()
  await signInAt(page, '/my-products', await registerPerson())
  const answer = await holdRequest(page, callTo('/categories'))
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor({ state: 'attached' })
  const other = await anotherTab(page)
  await other.goto('/about-us')
  await logOut(other)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  answer()
  await page.waitForURL('**/all-categories')
  await page.getByRole('heading', { name: 'All Categories', level: 1 }).waitFor()
})

test('A reader who is signed out in another tab sees a message, and keeps the checkout and its typed values', async () => {
  const product = await newProduct({ minQuantity: 10, mainQuantity: 100 })
  const page = await visitor()
  await signInAt(page, `/product/${product.id}`, await registerPerson('Nadia Rahman'))
  await page.getByRole('button', { name: 'Buy' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.getByRole('spinbutton', { name: 'Quantity' }).fill('40')
  const other = await anotherTab(page)
  await other.goto('/about-us')
  await logOut(other)
  await sayings(page).getByText('You were signed out in another tab').waitFor()
  expect(await checkout.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('40')
  expect(await checkout.getByLabel('Name').inputValue()).toBe('Nadia Rahman')
  await checkout.getByRole('button', { name: 'Confirm purchase' }).click()
  await checkout.getByText('Log in again to continue.').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/product/${product.id}`)
})

test('A sign-in in one tab continues the login that is open in another', async () => {
  const person = await registerPerson()
  const page = await visitor()
  await page.goto('/my-products')
  await page.waitForURL('**/auth/login')
  const other = await anotherTab(page)
  await signInAt(other, '/add-product', person)
  await page.waitForURL('**/my-products?email=*')
})

test('The login and the registration send a signed-in reader on', async () => {
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(path)
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('A login does not wait for the server’s answer about the user', async () => {
  const person = await registerPerson()
  const page = await visitor()
  const answer = await holdRequest(page, callTo('/users/me'))
  await signInAt(page, '/add-product', person)
  answer()
})

test('A registration that cannot reach Firebase says so, and can be tried again', async () => {
  const page = await visitor()
  await page.route('**/assets/firebase-*.js', (route) => route.abort())
  await page.goto('/auth/register')
  const { name, photo, email, password } = newPerson()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Photo URL').fill(photo)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await sayings(page).getByText('Registration failed').waitFor()
  await page.unrouteAll()
  // A browser that remembers the failure has to reload the page. The draft has everything except the password.
  if (await keepsFailedCode(page)) {
    await page.reload()
    await page.getByLabel('Password', { exact: true }).fill(password)
  }
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await dismiss(page, 'Registration Successful!')
})
