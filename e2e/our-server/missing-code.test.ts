// A page whose code is missing, after a release or after a network failure.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { registerPerson, sessionOf } from '../support/people.ts'
import { restful, visitor } from '../support/visit.ts'

/** A member's page with all of its code, in a network that serves no further code until it is back. */
async function atAboutUs(isBack = () => false) {
  const storageState = await sessionOf(await registerPerson())
  const page = await restful(await visitor({ storageState, serviceWorkers: 'block' }))
  const loaded = new Set<string>()
  page.on('requestfinished', (request) => loaded.add(request.url()))
  await page.goto('/about-us')
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const had = new Set(loaded)
  const isMissing = (url: URL) => /\/assets\/.*\.js$/.test(url.pathname) && !had.has(url.href)
  await page.route(isMissing, (route) => (isBack() ? route.continue() : route.abort()))
  return page
}

/** The documents that the page requests. */
function documentsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const follow = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Add Product' }).first().click()

test('A link whose code is gone after a release opens its page by a full page load', async () => {
  // The route stays, because a route must not be removed while a document is loading.
  let asked: string[] = []
  const page = await atAboutUs(() => asked.length > 0)
  asked = documentsOf(page)
  await follow(page)
  await page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor()
  expect(asked).toEqual(['/add-product'])
})

test('Code that is still missing after one reload shows a message, and its button retries', async () => {
  const page = await atAboutUs()
  const asked = documentsOf(page)
  await follow(page)
  await expect.poll(() => asked).toEqual(['/add-product'])
  await page.getByText('Part of this page could not be loaded.').waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/import|module|https?:/)
  expect(asked).toEqual(['/add-product'])
  // The frame of the page works meanwhile.
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor()
})
