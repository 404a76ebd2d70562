import { expect, test } from 'vitest'
import { startCatalogue } from './support/catalogue-server.ts'
import { spawnHost, startHostProcess } from './support/process.ts'

test('Metrics and health are on a separate port and reveal no visitor', async () => {
  const api = await startCatalogue()
  const { url, operations, end, ended } = await startHostProcess({ API_URL: api.url })
  await fetch(`${url}/cart/rahim%40buyer.example`)
  const figures = await (await fetch(`${operations}/metrics`)).text()
  expect(figures).toMatch(/arot_host_request_duration_seconds_count\{.*route="\*".*status="200"\} \d/)
  expect(figures).not.toContain('rahim')
  for (const path of ['/metrics', '/readyz', '/healthz']) expect((await fetch(url + path)).status).toBe(404)
  end()
  await ended
  await api.stop()
})

test('A port in use is one clear line', async () => {
  const api = await startCatalogue()
  const { port } = new URL(api.url)
  const { ended, output } = spawnHost({ API_URL: api.url, PORT: port, LOG_LEVEL: 'silent' })
  expect(await ended).toEqual([1, null])
  expect(output()).toBe(`PORT ${port} is in use by another program\n`)
  await api.stop()
})
