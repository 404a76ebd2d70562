import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverStore } from '../src/platform/cache.ts'
import type { Config } from '../src/platform/settings.ts'
import { createVisit } from '../src/session/visit.ts'

/** Never answers, and ends when the request is aborted. */
const hang = (_input: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const { client } = createVisit({
  config: { apiHost: 'http://api.example' } as Config,
  origin: 'http://market.example',
  language: 'en',
  store: serverStore(),
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn(hang))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a read that gets no answer fails after 30 seconds, so that it is tried again', async () => {
  const answer = expect(client.getCategories()).rejects.toMatchObject({ code: 'network' })
  await vi.advanceTimersByTimeAsync(30_000)
  await answer
})

test('a read that its page has left ends at once', async () => {
  const leaving = new AbortController()
  const answer = expect(client.getProducts({}, { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await answer
})
