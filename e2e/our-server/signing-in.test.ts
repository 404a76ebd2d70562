import { expect, test } from 'vitest'
import { dismiss, fillLogin, logOut, registerPerson, sayings, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

test('Login requires both fields, and shows the password on request', async () => {
  const page = await visitor()
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText(/E-?mail is required/).waitFor()
  await page.getByText('Password is required').waitFor()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Wholesale1')
  expect(await password.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: /Show password/ }).click()
  expect(await password.getAttribute('type')).toBe('text')
})

test.for([
  ['a wrong password', async () => ({ ...(await registerPerson()), password: 'Wrong1' })],
  ['an unknown address', async () => ({ email: 'nobody@buyers.example', password: 'Wrong1' })],
] as const)('%s shows the message of an invalid password, until the password is edited', async ([, who]) => {
  const page = await visitor()
  await page.goto('/auth/login')
  await fillLogin(page, await who())
  const message = page.getByText('Invalid Password. Enter the correct password')
  await message.waitFor()
  await page.getByLabel('Password', { exact: true }).press('x')
  await message.waitFor({ state: 'detached' })
})

test('An unreachable identity service shows the message of an invalid password too', async () => {
  const page = await visitor()
  await page.goto('/auth/login')
  await page.route('**/accounts:signInWithPassword?*', (route) => route.abort())
  await fillLogin(page, await registerPerson())
  await page.getByText('Invalid Password. Enter the correct password').waitFor()
})

test('A login returns to the previous public page, or to Home if it was opened directly', async () => {
  const person = await registerPerson('Nadia Rahman')
  const page = await visitor()
  await page.goto('/all-categories')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await fillLogin(page, person)
  expect(await dismiss(page, 'LogIn Successful!')).toContain('Welcome to Arot!')
  await page.waitForURL('**/all-categories')
  await page.getByRole('button', { name: 'Account of Nadia Rahman' }).waitFor()

  const other = await visitor()
  await signInAt(other, '/auth/login', person)
  await other.getByRole('heading', { name: 'Hot Deals' }).waitFor()
  expect(new URL(other.url()).pathname).toBe('/')
})

test('A login asks the server only once for the account’s role', async () => {
  const page = await visitor()
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/users/me')) asked += 1
  })
  const person = await registerPerson('Nadia Rahman')
  await signInAt(page, '/orders', person)
  await page.locator('[data-slot=notification-bell]').waitFor()
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await page.waitForURL('**/about-us')
  expect(asked).toBe(1)
})

test('The navigation bar has three links for everyone, and three more and the cart for members', async () => {
  const person = await registerPerson('Nadia Rahman')
  const page = await visitor({ viewport: { width: 1440, height: 900 } })
  await page.goto('/about-us')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const forAll = ['Home', 'Categories', 'About Us']
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  expect((await links.allTextContents()).toSorted()).toEqual(forAll.toSorted())
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, person)
  await dismiss(page, 'LogIn Successful!')
  const own = ['All Products', 'Add Product', 'My Products']
  expect((await links.allTextContents()).toSorted()).toEqual([...forAll, ...own].toSorted())
  const address = encodeURIComponent(person.email)
  expect(await links.filter({ hasText: 'My Products' }).getAttribute('href')).toBe(`/my-products?email=${address}`)
  expect(await page.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe(`/cart/${address}`)
})

test('Logging out says so, and protected pages need a login again', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson('Nadia Rahman'))
  await logOut(page)
  await dismiss(page, 'You Logged Out!')
  await page.waitForURL('**/auth/login')
})

test('A failed log-out says why, and the reader stays signed in', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson('Nadia Rahman'))
  // The storage of the browser fails while the reader is signed in.
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('The disk is broken.')
    }
  })
  await logOut(page)
  await sayings(page).getByText('The disk is broken.').waitFor()
  await page.getByRole('button', { name: 'Account of Nadia Rahman' }).waitFor()
})
