/**
 * The longest processor time in milliseconds between two ticks of the event loop while `work` runs. Other programs and the
 * garbage collector only add to it, so it repeats the work up to three times until the time is below `goal`.
 */
export async function longestBlockMs(work: () => Promise<unknown>, goal: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3 && least >= goal; time += 1) least = Math.min(least, await measure(work))
  return least
}

/** The processor time of this thread in milliseconds. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = processorMs()
  const look = () => {
    longest = Math.max(longest, processorMs() - before)
    before = processorMs()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
    // Includes the last tick.
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    isOver = true
  }
  return longest
}
