import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { askerOf } from './address.ts'
import { createLimiter } from './rate.ts'

type Needed = Pick<Parts, 'config' | 'db' | 'metrics'>

/** So many requests an address, before anything else is done for them. Health checks are never refused. */
export function limitRequests(app: FastifyInstance, { config, db, metrics }: Needed) {
  if (config.addressRate.perSecond === 0) return
  const take = createLimiter('address', config.addressRate, config.rateStore === 'postgres' ? db : null)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.about?.access === 'operation') return done()
    take(askerOf(request.ip)).then(
      () => done(),
      (refusal) => {
        metrics.refusedByRate()
        done(refusal)
      },
    )
  })
}

/** So many calls a user, from whatever address. */
export function limitOfUsers({ config, db, metrics }: Needed) {
  const take = createLimiter('user', config.userRate, config.rateStore === 'postgres' ? db : null)
  return (uid: string) =>
    take(uid).catch((refusal) => {
      metrics.refusedByRate()
      throw refusal
    })
}
