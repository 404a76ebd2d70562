import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CatalogueServer, startCatalogue } from './support/catalogue-server.ts'
import { startHostProcess } from './support/process.ts'

let api: CatalogueServer

beforeEach(async () => {
  api = await startCatalogue()
})

afterEach(() => api.stop())

test('On SIGTERM pending purchases and pages finish, streams end, and nothing new begins', async () => {
  const { url, end, ended, output } = await startHostProcess({ API_URL: api.url, SHUTDOWN_TIMEOUT: '60' })
  await vi.waitFor(() => expect(api.hasListeners()).toBe(true))
  const stream = await fetch(`${url}/api/events`)
  expect(api.listeners()).toBe(2)
  const release = api.hold()
  const before = api.requests.length
  const purchase = fetch(`${url}/api/products/1`, { method: 'PATCH', body: '{}' })
  const page = fetch(url)
  // The purchase is one call, the page at least one.
  await vi.waitFor(() => expect(api.requests.length).toBeGreaterThanOrEqual(before + 2))

  end()
  await vi.waitFor(() => expect(fetch(`${url}/robots.txt`)).rejects.toThrow())
  await stream.text().catch(() => {})
  // The host's own stream, which it keeps open for the pending page.
  await vi.waitFor(() => expect(api.listeners()).toBe(1))

  release()
  expect([(await purchase).status, (await page).status]).toEqual([200, 200])
  expect(await (await page).text()).toContain('</html>')
  expect(await ended).toEqual([0, null])
  expect(output()).toContain('"path":"/api/products/1","status":200')
})

test('Endless requests are only waited for until the time limit', async () => {
  const { url, end, ended, output } = await startHostProcess({ API_URL: api.url, SHUTDOWN_TIMEOUT: '1' })
  api.hold()
  const stuck = fetch(`${url}/api/products/1`, { method: 'PATCH', body: '{}' })
  const cut = expect(stuck).rejects.toThrow()
  await vi.waitFor(() => expect(api.requests.some(({ path }) => path === '/products/1')).toBe(true))
  end()
  expect(await ended).toEqual([1, null])
  await cut
  expect(output()).toContain('requests were still running when the time to stop was over')
})

test('On SIGTERM the host is no longer ready, but accepts requests until its delay is over', async () => {
  // Longer than the test, so that all checks run within the delay.
  const env = { API_URL: api.url, SHUTDOWN_DELAY: '600' }
  const { url, operations, end, ended, kill } = await startHostProcess(env)
  const status = async (address: string) => (await fetch(address)).status
  expect(await status(`${operations}/readyz`)).toBe(200)
  end()
  await vi.waitFor(async () => expect(await status(`${operations}/readyz`)).toBe(503))
  expect(await status(`${url}/robots.txt`)).toBe(200)
  expect(await status(`${operations}/readyz`)).toBe(503)
  kill()
  expect(await ended).toEqual([null, 'SIGKILL'])
})
