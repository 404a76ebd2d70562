/**
 * The most processor milliseconds that this thread uses between two ticks of the event loop while `work` runs. Other
 * programs and the collector only add to it, so the work is done up to three times until it is below `goal`.
 */
export async function longestBlockMs(work: () => Promise<unknown>, goal: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3 && least >= goal; time += 1) least = Math.min(least, await measure(work))
  return least
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
    // The last turn is measured too.
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    isOver = true
  }
  return longest / 1000
}
