// Splits long work into short slices, so that no other request waits for its end.

/** The length of a slice in milliseconds. */
const sliceMs = 10

/** Lets other requests run if this work has run long enough. Call it after each item of a loop. */
export type YieldIfDue = () => Promise<void> | undefined

/** Create one for each piece of work, such as a file to read or an answer to write. */
export function createYielder(): YieldIfDue {
  let sliceBegan = performance.now()
  return () => {
    if (performance.now() - sliceBegan < sliceMs) return undefined
    return nextTurn().then(() => {
      sliceBegan = performance.now()
    })
  }
}

/** Work that waits for its next slice, first come, first served. */
const waiting: (() => void)[] = []

/**
 * Runs only one slice between two turns of the event loop. With one slice for each file, other requests would wait for
 * the sum.
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
