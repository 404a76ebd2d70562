// What happens to a page whose code is not there: after a release, or where the network lost it.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { registerPerson, sessionOf } from '../support/people.ts'
import { restful, visitor } from '../support/visit.ts'

/** A member's page whose code has all come, and from then on no more does, until it is back. */
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

/** The documents that were asked for. */
function documentsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const follow = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Add Product' }).first().click()

test('After a release the code of the last one is gone: a link leads to its page all the same, by way of its address', async () => {
  // The route stays: none is taken away while a document is on its way.
  let asked: string[] = []
  const page = await atAboutUs(() => asked.length > 0)
  asked = documentsOf(page)
  await follow(page)
  await page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor()
  expect(asked).toEqual(['/add-product'])
})

test('Code that stays away is asked for once more, then the page says so plainly, and its button tries again', async () => {
  const page = await atAboutUs()
  const asked = documentsOf(page)
  await follow(page)
  await expect.poll(() => asked).toEqual(['/add-product'])
  await page.getByText('Part of this page could not be loaded.').waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/import|module|https?:/)
  expect(asked).toEqual(['/add-product'])
  // What is around the page works meanwhile.
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor()
})
