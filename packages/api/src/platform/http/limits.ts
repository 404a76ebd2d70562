import { clientKeyOf, createLimiter, type Rate } from '@arot/serving/rate-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../api-problem.ts'
import type { Parts } from '../context.ts'

type LimitParts = Pick<Parts, 'config' | 'db' | 'metrics'>

/** Charges the bytes of an answer as further requests. */
export type CountAgainstRate = (request: FastifyRequest, bytes: number) => void

/** What a request may be answered with for one: a page of a hundred products has a third of it. */
const bytesOfOne = 100_000

/**
 * So many requests an address, before anything else is done for them. Health checks are never refused. What turns out to
 * be costly is charged afterwards, when it is known how much it was: a small shop's whole list is one request.
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

/** `take`: one of the key's share, or rejects as `too_many`. `charge`: what was done already. */
function limit(name: string, rate: Rate, { config, db, metrics }: LimitParts) {
  const limiter = createLimiter(name, rate, config.rateStore === 'postgres' ? db : null)
  return {
    async take(key: string) {
      const retryAfter = await limiter(key)
      if (retryAfter === 0) return
      metrics.refusedByRate()
      throw new ApiProblem('too_many', { retryAfter }, `Too many requests. Try again in ${retryAfter} s.`)
    },
    // Where it cannot be counted, the answer is there all the same.
    charge: (key: string, cost: number) => void limiter(key, cost).catch(() => {}),
  }
}
