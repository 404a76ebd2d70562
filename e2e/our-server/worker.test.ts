// What the service worker keeps, and what it never costs: on a server of its own that can be slow, gone or full.
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listening } from '../../scripts/listening.ts'
import { visitor } from '../support/visit.ts'

const worker = readFileSync(join(import.meta.dirname, '../../packages/app/public/sw.js'))

let site: Awaited<ReturnType<typeof listening>>
/** The rest of what is slow. */
let slow: ServerResponse[]

beforeEach(async () => {
  slow = []
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/sw.js') return response.setHeader('content-type', 'text/javascript').end(worker)
    if (url === '/category/moved') return response.writeHead(302, { location: '/bn/category/moved' }).end()
    if (url.startsWith('/assets/slow')) {
      slow.push(response)
      return response.write('first')
    }
    if (url.startsWith('/assets/')) return response.end('x'.repeat(10_000))
    return response.setHeader('content-type', 'text/html').end(`<title>${url}</title>`)
  })
  site = await listening(server)
})

afterEach(async () => {
  for (const response of slow) response.end()
  await site.stop()
})

/** A page of that server under its worker; `before` runs in the page before the worker comes. */
async function underWorker(before = async () => {}) {
  const page = await visitor({ baseURL: site.url })
  await page.goto('/')
  await page.evaluate(before)
  await page.evaluate(async () => {
    const isTaken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await navigator.serviceWorker.register('/sw.js')
    await isTaken
  })
  return page
}

const isKept = (page: Page, path: string) => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)

test('What comes slowly is shown as it comes, and kept once it is whole', async () => {
  const page = await underWorker()
  const first = await page.evaluate(async () => {
    const { body } = await fetch('/assets/slow.js')
    const { value } = await body!.getReader().read()
    return new TextDecoder().decode(value)
  })
  expect(first).toBe('first')
  expect(await isKept(page, '/assets/slow.js')).toBe(false)
  slow[0]?.end('last')
  await expect.poll(() => isKept(page, '/assets/slow.js')).toBe(true)
})

test('A full disk takes nothing from the page, and is not called a network that is gone', async () => {
  const page = await underWorker()
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'unreachable') document.title = 'unreachable'
    })
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  const statuses = await page.evaluate(() =>
    Promise.all(['/about-us', '/assets/1.js', '/api/categories'].map(async (path) => (await fetch(path)).status)),
  )
  expect(statuses).toEqual([200, 200, 200])
  await page.goto('/about-us')
  expect(await page.title()).toBe('/about-us')
})

test('Of too much the oldest goes: never the shell, and not what is in use', async () => {
  const page = await underWorker()
  await page.evaluate(async () => {
    for (const number of Array.from({ length: 310 }, (_, index) => index)) {
      await fetch(`/assets/${number}.js`)
      // The app's own code, at each visit.
      if (number % 50 === 49) await fetch('/assets/0.js')
    }
  })
  // What is written beside the answers may come after the last of them: the number alone is right before all is.
  const readCache = () =>
    page.evaluate(async () => {
      const paths = (await (await caches.open('arot-2')).keys()).map(({ url }) => new URL(url).pathname)
      const asked = ['/app-shell', '/assets/0.js', '/assets/1.js', '/assets/309.js']
      return [paths.length, ...asked.map((path) => paths.includes(path))]
    })
  await expect.poll(readCache).toEqual([301, true, true, false, true])
})

test('A page that led elsewhere is kept at its own address alone', async () => {
  const page = await underWorker()
  await page.evaluate(async () => {
    await fetch('/category/moved')
    await fetch('/category/last')
  })
  await expect.poll(() => isKept(page, '/category/last')).toBe(true)
  expect(await isKept(page, '/category/moved')).toBe(false)
  await page.goto('/category/moved')
  expect(await page.title()).toBe('/bn/category/moved')
  await page.context().setOffline(true)
  await page.goto('/category/moved')
  expect(await page.title()).toBe('/app-shell')
})

test('The categories are there without a network as soon as a page is under its worker', async () => {
  const page = await underWorker()
  expect(await isKept(page, '/api/categories')).toBe(true)
})

test('What the network does not answer fails in the page alone, not in the worker', async () => {
  const page = await underWorker()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.context().setOffline(true)
  const fails = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => false,
          (error) => error instanceof TypeError,
        ),
      path,
    )
  expect(await fails('/assets/new.js')).toBe(true)
  expect(await fails('/api/brands')).toBe(true)
  expect(messages.filter((text) => text.includes('promise was rejected'))).toEqual([])
})

test('A new worker finds what the last one kept, and shows it where the network is gone', async () => {
  const page = await underWorker(async () => {
    const cache = await caches.open('arot-2')
    await cache.put('/about-us', new Response('<title>kept</title>', { headers: { 'content-type': 'text/html' } }))
  })
  await page.context().setOffline(true)
  await page.goto('/about-us')
  expect(await page.title()).toBe('kept')
})
