import { clientKeyOf, createLimiter, type Rate } from '@arot/serving/rate-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HostProblem } from './problem.ts'

/** Limits the requests of an address, before any route runs. */
export function limitRequests(app: FastifyInstance, rate: Rate) {
  if (rate.perSecond === 0) return
  const take = limit('address', rate)
  app.addHook('onRequest', (request, _reply, done) => {
    take(request).then(() => done(), done)
  })
}

/** Limits how many uncached pages are rendered for an address. */
export const limitOfRenderings = (rate: Rate) => limit('render', rate)

function limit(name: string, rate: Rate) {
  const take = createLimiter(name, rate)
  return async ({ ip }: FastifyRequest) => {
    const retryAfter = await take(clientKeyOf(ip))
    if (retryAfter > 0) throw new HostProblem(429, retryAfter)
  }
}
