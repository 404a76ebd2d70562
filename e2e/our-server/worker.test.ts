// What the service worker caches, and that it never breaks a page: with a slow or unreachable server and a full disk.
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listening } from '../../scripts/listening.ts'
import { visitor } from '../support/visit.ts'

const worker = readFileSync(join(import.meta.dirname, '../../packages/app/public/sw.js'))

let site: Awaited<ReturnType<typeof listening>>
/** The unfinished responses of the slow file. */
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

/** A page of that server with its worker. `before` runs in the page before the worker starts. */
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

test('A slow file is passed on as it arrives, and cached once it is complete', async () => {
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

test('A full disk does not break the page and is not reported as a lost network', async () => {
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

test('A full cache drops the oldest entries, but never the shell or a file in use', async () => {
  const page = await underWorker()
  await page.evaluate(async () => {
    for (const number of Array.from({ length: 310 }, (_, index) => index)) {
      await fetch(`/assets/${number}.js`)
      // The app's own code is loaded at each visit.
      if (number % 50 === 49) await fetch('/assets/0.js')
    }
  })
  // Entries can be written after their answer, so the number alone can be right too early.
  const readCache = () =>
    page.evaluate(async () => {
      const paths = (await (await caches.open('arot-2')).keys()).map(({ url }) => new URL(url).pathname)
      const asked = ['/app-shell', '/assets/0.js', '/assets/1.js', '/assets/309.js']
      return [paths.length, ...asked.map((path) => paths.includes(path))]
    })
  await expect.poll(readCache).toEqual([301, true, true, false, true])
})

test('A page is not cached at an address that redirects to it', async () => {
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

test('The categories are available offline once a page has its worker', async () => {
  const page = await underWorker()
  expect(await isKept(page, '/api/categories')).toBe(true)
})

test('A failed request fails in the page only, not in the worker', async () => {
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

test('A new worker keeps the cache of the last one, and uses it offline', async () => {
  const page = await underWorker(async () => {
    const cache = await caches.open('arot-2')
    await cache.put('/about-us', new Response('<title>kept</title>', { headers: { 'content-type': 'text/html' } }))
  })
  await page.context().setOffline(true)
  await page.goto('/about-us')
  expect(await page.title()).toBe('kept')
})
