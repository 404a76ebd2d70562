import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RunningApp, startAppServer } from './support/app.ts'
import { type CatalogueServer, startCatalogue } from './support/catalogue-server.ts'

let api: CatalogueServer
let app: RunningApp

beforeEach(async () => {
  api = await startCatalogue()
  app = await startAppServer({ API_URL: api.url })
})

afterEach(async () => {
  await app.stop()
  await api.stop()
})

test('Every request logs one line with its target and without personal data', async () => {
  const headers = { authorization: 'Bearer secret-token', cookie: 'a=secret-cookie' }
  const paths = [
    '/cart/rahim%40buyer.example',
    '/cart/rahim@buyer.example',
    '/api/cart/rahim@buyer.example',
    '/api/products/user/rahim%2540buyer.example',
    '/Cart/rahim%40buyer.example',
    '/auth/forgot-password?email=rahim%40buyer.example',
    '/about-us?q=secret-query',
  ]
  for (const path of paths) await fetch(app.url + path, { headers, redirect: 'manual' })
  const aboutPage = await fetch(`${app.url}/about-us`)
  await fetch(`${app.url}/about-us`, { headers: { 'if-none-match': aboutPage.headers.get('etag') ?? '' } })
  const lines = () =>
    app
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => !msg.startsWith('Server listening'))
  await vi.waitFor(() => expect(lines()).toHaveLength(paths.length + 2))
  expect(new Set(lines().map(({ msg }) => msg))).toEqual(new Set(['request']))
  expect(lines()[0]).toMatchObject({ method: 'GET', path: '/cart/…', status: 200, ip: '127.0.0.1' })
  expect(lines()[6]).toMatchObject({ path: '/about-us' })
  expect(lines().at(-1)).toMatchObject({ path: '/about-us', status: 304 })
  expect(app.output()).not.toMatch(/rahim|buyer\.example|secret/)
})
