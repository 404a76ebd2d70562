import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makePlace } from '../support/place.ts'
import { startProcess } from '../support/process.ts'
import { bearer, newProduct, person } from '../support/server.ts'

test('a stopping server finishes its requests, ends streams and idle connections, and logs no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arot-process-'))
  const { env } = await makePlace(folder)
  // A server that waits for an idle connection exceeds the test's time limit.
  const server = await startProcess({ ...env, SHUTDOWN_TIMEOUT: '600' })
  const owner = await person()
  const [idle, underWay] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
  onTestFinished(() => [idle, underWay].forEach((agent) => void agent.destroy()))
  const [answer] = await once(get(`${server.url}/categories`, { agent: idle }), 'response')
  await once(answer.resume(), 'end')
  const stream = await fetch(`${server.url}/events`)
  const body = JSON.stringify(newProduct())

  // The server has the head and half of the body when it gets the signal. The rest arrives afterwards.
  const headers = {
    ...bearer(owner),
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const sending = request(`${server.url}/products`, { method: 'POST', headers, agent: underWay })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject)
  })
  sending.flushHeaders()
  await new Promise((resolve) => sending.once('continue', resolve))
  sending.write(body.slice(0, 20))
  const stopped = server.stop()
  // The end of the stream shows that the server has begun to stop.
  expect(await stream.text()).toContain('event: catalogue')
  sending.end(body.slice(20))

  expect(await answered).toBe(201)
  await stopped
  // For instance, deprecation warnings of dependencies.
  expect(server.complaints()).toBe('')
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await rm(folder, { recursive: true, force: true })
})

test('a stopping server is no longer ready, but accepts requests until its delay is over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arot-process-'))
  const { env } = await makePlace(folder)
  // Longer than the test, so that all checks run within the delay.
  const server = await startProcess({ ...env, SHUTDOWN_DELAY: '600' })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  onTestFinished(server.kill)
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await status('/readyz')).toBe(200)

  void server.stop()
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(503))
  const added = await fetch(`${server.url}/products`, {
    method: 'POST',
    headers: { ...bearer(await person()), 'content-type': 'application/json' },
    body: JSON.stringify(newProduct()),
  })
  expect(added.status).toBe(201)
  expect(await status('/categories')).toBe(200)
  expect(await status('/readyz')).toBe(503)
})
