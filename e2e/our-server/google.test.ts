import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { dismiss, sayings } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

/** The emulator's own chooser of accounts, in the popup or in the page. */
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

test('Login With Google signs in by its popup, saves the user, and leads back', async () => {
  const page = await visitor({ hasGoogle: true })
  await page.goto('/add-product')
  await chooseNewAccount(await openPopup(page, 'Login With Google'))
  await sayings(page).getByText('User saved to database!').waitFor()
  await dismiss(page, 'LogIn Successful!')
  await page.getByRole('heading', { name: 'Add Product' }).waitFor()
})

test('Register With Google registers; who is known already is warned, but welcome at the login', async () => {
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
  // Who is signed in now is not asked once more who they are.
  await again.waitForURL((address) => address.pathname === '/')
  await again.getByRole('button', { name: /^Account of/ }).waitFor()
  expect(await again.getByRole('alertdialog').count()).toBe(0)

  const known = await visitor({ hasGoogle: true })
  await known.goto('/auth/login')
  await (await openPopup(known, 'Login With Google')).getByText(email).click()
  await dismiss(known, 'LogIn Successful!')
})

test('A popup that is closed says so, and the form can be used again', async () => {
  const page = await visitor({ hasGoogle: true })
  await page.clock.install()
  await page.goto('/auth/login')
  const popup = await openPopup(page, 'Login With Google')
  await popup.getByRole('button', { name: 'Add new account' }).waitFor()
  await popup.close()
  // Firebase looks every two seconds whether the popup is there, and gives its answer eight more.
  await page.clock.runFor(12_000)
  await sayings(page)
    .getByText(/popup has been closed/)
    .waitFor()
  await page.getByLabel('Email').fill('nadia@buyers.example')
})

test('Where popups are blocked the page itself goes to Google and comes back signed in', async () => {
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

test('A registration by way of Google’s own page ends as one, and warns who is known', async () => {
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

test('When Google cannot be reached a toast says so', async () => {
  const page = await visitor()
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Login With Google' }).click()
  await sayings(page).getByText('Google Sign-In failed. Try again.').waitFor()
})
