export type Rate = { perSecond: number; burst: number }

type Bucket = { left: number; at: number }

/** A bucket of `burst` requests a key, refilled at `perSecond`. Answers 0 to let pass, else the seconds to wait. */
export function createLimiter({ perSecond, burst }: Rate, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()
  // A bucket untouched for this long is full again: forgetting it changes nothing.
  const fullAfter = (burst / perSecond) * 1000

  function forgetFull(time: number) {
    for (const [key, bucket] of buckets) if (time - bucket.at > fullAfter) buckets.delete(key)
    // Still too many: the longest untouched ones go, so that a flood of addresses cannot fill the memory.
    for (const key of buckets.keys()) {
      if (buckets.size <= 50_000) break
      buckets.delete(key)
    }
  }

  return (key: string): number => {
    if (perSecond === 0) return 0
    const time = now()
    const bucket = buckets.get(key)
    const left = bucket ? Math.min(burst, bucket.left + ((time - bucket.at) / 1000) * perSecond) : burst
    if (!bucket && buckets.size >= 100_000) forgetFull(time)
    buckets.delete(key)
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: time })
    return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
  }
}
