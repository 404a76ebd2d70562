import { expect, test } from 'vitest'
import { dismiss, fillLogin, registerPerson, sessionOf, signInAt } from '../support/people.ts'
import { holdRequest, visitor } from '../support/visit.ts'

const closed = [
  '/product/any',
  '/all-products',
  '/update-product/any',
  '/add-product',
  '/my-products',
  '/cart/a@b.example',
]

test.for(closed)('A visitor who opens %s is sent to the login', async (path) => {
  const page = await visitor()
  await page.goto(path)
  await page.waitForURL('**/auth/login')
  await page.getByRole('heading', { name: 'Login' }).waitFor()
})

test('A protected page leads to the login and back, with its whole address', async () => {
  const page = await visitor()
  await signInAt(page, '/all-products?view=table&available=true', await registerPerson())
  await page.getByRole('table').waitFor()
  expect(new URL(page.url()).search).toBe('?view=table&available=true')
})

test('A signed-in user without an email is sent to the login too', async () => {
  const session = await sessionOf(await registerPerson())
  const page = await visitor({ storageState: session })
  // An account can lose its address. The identity service then answers without one.
  await page.route('**/accounts:lookup?*', async (route) => {
    const response = await route.fetch()
    const { users } = (await response.json()) as { users: Record<string, unknown>[] }
    const nameless = users.map(({ email, providerUserInfo, ...user }) => ({ ...user, providerUserInfo: [] }))
    await route.fulfill({ response, json: { users: nameless } })
  })
  await page.goto('/add-product')
  await page.waitForURL('**/auth/login')
})

test('A reload of a protected page shows the spinner, stays there and never shows the login', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const answer = await holdRequest(page, '**/accounts:lookup?*')
  await page.reload()
  const spinner = page.locator('[data-slot=page-spinner]')
  await spinner.waitFor()
  const [red, green, blue] = await spinner.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  expect(red).toBeGreaterThan(2 * Math.max(green!, blue!))
  expect((await spinner.boundingBox())?.height).toBeGreaterThanOrEqual(800)
  answer()
  await page.getByRole('heading', { name: 'Add Product' }).waitFor()
  expect(visited).not.toContain('/auth/login')
})

test('A public page never waits for the session', async () => {
  const session = await sessionOf(await registerPerson())
  const page = await visitor({ storageState: session })
  await page.route('**/accounts:lookup?*', () => {})
  await page.goto('/all-categories')
  await page.getByRole('link', { name: 'Health & Beauty' }).waitFor()
})

const traps = ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/auth/login']

test.for(traps)('A return path like %s opens Home after the login, never another site', async (from) => {
  const page = await visitor()
  const person = await registerPerson()
  await page.goto('/auth/login')
  await page.evaluate((state) => history.replaceState({ usr: { from: state }, key: 'x', idx: 0 }, ''), from)
  await page.reload()
  await fillLogin(page, person)
  await dismiss(page, 'LogIn Successful!')
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})
