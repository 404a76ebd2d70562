import { askerOf, createLimiter, type Rate } from '@arot/serving/rates'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'

type Needed = Pick<Parts, 'config' | 'db' | 'metrics'>

/** So many requests an address, before anything else is done for them. Health checks are never refused. */
export function limitRequests(app: FastifyInstance, parts: Needed) {
  const { addressRate } = parts.config
  if (addressRate.perSecond === 0) return
  const take = limit('address', addressRate, parts)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.about?.access === 'operation') return done()
    take(askerOf(request.ip)).then(() => done(), done)
  })
}

/** So many calls a user, from whatever address. */
export const limitOfUsers = (parts: Needed) => limit('user', parts.config.userRate, parts)

/** Takes one of the key's share, or rejects as `too_many`. */
function limit(name: string, rate: Rate, { config, db, metrics }: Needed) {
  const take = createLimiter(name, rate, config.rateStore === 'postgres' ? db : null)
  return async (key: string) => {
    const retryAfter = await take(key)
    if (retryAfter === 0) return
    metrics.refusedByRate()
    throw new Refusal('too_many', { retryAfter }, `Too many requests. Try again in ${retryAfter} s.`)
  }
}
