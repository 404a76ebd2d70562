/** Goes on in a task of its own, so that the browser can draw and answer in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Does it when the page has nothing better to do. */
export function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3_000 })
  else setTimeout(task, 500)
}
