import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible'
import type { Queries } from '../db/database.ts'
import { Refusal } from '../refusal.ts'

export type Rate = { perSecond: number; burst: number }

/** Takes one of the key's share, or rejects as `too_many`. */
export type Limiter = (key: string) => Promise<unknown>

/** Longer than this nobody waits to be counted: then each process counts for itself. */
const patienceMs = 500

/**
 * `burst` requests a key in the time in which `perSecond` make so many; 0 a second is no limit. Counted in this process, or
 * in the `shared` database for all that use it: while that is away, in this process again.
 */
export function createLimiter(name: string, { perSecond, burst }: Rate, shared: Queries | null): Limiter {
  if (perSecond === 0) return () => Promise.resolve()
  const limit = { keyPrefix: name, points: burst, duration: burst / perSecond }
  const here = new RateLimiterMemory(limit)
  const limiter = shared ? inDatabase(shared, limit, here) : here
  return (key) => limiter.consume(key).catch(refuse)
}

function inDatabase(shared: Queries, limit: { points: number; duration: number }, here: RateLimiterMemory) {
  const inPostgres = new RateLimiterPostgres({
    ...limit,
    storeClient: clientOf(shared),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Whoever is refused is refused from memory until their time is over.
    inMemoryBlockOnConsumed: limit.points + 1,
  })
  return new RLWrapperTimeouts({ limiter: inPostgres, timeoutMs: patienceMs, insuranceLimiter: here })
}

/** Our way to ask the database, as the library asks a client of `pg`. */
const clientOf = ({ query }: Queries) => ({
  query: async ({ values, ...statement }: { name: string; text: string; values: unknown[] }) => {
    const rows = await query(statement, values)
    return { rows, rowCount: rows.length }
  },
})

function refuse(told: unknown): never {
  if (!(told instanceof RateLimiterRes)) throw told
  const retryAfter = Math.max(1, Math.ceil(told.msBeforeNext / 1000))
  throw new Refusal('too_many', { retryAfter }, `Too many requests. Try again in ${retryAfter} s.`)
}
