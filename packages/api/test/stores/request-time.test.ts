import { expect, onTestFinished, test, vi } from 'vitest'
import {
  inRequestTime,
  requestTimeLeft,
  withLongLimit,
  withRequestLimit,
  withUsualLimit,
} from '../../src/platform/db/postgres/time-limit.ts'

/** A clock that stands still between its steps. */
function stopClock() {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  return {
    step: (ms: number) => {
      now += ms
    },
  }
}

test('only waits for the database count towards the limit of a request, and simultaneous ones count once', async () => {
  const clock = stopClock()
  await withRequestLimit(async () => {
    clock.step(60_000)
    expect(requestTimeLeft(1_000)).toBe(1_000)
    const wait = () =>
      inRequestTime(async () => {
        await Promise.resolve()
        clock.step(100)
        return requestTimeLeft(1_000)
      })
    expect(await Promise.all([wait(), wait()])).toEqual([900, 800])
    expect(await wait()).toBe(700)
    clock.step(60_000)
    expect(requestTimeLeft(1_000)).toBe(700)
    expect(requestTimeLeft(600)).toBe(300)
    expect(requestTimeLeft(200)).toBe(0)
  })
})

test('work that others wait for, long work and work after the end have no limit of a request', async () => {
  const left = () => requestTimeLeft(1_000)
  const later = Promise.withResolvers<void>()
  const outliving: Promise<number>[] = []
  await withRequestLimit(async () => {
    expect(withUsualLimit(left)).toBe(Number.POSITIVE_INFINITY)
    expect(withLongLimit(left)).toBe(Number.POSITIVE_INFINITY)
    outliving.push(later.promise.then(left))
  })
  later.resolve()
  expect(await Promise.all(outliving)).toEqual([Number.POSITIVE_INFINITY])
})
