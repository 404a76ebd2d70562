import { getConfig, spyOn } from 'storybook/test'

type Timer = { callback: () => void; delay: number }

/**
 * Replaces the page's timers of more than a second, so that a story can read their delays and run them. Shorter timers
 * still run, because the browser and the tests need them, and so do the timeouts of `waitFor` and `find…`. Call it in
 * `beforeEach`.
 */
export function holdClock() {
  const timers = new Map<number, Timer>()
  const set = window.setTimeout.bind(window)
  const clear = window.clearTimeout.bind(window)
  let lastId = -1

  const timeouts = spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, delay = 0) => {
    if (delay <= 1000 || delay === getConfig().asyncUtilTimeout) return set(handler, delay)
    lastId -= 1
    timers.set(lastId, { callback: handler, delay })
    return lastId
  }) as typeof window.setTimeout)
  const clearings = spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!timers.delete(id as number)) clear(id)
  })

  return {
    /** The delays of the waiting timers, in milliseconds. */
    delays: () => [...timers.values()].map(({ delay }) => delay),
    /** Runs all waiting timers. */
    elapse() {
      const due = [...timers.values()]
      timers.clear()
      for (const { callback } of due) callback()
    },
    release() {
      timeouts.mockRestore()
      clearings.mockRestore()
    },
  }
}
