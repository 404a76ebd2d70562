import { expect, onTestFinished, test, vi } from 'vitest'
import { type Chore, repeatChores } from '../../src/platform/chores.ts'

/** Starts chores that record when they run, with a fake clock. */
function start(chores: Chore[]) {
  const warnings: string[] = []
  vi.useFakeTimers()
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  const stop = repeatChores(chores, log as unknown as Parameters<typeof repeatChores>[1])
  onTestFinished(async () => {
    const stopped = stop()
    await vi.runOnlyPendingTimersAsync()
    await stopped
    vi.useRealTimers()
  })
  return { warnings, stop }
}

test('chores start one after another, frequent ones first', async () => {
  const events: string[] = []
  const chore = (name: string, everySeconds: number): Chore => ({
    name,
    everySeconds,
    async work() {
      events.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      events.push(`${name} ends`)
    },
  })
  start([chore('hourly', 3600), chore('often', 5), chore('each minute', 60)])
  await vi.advanceTimersByTimeAsync(400)
  expect(events).toEqual(['often', 'each minute', 'hourly'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('a long chore delays the start of the next one by at most a second', async () => {
  const begun: string[] = []
  const chore = (name: string): Chore => ({
    name,
    everySeconds: 3600,
    work: () => new Promise((resolve) => setTimeout(resolve, begun.push(name) * 30_000)),
  })
  start([chore('one'), chore('two'), chore('three')])
  expect(begun).toEqual(['one'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toEqual(['one', 'two', 'three'])
})

test('after a failure an hourly chore runs again after a minute, a frequent one after its own interval', async () => {
  const runs = { hourly: 0, often: 0 }
  const failing = (name: keyof typeof runs, everySeconds: number): Chore => ({
    name,
    everySeconds,
    async work() {
      runs[name] += 1
      if (runs[name] < 3) throw new Error('away')
    },
  })
  const { warnings } = start([failing('hourly', 3600), failing('often', 5)])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toEqual({ hourly: 1, often: 2 })
  await vi.advanceTimersByTimeAsync(115_000)
  expect(runs.hourly).toBe(3)
  expect(warnings.filter((message) => message === 'could not: hourly')).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3_500_000)
  expect(runs.hourly).toBe(3)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(runs.hourly).toBe(4)
})

test('after a stop no chore starts', async () => {
  const begun: string[] = []
  const chore = (name: string): Chore => ({
    name,
    everySeconds: 1,
    work: () => new Promise((resolve) => setTimeout(resolve, begun.push(name) * 2000)),
  })
  const { stop } = start([chore('one'), chore('two')])
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(10_000)
  await stopped
  expect(begun).toEqual(['one'])
})
