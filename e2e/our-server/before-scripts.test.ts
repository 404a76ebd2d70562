// What works before the scripts have loaded, and without JavaScript.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { registerPerson } from '../support/people.ts'
import { holdRequest, visitor } from '../support/visit.ts'

test('The link to the forgotten password carries the typed email before the app has started', async () => {
  const page = await visitor()
  const release = await holdRequest(page, '**/assets/*.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ana+mail@buyers.example')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('**/auth/forgot-password?email=*', { waitUntil: 'commit' })
  expect(await page.getByLabel('Email').inputValue()).toBe('ana+mail@buyers.example')
  release()
})

test('The link to the forgotten password carries the typed email at the moment the app starts', async () => {
  const page = await visitor()
  await page.addInitScript(() => {
    addEventListener('arot:ready', () => document.querySelector<HTMLElement>('[data-slot=auth-forgot]')?.click(), {
      once: true,
    })
  })
  const release = await holdRequest(page, '**/assets/*.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ana@buyers.example')
  release()
  await page.waitForURL('**/auth/forgot-password?email=ana%40buyers.example')
})

test.for([
  ['/auth/login', 'Password', 'Invalid Password. Enter the correct password'],
  ['/auth/forgot-password', 'Email', 'Email is required'],
] as const)(
  'Enter in the form of %s before the app has started submits it afterwards',
  async ([path, field, answer]) => {
    const page = await visitor()
    const release = await holdRequest(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    if (field === 'Password') await page.getByLabel('Email').fill('nobody@buyers.example')
    const input = page.getByLabel(field, { exact: true })
    if (field === 'Password') await input.fill('Wholesale1')
    await input.press('Enter')
    release()
    await page.getByText(answer).waitFor()
    expect(new URL(page.url()).search).toBe('')
  },
)

/** The text that shows only without JavaScript. */
const note = (page: Page) => page.getByRole('note').textContent()

test.for(['/auth/login', '/auth/register', '/auth/forgot-password'])(
  'Without JavaScript %s says that it needs it, and keeps its links',
  async (path) => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await note(page)).toContain('needs JavaScript')
    // A form that is sent anyway returns to its page, without its values in the address.
    await page.getByLabel('Email').fill('ana@buyers.example')
    await page.getByLabel('Email').press('Enter')
    await page.waitForURL(`**${path}`)
    await page.getByRole('link', { name: 'Arot' }).click()
    await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
  },
)

test.for(['/all-products', '/product/any', '/cart/a%40b.example'])(
  'Without JavaScript the protected %s says what it needs and shows no spinner',
  async (path) => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await note(page)).toContain('You need to sign in to see this page')
    expect(await page.locator('[data-slot=page-spinner]').isVisible()).toBe(false)
    expect(await page.getByRole('note').isVisible()).toBe(true)
  },
)

test('Without JavaScript the search box searches a category', async () => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/category/Fashion%20%26%20Apparel')
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill(first ?? '')
  await box.press('Enter')
  await page.waitForURL(/\?q=/)
  await page
    .getByRole('article', { name: first ?? '' })
    .first()
    .waitFor()
  expect(await page.getByRole('combobox', { name: 'Search products' }).inputValue()).toBe(first)
})

test('Without JavaScript a search keeps the sort order and the view', async () => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/category/Fashion%20%26%20Apparel?sort=price-desc&view=table')
  await page.getByRole('combobox', { name: 'Search products' }).fill('a')
  await page.getByRole('combobox', { name: 'Search products' }).press('Enter')
  await page.waitForURL('**/category/Fashion%20%26%20Apparel?sort=price-desc&view=table&q=a')
})

test.for([
  ['/all-products', 'Log in to see all products.'],
  ['/product/any', 'Log in to see this product.'],
  ['/add-product', 'Log in to add a product.'],
  ['/cart/a%40b.example', 'Log in to see your cart.'],
] as const)('The login that %s leads to gives the reason', async ([path, reason]) => {
  const page = await visitor()
  await page.goto(path)
  await page.waitForURL('**/auth/login')
  await page.getByText(reason).waitFor()
  await page.reload()
  await page.getByText(reason).waitFor()
})

test('A reader who opens the login themselves is greeted, and the footer shows members no login link', async () => {
  const page = await visitor()
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click()
  await page.getByText('Welcome back. Your cart is as you left it.').waitFor()
  const { email, password } = await registerPerson()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'All Products' }).waitFor()
  expect(await footer.getByRole('link', { name: /Login|Register/ }).count()).toBe(0)
})
