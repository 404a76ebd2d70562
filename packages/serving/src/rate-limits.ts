import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'

export { clientKeyOf } from './client-key.ts'

export type Rate = { perSecond: number; burst: number }

/** Takes `cost` from the key's share, 1 by default. Returns 0 if the share suffices, else the seconds to wait. */
export type Limiter = (key: string, cost?: number) => Promise<number>

/** A database that several processes share. */
type SharedStore = { query: (statement: { name: string; text: string }, values: unknown[]) => Promise<object[]> }

type Limit = { keyPrefix: string; points: number; duration: number }

/** If the shared database takes longer than this, each process counts for itself. */
const patienceMs = 500

/** A burst refills ten times slower than the rate, so that it adds at most a tenth to the rate. */
const burstRest = 10

/**
 * Allows `perSecond` requests a key each second, and at times `burst` in one second. 0 is no limit. Counts in the
 * `shared` database for all processes that use it, or in this process if there is none or it does not answer. The
 * memory holds a key within its rate for a second only.
 */
export function createLimiter(name: string, { perSecond, burst }: Rate, shared: SharedStore | null = null): Limiter {
  if (perSecond === 0) return () => Promise.resolve(0)
  const counter = (limit: Limit) => (shared ? inDatabase(shared, limit) : new RateLimiterMemory(limit))
  const points = Math.min(burst, Math.max(1, perSecond))
  const steady = counter({ keyPrefix: name, points, duration: points / perSecond })
  const more = burst - points
  const inBursts = counter({ keyPrefix: `${name} burst`, points: more, duration: (more / perSecond) * burstRest })
  return limiterOf(more > 0 ? new BurstyRateLimiter(steady, inBursts) : steady)
}

/**
 * A limit a minute for each key, counted in this process. 0 is no limit. Charge the cost after the work; a cost of 0
 * only checks. A key over its limit waits until the minute is over.
 */
export function createBudget(perMinute: number): Limiter {
  if (perMinute === 0) return () => Promise.resolve(0)
  return limiterOf(new RateLimiterMemory({ points: perMinute, duration: 60 }))
}

const limiterOf =
  (counter: { consume: (key: string, points: number) => Promise<unknown> }): Limiter =>
  (key, cost = 1) =>
    counter.consume(key, cost).then(letPass, secondsToWait)

function inDatabase(shared: SharedStore, limit: Limit) {
  const inPostgres = new RateLimiterPostgres({
    ...limit,
    storeClient: clientOf(shared),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // The limiter refuses a key from memory until its time is over.
    inMemoryBlockOnConsumed: limit.points + 1,
  })
  return new RLWrapperTimeouts({
    limiter: inPostgres,
    timeoutMs: patienceMs,
    insuranceLimiter: new RateLimiterMemory(limit),
  })
}

/** Adapts our database to the client of `pg` that the library expects. */
const clientOf = ({ query }: SharedStore) => ({
  query: async ({ values, ...statement }: { name: string; text: string; values: unknown[] }) => {
    const rows = await query(statement, values)
    return { rows, rowCount: rows.length }
  },
})

const letPass = () => 0

function secondsToWait(failure: unknown): number {
  if (failure instanceof RateLimiterRes) return Math.max(1, Math.ceil(failure.msBeforeNext / 1000))
  throw failure
}
