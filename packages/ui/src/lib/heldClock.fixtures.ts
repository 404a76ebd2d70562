import { getConfig, spyOn } from 'storybook/test'

type Timer = { callback: () => void; delay: number }

/**
 * Takes the page's long timers (over a second) into the story's hand: what a component set is seen, with its delay,
 * and runs when the story says so. Short ones, which the browser and the tests live on, pass, and so does the patience
 * of `waitFor` and `find…`. Call it in `beforeEach`.
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
    /** What the running timers were set to, in milliseconds. */
    delays: () => [...timers.values()].map(({ delay }) => delay),
    /** Lets the time of all running timers be up. */
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
