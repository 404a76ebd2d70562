import { expect, test } from 'vitest'
import { dismiss, fillLogin, newPerson, registered, signInAt } from './support/people.ts'
import { visitor } from './support/visit.ts'

test('Registering creates the account, its profile and the user, says so, and leads back where one came from', async () => {
  const page = await visitor()
  const person = newPerson('Farhana Kabir')
  await page.goto('/all-products?sort=price-asc')
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Photo URL').fill(person.photo)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.locator('[data-slot=toast]').getByText('User saved to database!').waitFor()
  await dismiss(page, 'Registration Successful!')
  await page.getByRole('heading', { name: 'All Products' }).waitFor()
  expect(new URL(page.url()).search).toBe('?sort=price-asc')
  await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor()
})

test('What is missing or too short is said at its field', async () => {
  const page = await visitor()
  await page.goto('/auth/register')
  await page.getByLabel('Name').fill('  Ana  ')
  await page.getByLabel('Photo URL').fill('https://photos.example/a.png')
  await page.getByLabel('Email').fill('ana@buyers.example')
  await page.getByLabel('Password', { exact: true }).fill('...')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Name should be at least 5 characters').waitFor()
  const password = await page.getByText('Password must have at least:').textContent()
  expect(password?.replace(/\s+/g, ' ')).toContain('one uppercase letter, one lowercase letter, six characters.')
})

test('A wrong password is called invalid, whatever the reason, until the password is edited', async () => {
  const page = await visitor()
  await page.goto('/auth/login')
  await fillLogin(page, { email: 'nobody@buyers.example', password: 'Wrong1' })
  const message = page.getByText('Invalid Password. Enter the correct password')
  await message.waitFor()
  await page.getByLabel('Password', { exact: true }).press('x')
  await message.waitFor({ state: 'detached' })
})

test('A protected page leads to the login and back to itself', async () => {
  const person = await registered()
  const page = await visitor()
  await page.goto('/all-products?view=table&available=true')
  await page.waitForURL('**/auth/login')
  await fillLogin(page, person)
  const text = await dismiss(page, 'LogIn Successful!')
  expect(text).toContain('Welcome to Arot!')
  await page.getByRole('table').waitFor()
  expect(new URL(page.url()).search).toBe('?view=table&available=true')
})

test('Logging out says so, and the protected pages are closed again', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registered('Nadia Rahman'))
  await page.getByRole('button', { name: 'Account of Nadia Rahman' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await dismiss(page, 'You Logged Out!')
  await page.waitForURL('**/auth/login')
})

test.for(['/product/any', '/all-products', '/update-product/any', '/add-product', '/my-products', '/cart/a@b.example'])(
  'Signed out, %s leads to the login',
  async (path) => {
    const page = await visitor()
    await page.goto(path)
    await page.waitForURL('**/auth/login')
    await page.getByRole('heading', { name: 'Login' }).waitFor()
  },
)

test('A reload on a protected page stays there and never shows the login', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registered())
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.reload()
  await page.getByRole('heading', { name: 'Add Product' }).waitFor()
  expect(visited).not.toContain('/auth/login')
})

test('Google signs in by its popup, saves the user, and leads back', async () => {
  const page = await visitor()
  await page.goto('/add-product')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Login With Google' }).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.getByRole('button', { name: 'Auto-generate user information' }).click()
  await popup.getByRole('button', { name: /Sign in with Google/ }).click()
  await dismiss(page, 'LogIn Successful!')
  await page.getByRole('heading', { name: 'Add Product' }).waitFor()
})

test('When Google cannot be reached a toast says so', async () => {
  const page = await visitor({ hasGoogle: false })
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Login With Google' }).click()
  await page.locator('[data-slot=toast]').waitFor()
})

test('Forgot password takes the typed e-mail along, tells by the browser’s alert, and opens the mail', async () => {
  const page = await visitor()
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('ana@buyers.example')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe('ana@buyers.example')
  const alerted = page.waitForEvent('dialog')
  const opened = page.context().waitForEvent('page')
  void page.getByRole('button', { name: 'Reset Password' }).click()
  const alert = await alerted
  expect(alert.message()).toBe('Password reset link sent to ana@buyers.example')
  await alert.accept()
  await opened
})
