import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { tooMany } from '../http/limits.ts'
import { createLimiter } from '../http/rate.ts'
import type { Metrics } from '../metrics.ts'
import { unauthorized, type Verify } from './verify.ts'

/** Lets the routes ask for a session: the bearer token is verified, and its owner's own rate is kept. */
export function knowCallers(app: FastifyInstance, verify: Verify, { userRate }: Config, metrics: Metrics) {
  const wait = createLimiter(userRate)
  app.decorateRequest('caller', null)
  app.decorate('requireCaller', async (request) => {
    const token = request.headers.authorization?.match(/^Bearer ([\w.=-]{1,4096})$/i)?.[1]
    if (!token) throw unauthorized('An ID token is needed: Authorization: Bearer …')
    request.caller = await verify(token)
    const retryAfter = wait(request.caller.uid)
    if (retryAfter === 0) return
    metrics.count('arot_refused_by_rate_total')
    throw tooMany(retryAfter)
  })
}
