import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'

export { clientKeyOf } from './client-key.ts'

export type Rate = { perSecond: number; burst: number }

/** Takes one of the key's share, or as many as something costs: 0 where it may have them, else the seconds to wait. */
export type Limiter = (key: string, cost?: number) => Promise<number>

/** A database that several processes ask. */
type SharedStore = { query: (statement: { name: string; text: string }, values: unknown[]) => Promise<object[]> }

type Limit = { keyPrefix: string; points: number; duration: number }

/** Longer than this nobody waits to be counted: then each process counts for itself. */
const patienceMs = 500

/** A burst comes back after ten times as long as the rate alone would take for it: it adds a tenth to the rate at most. */
const burstRest = 10

/**
 * `perSecond` requests a key in every second, and once in a while so many in one that they are `burst`; 0 a second is no
 * limit. Counted in this process, or in the `shared` database for all that use it: while that is away, here again.
 * A key within its rate is remembered for a second, so what is remembered is what was answered in one.
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
 * A limit per minute for each key, counted in this process; 0 is no limit. The cost is charged after the work. A key over
 * its limit waits until the minute is over. A cost of 0 only asks.
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
    // Whoever is refused is refused from memory until their time is over.
    inMemoryBlockOnConsumed: limit.points + 1,
  })
  return new RLWrapperTimeouts({
    limiter: inPostgres,
    timeoutMs: patienceMs,
    insuranceLimiter: new RateLimiterMemory(limit),
  })
}

/** Our way to ask the database, as the library asks a client of `pg`. */
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
