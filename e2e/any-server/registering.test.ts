import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  call,
  dismiss,
  fillLogin,
  logOut,
  manageAccounts,
  newPerson,
  type Person,
  registerPerson,
  sayings,
} from '../support/people.ts'
import { callTo, holdRequest, visitor } from '../support/visit.ts'

async function fillRegister(page: Page, { name, photo, email, password }: Person) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Photo URL').fill(photo)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit(page)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()

/** The success alert appears only after all three steps. */
async function expectNoSuccess(page: Page) {
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/auth/register')
}

/** Whether the backend has the user: saving one twice answers 409. */
async function isSaved(person: Person) {
  const { name, email, photo } = person
  const { status } = await call(person, 'POST', '/users', { name, email, photo })
  return status === 409
}

test('Registering creates the account, its profile and the user, says so and returns to the previous page', async () => {
  const page = await visitor()
  const person = newPerson('Farhana Kabir')
  await page.goto('/all-products?sort=price-asc')
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Register' }).click()
  await fillRegister(page, person)
  await sayings(page).getByText('User saved to database!').waitFor()
  await dismiss(page, 'Registration Successful!')
  await page.getByRole('heading', { name: 'All Products' }).waitFor()
  expect(new URL(page.url()).search).toBe('?sort=price-asc')
  await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor()
  expect(await isSaved(person)).toBe(true)
})

test('An email that already has an account shows the message of the identity service', async () => {
  const page = await visitor()
  await page.goto('/auth/register')
  await fillRegister(page, await registerPerson())
  await sayings(page).getByText('The email address is already in use by another account.').waitFor()
  await expectNoSuccess(page)
})

test('A failed profile update says so, and a retry completes the registration', async () => {
  const page = await visitor()
  const person = newPerson()
  await page.goto('/auth/register')
  await page.route('**/accounts:update?*', (route) => route.abort())
  await fillRegister(page, person)
  await sayings(page).getByText('Failed to update profile').waitFor()
  await expectNoSuccess(page)
  await page.unroute('**/accounts:update?*')
  await submit(page)
  await dismiss(page, 'Registration Successful!')
  expect(await isSaved(person)).toBe(true)
})

test('A user whom the server already has gets a warning and no success message', async () => {
  const page = await visitor()
  const person = await registerPerson()
  // The identity service has deleted the account, but the server still has the user.
  const answer = await manageAccounts('POST', 'accounts:lookup', { email: [person.email] })
  const { users } = (await answer.json()) as { users: { localId: string }[] }
  await manageAccounts('POST', 'accounts:delete', { localId: users[0]?.localId })
  await page.goto('/auth/register')
  await fillRegister(page, person)
  await sayings(page).getByText('User with this email already exists.').waitFor()
  await expectNoSuccess(page)
})

test('A user whom the server cannot save sees a message, and the next sign-in saves them silently', async () => {
  const page = await visitor()
  const person = newPerson('Farhana Kabir')
  await page.goto('/auth/register')
  await page.route(callTo('/users'), (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await fillRegister(page, person)
  await sayings(page).getByText('Failed to save user.').waitFor()
  await expectNoSuccess(page)

  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Account of Farhana Kabir' }).waitFor()
  await logOut(page)
  await dismiss(page, 'You Logged Out!')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await fillLogin(page, person)
  await dismiss(page, 'LogIn Successful!')
  expect(await isSaved(person)).toBe(true)
})

test('A form that is sent before Firebase has loaded still shows its outcome', async () => {
  const page = await visitor()
  const person = newPerson('Farhana Kabir')
  const release = await holdRequest(page, '**/assets/firebase-*.js')
  await page.goto('/auth/register')
  const answer = await holdRequest(page, callTo('/users'))
  const saving = page.waitForRequest(callTo('/users'))
  await fillRegister(page, person)
  release()
  await saving
  // By now the app knows the session, and a reader who signed in elsewhere would be redirected.
  await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expectNoSuccess(page)
  answer()
  await dismiss(page, 'Registration Successful!')
})

test('An unreachable server has a message of its own, and a retry completes the registration', async () => {
  const page = await visitor()
  const person = newPerson()
  await page.goto('/auth/register')
  await page.route(callTo('/users'), (route) => route.abort(), { times: 1 })
  await fillRegister(page, person)
  await sayings(page).getByText('Server error while saving user.').waitFor()
  await expectNoSuccess(page)
  await submit(page)
  await dismiss(page, 'Registration Successful!')
  expect(await isSaved(person)).toBe(true)
})

test('Each missing or invalid field shows its problem', async () => {
  const page = await visitor()
  await page.goto('/auth/register')
  await submit(page)
  for (const text of ['Name is required', 'Photo URL is required', 'E-?mail is required', 'Password is required']) {
    await page.getByText(new RegExp(text)).waitFor()
  }
  await fillRegister(page, { ...newPerson('  Ana  '), password: '...' })
  await page.getByText('Name should be at least 5 characters').waitFor()
  const password = page.getByText('Password must have at least:')
  const readDescription = async () => (await password.textContent())?.replace(/\s+/g, ' ')
  expect(await readDescription()).toContain('one uppercase letter, one lowercase letter, six characters.')
  await page.getByLabel('Password', { exact: true }).fill('arot26')
  await submit(page)
  await page.getByText('one lowercase letter,').waitFor({ state: 'detached' })
  expect(await readDescription()).toContain('one uppercase letter,')
  expect(await readDescription()).not.toContain('six characters.')
})
