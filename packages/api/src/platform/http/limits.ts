import { clientKeyOf, createLimiter, type Rate } from '@arot/serving/rate-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../api-problem.ts'
import type { Parts } from '../context.ts'

type LimitParts = Pick<Parts, 'config' | 'db' | 'metrics'>

/** Counts the bytes of an answer as further requests. */
export type CountAgainstRate = (request: FastifyRequest, bytes: number) => void

/** Bytes that one request covers. A page of a hundred products needs a third of it. */
const bytesOfOne = 100_000

/**
 * Limits the requests of each address before any route runs. Never refuses health checks. A costly answer is charged
 * afterwards, by its real size: a small shop's whole list is one request.
 */
export function limitRequests(app: FastifyInstance, parts: LimitParts): CountAgainstRate {
  const { addressRate } = parts.config
  if (addressRate.perSecond === 0) return () => {}
  const { take, charge } = limit('address', addressRate, parts)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.about?.access === 'operation') return done()
    take(clientKeyOf(request.ip)).then(() => done(), done)
  })
  return (request, bytes) => {
    const more = Math.floor(bytes / bytesOfOne)
    if (more > 0) charge(clientKeyOf(request.ip), more)
  }
}

/** Limits the calls of a user, from any address. */
export const limitOfUsers = (parts: LimitParts) => limit('user', parts.config.userRate, parts)

/** `take` uses one request of the key's share, or throws `too_many`. `charge` counts work that is already done. */
function limit(name: string, rate: Rate, { config, db, metrics }: LimitParts) {
  const limiter = createLimiter(name, rate, config.rateStore === 'postgres' ? db : null)
  return {
    async take(key: string) {
      const retryAfter = await limiter(key)
      if (retryAfter === 0) return
      metrics.refusedByRate()
      throw new ApiProblem('too_many', { retryAfter }, `Too many requests. Try again in ${retryAfter} s.`)
    },
    // If the store of the limits fails, the answer is sent anyway.
    charge: (key: string, cost: number) => void limiter(key, cost).catch(() => {}),
  }
}
