import { expect, test } from 'vitest'
import { buyerWithOneItem } from '../support/cart.ts'
import { fillLogin, logOut, manageAccounts, registered, sessionOf, signInAt } from '../support/people.ts'
import { anotherTab, callTo, held, visitor } from '../support/visit.ts'

test('A token that has lapsed is renewed, and the page shows as if nothing had been', async () => {
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
  const person = await registered()
  const page = await visitor({ storageState: await sessionOf(person) })
  // All sessions of before are over from now on, as after a change of the password elsewhere.
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

test('An account that was removed is signed out at the next visit', async () => {
  const person = await registered()
  const session = await sessionOf(person)
  const answer = await manageAccounts('POST', 'accounts:lookup', { email: [person.email] })
  const { users } = (await answer.json()) as { users: { localId: string }[] }
  await manageAccounts('POST', 'accounts:delete', { localId: users[0]?.localId })
  const page = await visitor({ storageState: session })
  await page.goto('/add-product')
  await page.waitForURL('**/auth/login')
})

test('Who signs in or out in one tab is signed in or out in the other', async () => {
  const person = await registered('Nadia Rahman')
  const page = await visitor()
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  const other = await anotherTab(page)
  await signInAt(other, '/my-products', person)
  await logOut(page)
  await other.waitForURL('**/auth/login')
})

test('Who is leaving a protected page while the session ends elsewhere arrives where they were going', async () => {
  const page = await visitor()
  await signInAt(page, '/my-products', await registered())
  const answer = await held(page, callTo('/categories'))
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
