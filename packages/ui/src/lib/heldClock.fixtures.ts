import { getConfig, spyOn } from 'storybook/test'

type Held = { callback: () => void; delay: number }

/**
 * Takes the page's long timers (over a second) into the story's hand: what a component set is seen, with its delay,
 * and runs when the story says so. Short ones, which the browser and the tests live on, pass, and so does the patience
 * of `waitFor` and `find…`. Call it in `beforeEach`.
 */
export function holdClock() {
  const held = new Map<number, Held>()
  const set = window.setTimeout.bind(window)
  const clear = window.clearTimeout.bind(window)
  let lastId = -1

  const timeouts = spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, delay = 0) => {
    if (delay <= 1000 || delay === getConfig().asyncUtilTimeout) return set(handler, delay)
    lastId -= 1
    held.set(lastId, { callback: handler, delay })
    return lastId
  }) as typeof window.setTimeout)
  const clearings = spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!held.delete(id as number)) clear(id)
  })

  return {
    /** What the running timers were set to, in milliseconds. */
    delays: () => [...held.values()].map(({ delay }) => delay),
    /** Lets the time of all running timers be up. */
    elapse() {
      const due = [...held.values()]
      held.clear()
      for (const { callback } of due) callback()
    },
    release() {
      timeouts.mockRestore()
      clearings.mockRestore()
    },
  }
}
