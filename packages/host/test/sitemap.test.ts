// The sitemap of a large marketplace has parts, and is read in the background.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Sendable } from '../src/sendable.ts'
import { createSitemap } from '../src/sitemap.ts'

let server: Server | undefined
afterEach(() => server?.close())

type Market = { suppliers: number; onPage?: (page: number) => Promise<number | undefined> | undefined }

/** An api with a number of suppliers, a hundred per page. `onPage` can delay an answer or return a status. */
async function market({ suppliers, onPage }: Market) {
  let requests = 0
  const api = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://api')
    response.setHeader('arot-api', '1')
    if (url.pathname === '/categories') return response.end('["Paper"]')
    requests++
    const page = Number(url.searchParams.get('cursor') ?? 0)
    const status = await onPage?.(page)
    if (status !== undefined) return response.writeHead(status, { 'retry-after': '0.001' }).end()
    const first = page * 100
    const ids = Array.from({ length: Math.min(100, suppliers - first) }, (_, place) => ({ id: `s${first + place}` }))
    if (first + 100 < suppliers) response.setHeader('link', `</suppliers?limit=100&cursor=${page + 1}>; rel="next"`)
    response.end(JSON.stringify(ids))
  })
  server = api
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  return { apiHost: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, requests: () => requests }
}

const of = (apiHost: string, more: object = {}) =>
  createSitemap({ origin: 'https://market.example', apiHost, headers: {}, ...more })
const textOf = (file: Sendable | null) => String(file?.ways.identity?.bytes)
const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')

test('A small marketplace has one file', async () => {
  const { apiHost } = await market({ suppliers: 250 })
  const sitemap = of(apiHost)
  const addresses = addressesIn(textOf(await sitemap(0, {})))
  for (const path of ['/', '/category/Paper', '/suppliers/s0', '/suppliers/s249', '/bn/suppliers/s249'])
    expect(addresses).toContain(`https://market.example${path}`)
  expect(await sitemap(2, {})).toBeNull()
})

test('A large one has an index of parts that have each address once and stay within the limit', async () => {
  const { apiHost } = await market({ suppliers: 12_345 })
  const sitemap = of(apiHost)
  const parts = addressesIn(textOf(await sitemap(0, {})))
  expect(parts).toEqual([1, 2, 3].map((part) => `https://market.example/sitemap-${part}.xml`))
  const files = await Promise.all(parts.map(async (_, place) => addressesIn(textOf(await sitemap(place + 1, {})))))
  for (const file of files) expect(file.length).toBeLessThanOrEqual(50_000)
  const all = files.flat()
  expect(new Set(all).size).toBe(all.length)
  const suppliers = all.filter((address) => /^https:\/\/market.example\/suppliers\/s\d+$/.test(address))
  expect(suppliers).toHaveLength(12_345)
  expect(await sitemap(4, {})).toBeNull()
})

test('A slow list is read completely while requests are answered, and only once', async () => {
  let release = () => {}
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  const { apiHost, requests } = await market({ suppliers: 300, onPage: (page) => (page === 2 ? held : undefined) })
  const sitemap = of(apiHost, { patience: 1 })
  expect((await sitemap(0, {}))?.status).toBe(503)
  expect((await sitemap(0, {}))?.status).toBe(503)
  release()
  await expect.poll(async () => (await sitemap(0, {}))?.status).toBe(200)
  expect(requests()).toBe(3)
  expect(addressesIn(textOf(await sitemap(0, {})))).toContain('https://market.example/suppliers/s299')
})

test('The current list is served while the next one is read, also if that fails', async () => {
  let isDown = false
  const { apiHost } = await market({ suppliers: 5, onPage: async () => (isDown ? 500 : undefined) })
  const sitemap = of(apiHost, { maxAge: 0 })
  expect((await sitemap(0, {}))?.status).toBe(200)
  isDown = true
  expect(textOf(await sitemap(0, {}))).toContain('/suppliers/s4')
})

test('If the api asks to wait, the list continues later where it stopped', async () => {
  const refused = new Set<number>()
  const onPage = async (page: number) => {
    if (refused.has(page)) return undefined
    refused.add(page)
    return 429
  }
  const { apiHost, requests } = await market({ suppliers: 300, onPage })
  expect((await of(apiHost)(0, {}))?.status).toBe(200)
  expect(requests()).toBe(6)
})
