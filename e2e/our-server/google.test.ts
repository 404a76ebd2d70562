import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { dismiss, sayings } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

/** The emulator's own account chooser, in the popup or in the page. */
async function chooseNewAccount(chooser: Page) {
  await chooser.getByRole('button', { name: 'Add new account' }).click()
  await chooser.getByRole('button', { name: 'Auto-generate user information' }).click()
  await chooser.getByRole('button', { name: /Sign in with Google/ }).click()
}

async function openPopup(page: Page, button: string) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  return opened
}

test('Login With Google signs in by popup, saves the user and returns to the previous page', async () => {
  const page = await visitor({ hasGoogle: true })
  await page.goto('/add-product')
  await chooseNewAccount(await openPopup(page, 'Login With Google'))
  await sayings(page).getByText('User saved to database!').waitFor()
  await dismiss(page, 'LogIn Successful!')
  await page.getByRole('heading', { name: 'Add Product' }).waitFor()
})

test('Register With Google registers a new user and warns an existing one, who can still log in', async () => {
  const page = await visitor({ hasGoogle: true })
  await page.goto('/auth/register')
  const popup = await openPopup(page, 'Register With Google')
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.getByRole('button', { name: 'Auto-generate user information' }).click()
  const email = await popup.getByLabel('Email').inputValue()
  await popup.getByRole('button', { name: /Sign in with Google/ }).click()
  await sayings(page).getByText('User saved to database!').waitFor()
  await dismiss(page, 'Registration Successful!')

  const again = await visitor({ hasGoogle: true })
  await again.goto('/auth/register')
  await (await openPopup(again, 'Register With Google')).getByText(email).click()
  await sayings(again).getByText('User with this email already exists.').waitFor()
  // A signed-in reader is not asked again.
  await again.waitForURL((address) => address.pathname === '/')
  await again.getByRole('button', { name: /^Account of/ }).waitFor()
  expect(await again.getByRole('alertdialog').count()).toBe(0)

  const known = await visitor({ hasGoogle: true })
  await known.goto('/auth/login')
  await (await openPopup(known, 'Login With Google')).getByText(email).click()
  await dismiss(known, 'LogIn Successful!')
})

test('A closed popup shows a message, and the form can be used again', async () => {
  const page = await visitor({ hasGoogle: true })
  await page.clock.install()
  await page.goto('/auth/login')
  const popup = await openPopup(page, 'Login With Google')
  await popup.getByRole('button', { name: 'Add new account' }).waitFor()
  await popup.close()
  // Firebase checks for the closed popup every two seconds, and waits eight more for its answer.
  await page.clock.runFor(12_000)
  await sayings(page)
    .getByText(/popup has been closed/)
    .waitFor()
  await page.getByLabel('Email').fill('nadia@buyers.example')
})

test('With blocked popups the page itself goes to Google and returns signed in', async () => {
  const page = await visitor({ hasGoogle: true })
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Login With Google' }).click()
  await chooseNewAccount(page)
  await page.waitForURL('**/auth/login')
  await dismiss(page, 'LogIn Successful!')
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
})

test('A registration through Google’s own page registers a new user and warns an existing one', async () => {
  async function registerByPage() {
    const page = await visitor({ hasGoogle: true })
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/auth/register')
    await page.getByRole('button', { name: 'Register With Google' }).click()
    return page
  }
  const first = await registerByPage()
  await first.getByRole('button', { name: 'Add new account' }).click()
  await first.getByRole('button', { name: 'Auto-generate user information' }).click()
  const email = await first.getByLabel('Email').inputValue()
  await first.getByRole('button', { name: /Sign in with Google/ }).click()
  await dismiss(first, 'Registration Successful!')

  const again = await registerByPage()
  await again.getByText(email).click()
  await sayings(again).getByText('User with this email already exists.').waitFor()
  await again.getByRole('button', { name: /^Account of/ }).waitFor()
  expect(await again.getByRole('alertdialog').count()).toBe(0)
})

test('A toast says that Google cannot be reached', async () => {
  const page = await visitor()
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Login With Google' }).click()
  await sayings(page).getByText('Google Sign-In failed. Try again.').waitFor()
})
