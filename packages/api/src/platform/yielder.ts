// Long work of one request, cut into short slices, so that no other request waits for its end.

/** Milliseconds of a slice. */
const sliceMs = 10

/** Waits for other requests if this work has run for long enough. Call it after each item of a loop. */
export type YieldIfDue = () => Promise<void> | undefined

/** For one piece of work: a file that is read, a plan that is made, an answer that is written. */
export function createYielder(): YieldIfDue {
  let sliceBegan = performance.now()
  return () => {
    if (performance.now() - sliceBegan < sliceMs) return undefined
    return nextTurn().then(() => {
      sliceBegan = performance.now()
    })
  }
}

/** Work that waits for its next slice, in the order in which it began to wait. */
const waiting: (() => void)[] = []

/**
 * Between two turns of the event loop only one slice runs, however many files are being read: with one for each of them,
 * other requests would wait for the sum.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(resumeFirst)
  })
}

function resumeFirst() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resumeFirst)
}
