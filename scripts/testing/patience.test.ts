import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

test('waiting can take longer than a second', async () => {
  let isThere = false
  const later = pause(1_100).then(() => {
    isThere = true
  })
  await Promise.all([
    vi.waitFor(() => expect(isThere).toBe(true)),
    vi.waitFor(() => expect(isThere).toBe(true), { interval: 10 }),
    expect.poll(() => isThere).toBe(true),
    later,
  ])
})
