// The notifications of committed transactions are sent, even after the database was unavailable.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Queries } from '../../src/platform/db/database.ts'
import { createNotifier } from '../../src/platform/db/notifier.ts'

function outages() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent: string[] = []
  const state = { isAway: true, attempts: 0, /** The database is away when this one comes, once. */ lost: '' }
  const query = async (_: unknown, [, payloads]: [string[], string[]]) => {
    state.attempts += 1
    const isLost = payloads.join() === state.lost
    if (isLost) state.lost = ''
    if (state.isAway || isLost) throw new Error('Connection terminated')
    if (payloads.includes('refused')) throw new Error('payload string too long')
    sent.push(...payloads)
    return []
  }
  return { sent, state, notifier: createNotifier({ query } as unknown as Queries) }
}

test('unsent notifications are sent again, in order, once the database is available', async () => {
  const { sent, state, notifier } = outages()
  notifier.notify('one', 'first')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(state.attempts).toBe(4)
  notifier.notify('one', 'second')
  state.isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['first', 'second'])
})

test('a notification that the database refuses does not block others', async () => {
  const { sent, state, notifier } = outages()
  state.isAway = false
  for (const payload of ['first', 'refused', 'second']) notifier.notify('one', payload)
  await vi.advanceTimersByTimeAsync(0)
  notifier.notify('one', 'third')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['first', 'second', 'third'])
})

test('notifications that are sent one by one wait for the database as well', async () => {
  const { sent, state, notifier } = outages()
  Object.assign(state, { isAway: false, lost: 'second' })
  for (const payload of ['first', 'refused', 'second']) notifier.notify('one', payload)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['first', 'second'])
})

test('the newest ten thousand are stored, and a closing server tries once more', async () => {
  const { sent, state, notifier } = outages()
  for (let place = 0; place < 12_000; place += 1) notifier.notify('one', `${place}`)
  await vi.advanceTimersByTimeAsync(0)
  state.isAway = false
  await notifier.close()
  expect(sent).toHaveLength(10_000)
  expect(sent.at(-1)).toBe('11999')
})
