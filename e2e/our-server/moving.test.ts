import { expect, test } from 'vitest'
import { newProduct } from '../support/goods.ts'
import { registerPerson, sessionOf } from '../support/people.ts'
import { callTo, holdRequest, visitor } from '../support/visit.ts'

test('Pointing at a product loads it, so that a press shows it without a request', async () => {
  const product = await newProduct({ category: 'Health & Beauty', price: 0.05 })
  const page = await visitor({ storageState: await sessionOf(await registerPerson()) })
  await page.goto('/category/Health%20%26%20Beauty?sort=price-asc')
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  const asked = page.waitForResponse(callTo(`/products/${product.id}`))
  const card = page.getByRole('article', { name: product.name })
  await card.getByRole('link', { name: /Details/ }).hover()
  await asked
  await page.route(callTo(`/products/${product.id}`), (route) => route.abort())
  await card.getByRole('link', { name: /Details/ }).click()
  await page.getByRole('heading', { name: product.name, level: 1 }).waitFor()
})

test('Pointing at a category loads its products, so that a press shows them without a request', async () => {
  const page = await visitor()
  await page.goto('/all-categories')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.locator('body.dark').waitFor()
  const asked = page.waitForResponse(callTo('/products/category/Health%20%26%20Beauty?limit=24'))
  const link = page.getByRole('main').getByRole('link', { name: 'Health & Beauty' })
  await link.hover()
  await (await asked).finished()
  await page.route(/\/products\/category\//, (route) => route.abort())
  await link.click()
  await page.getByRole('heading', { name: 'Health & Beauty', level: 1 }).waitFor()
  await page.getByRole('article').first().waitFor()
})

test('The current page stays and shows progress while the next page loads', async () => {
  const page = await visitor()
  await page.goto('/all-categories')
  const answer = await holdRequest(page, /\/products\/category\//)
  await page.getByRole('link', { name: 'Health & Beauty' }).click()
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'All Categories' }).waitFor()
  answer()
  await page.getByRole('heading', { name: 'Health & Beauty', level: 1 }).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
})

test.for([
  ['/', 'Arot, wholesale direct from suppliers'],
  ['/auth/login', 'Login · Arot'],
  ['/auth/register', 'Register · Arot'],
  ['/all-categories', 'All Categories · Arot'],
  ['/category/Health%20%26%20Beauty', 'Health & Beauty · Arot'],
  ['/about-us', 'About Us · Arot'],
] as const)('%s has exactly one title and one description', async ([path, title]) => {
  const page = await visitor()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  expect(await page.title()).toBe(title)
  expect(await page.locator('title').count()).toBe(1)
  expect(await page.locator('meta[name=description]').count()).toBe(1)
  expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(20)
})

test('The footer has links, the contact in Dhaka, social sites that open in new tabs, and this year', async () => {
  const page = await visitor()
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  const href = (name: string) => footer.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await href('Home')).toBe('/')
  expect(await href('Categories')).toBe('/all-categories')
  expect(await href('Login')).toBe('/auth/login')
  expect(await href('Register')).toBe('/auth/register')
  const text = await footer.textContent()
  for (const part of ['Dhaka', 'Bangladesh', 'info@arot.example', '+880', String(new Date().getFullYear())]) {
    expect(text).toContain(part)
  }
  const social = footer.locator('a[target=_blank]')
  expect(await social.count()).toBe(4)
  for (const link of await social.all()) expect(await link.getAttribute('rel')).toContain('noopener')
})
