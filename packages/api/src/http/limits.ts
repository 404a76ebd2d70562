import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { createLimiter } from './rate.ts'

/** So many requests an address, before anything else is done for them. Health checks are never refused. */
export function limitRequests(app: FastifyInstance, { config, metrics }: Pick<Parts, 'config' | 'metrics'>) {
  const wait = createLimiter(config.addressRate)
  app.addHook('onRequest', (request, _reply, done) => {
    const retryAfter = wait(addressOf(request.ip))
    if (retryAfter === 0 || request.routeOptions.config.about?.access === 'operation') return done()
    metrics.count('arot_refused_by_rate_total')
    done(tooMany(retryAfter))
  })
}

export const tooMany = (retryAfter: number) =>
  new Refusal('too_many', { retryAfter }, `Too many requests. Try again in ${retryAfter} s.`)

/** One household of IPv6 addresses counts as one: a single customer is given a /64. */
function addressOf(ip: string) {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip
}
