// The app in two languages, each with its own addresses. The browser suggests one, and the reader's choice is
// remembered.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { buyerWithOneItem } from '../support/cart.ts'
import { registerPerson, sessionOf } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

const inBengali = { locale: 'bn-BD' }
const category = '/category/Health%20%26%20Beauty'

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

/** Texts in Latin letters that are neither data nor names, so they were not translated. */
function findEnglish(page: Page) {
  return page.evaluate(() => {
    const data = document.getElementById('arot-data')?.textContent ?? ''
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement: around, data: text } = texts.currentNode as Text
      if (!around?.checkVisibility() || around.closest('script, style, noscript, [hreflang], [data-slot="avatar"]'))
        continue
      const words = text.trim()
      // Ignores the sign of the currency and the ellipsis of a cut description.
      if (
        !/[a-z]{2}/i.test(words.replaceAll(/US\$|Arot/g, '')) ||
        data.includes(JSON.stringify(words.replace('…', '')).slice(1, -1))
      )
        continue
      found.push(words)
    }
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
      .filter((element) => element.checkVisibility() && !element.closest('[data-slot="social-link"]'))
      .flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))
      .filter((words) => words !== '' && !/[\u0980-\u09ff]/.test(words) && !data.includes(words))
    return [...found, ...named]
  })
}

test('A browser that prefers Bengali gets it, and a choice of English is remembered', async () => {
  const page = await visitor(inBengali)
  await page.goto(`${category}?sort=price-asc`)
  expect(pathOf(page)).toBe(`/bn${category}?sort=price-asc`)
  expect(await languageOf(page)).toBe('bn')
  await page.getByRole('heading', { level: 1, name: 'স্বাস্থ্য ও সৌন্দর্য' }).waitFor()
  await page.locator('[data-slot="nav-bar-language"]').click()
  await page.getByRole('heading', { level: 1, name: 'Health & Beauty' }).waitFor()
  expect(pathOf(page)).toBe(`${category}?sort=price-asc`)
  expect(await languageOf(page)).toBe('en')
  await page.goto('/')
  expect(pathOf(page)).toBe('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
  await page.getByRole('heading', { name: 'সব বিভাগ' }).waitFor()
  expect(pathOf(page)).toBe('/bn')
  await page.goto('/about-us')
  expect(pathOf(page)).toBe('/bn/about-us')
})

test('The choice of a language needs no JavaScript', async () => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/about-us')
  await page.locator('[data-slot="nav-bar-language"]').click()
  expect(pathOf(page)).toBe('/bn/about-us')
  await page.goto('/')
  expect(pathOf(page)).toBe('/bn')
})

test.for([
  '/bn',
  `/bn${category}`,
  `/bn${category}?view=table`,
  '/bn/all-categories',
  '/bn/about-us',
  '/bn/auth/login',
  '/bn/auth/register',
  '/bn/auth/forgot-password',
  '/bn/no/such',
])('%s has no untranslated text', async (path) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(await page.title()).toMatch(/[\u0980-\u09ff]/)
  expect(await findEnglish(page)).toEqual([])
})

test('A member reads, buys and gets messages in Bengali, and stays in it from page to page', async () => {
  const { person, product } = await buyerWithOneItem()
  const page = await visitor({ storageState: await sessionOf(person), viewport: { width: 1440, height: 900 } })
  await page.goto(`/bn/product/${product.id}`)
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  await page.getByRole('button', { name: 'কিনুন' }).click()
  await page.getByRole('dialog').getByLabel('পরিমাণ').fill('১')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /নিশ্চিত/ })
    .click()
  await page.getByRole('dialog').getByText('অন্তত ১০ ইউনিট কিনতে হবে।').waitFor()
  // As a Bengali reader writes a number.
  await page.getByRole('dialog').getByLabel('পরিমাণ').fill('১০')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /নিশ্চিত/ })
    .click()
  const alert = page.getByRole('alertdialog', { name: 'সফল!' })
  await alert.waitFor()
  await alert.getByRole('button', { name: 'ঠিক আছে' }).click()
  await page.getByRole('link', { name: 'কার্ট, ২টি পণ্য' }).click()
  await page.getByRole('heading', { level: 1, name: 'আপনার কার্ট' }).waitFor()
  expect(pathOf(page)).toBe(`/bn/cart/${encodeURIComponent(person.email)}`)
  await page.getByRole('button', { name: `${person.name}-এর অ্যাকাউন্ট` }).click()
  await page.getByRole('menuitem', { name: 'লগ আউট' }).click()
  await page.getByRole('alertdialog', { name: 'আপনি লগ আউট করেছেন!' }).waitFor()
})

test('A sign-in from a Bengali page returns to it', async () => {
  const person = await registerPerson()
  const page = await visitor()
  await page.goto('/bn/all-products')
  await page.getByText('সব পণ্য দেখতে লগইন করুন।').waitFor()
  await page.getByLabel('ইমেইল').fill(person.email)
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'লগইন', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'লগইন সফল!' }).getByText('Arot-এ স্বাগতম!').waitFor()
  await page.waitForURL('**/bn/all-products')
})

test('A page and the sitemap give the address in each language', async () => {
  const page = await visitor()
  await page.goto(`/bn${category}?q=soap`)
  const at = (selector: string) => page.locator(`head > ${selector}`).getAttribute('href')
  const { origin } = new URL((await at('link[rel=canonical]')) ?? '')
  expect(await at('link[rel=canonical]')).toBe(`${origin}/bn${category}`)
  expect(await at('link[hreflang=en]')).toBe(origin + category)
  expect(await at('link[hreflang=bn]')).toBe(`${origin}/bn${category}`)
  expect(await at('link[hreflang=x-default]')).toBe(origin + category)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${origin}/bn/about-us</loc>`)
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="bn" href="${origin}/bn"/>`)
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /bn/cart/\n')
})

test('An English page loads nothing for Bengali, and a Bengali page loads its texts and its typeface', async () => {
  const requestsOf = async (path: string) => {
    const page = await visitor()
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    return urls.filter((url) => /bengali/.test(url)).map((url) => url.replace(/.*\/assets\/(.*)-[\w-]{8}\.\w+$/, '$1'))
  }
  expect(await requestsOf('/')).toEqual([])
  expect((await requestsOf('/bn')).toSorted()).toEqual(['bengali', 'noto-sans-bengali-bengali-wght-normal'])
})

test('A headline is bold in English and less bold in Bengali', async () => {
  const page = await visitor()
  for (const [path, weight] of [
    ['/auth/register', '700'],
    ['/bn/auth/register', '600'],
  ] as const) {
    await page.goto(path)
    const headline = page.getByRole('heading', { level: 1 })
    expect(await headline.evaluate((element) => getComputedStyle(element).fontWeight), path).toBe(weight)
  }
})

test('Offline, a visited page shows in its language, and so does a page that was not visited', async () => {
  const page = await visitor()
  await page.goto('/bn')
  const isKept = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null && (await caches.match('/bn', { ignoreVary: true })) !== undefined,
    )
  await expect.poll(isKept).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'সব বিভাগ' }).waitFor()
  await page.goto('/bn/about-us')
  await page.getByText('আপনি অফলাইনে আছেন।').first().waitFor()
  expect(await languageOf(page)).toBe('bn')
})
