import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { anotherTab, visitor } from '../support/visit.ts'

const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('dark'))
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('darkMode'))
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' }).click()

async function at(path: string, colorScheme: 'light' | 'dark' = 'light') {
  const page = await visitor({ colorScheme })
  await page.goto(path)
  await page.getByRole('button', { name: 'Dark mode' }).waitFor()
  return page
}

test('The choice is stored as darkMode, sets a class of the body and survives a reload', async () => {
  const page = await at('/about-us')
  expect(await isDark(page)).toBe(false)
  await toggle(page)
  expect(await isDark(page)).toBe(true)
  expect(await readStored(page)).toBe('true')
  await page.reload()
  await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor()
  await toggle(page)
  expect(await isDark(page)).toBe(false)
  expect(await readStored(page)).toBe('false')
})

test('The document sets the chosen theme without the code of the app', async () => {
  const page = await at('/about-us')
  await toggle(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await isDark(page)).toBe(true)
})

test('A choice in one tab applies to the other at once', async () => {
  const page = await at('/about-us')
  const other = await anotherTab(page)
  await other.goto('/all-categories')
  await toggle(other)
  await page.waitForFunction(() => document.body.classList.contains('dark'))
  await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor()
  await toggle(page)
  await other.waitForFunction(() => !document.body.classList.contains('dark'))
})

test('The page follows the system’s theme until the reader chooses one', async () => {
  const page = await at('/about-us', 'dark')
  expect(await isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.waitForFunction(() => !document.body.classList.contains('dark'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => document.body.classList.contains('dark'))
  await toggle(page)
  expect(await isDark(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await page.getByRole('button', { name: 'Dark mode', pressed: false }).waitFor()
  expect(await isDark(page)).toBe(false)
})

test('The login has no toggle, but is dark if the reader chose that', async () => {
  const page = await at('/about-us')
  await toggle(page)
  await page.goto('/auth/login')
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  expect(await isDark(page)).toBe(true)
})
