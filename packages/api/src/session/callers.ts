import type { FastifyInstance } from 'fastify'
import { limitOfUsers } from '../http/limits.ts'
import type { Parts } from '../parts.ts'
import { unauthorized, type Verify } from './verify.ts'

/** Lets the routes ask for a session: the bearer token is verified, and its owner's own rate is kept. */
export function knowCallers(app: FastifyInstance, verify: Verify, parts: Pick<Parts, 'config' | 'db' | 'metrics'>) {
  const take = limitOfUsers(parts)
  app.decorateRequest('caller', null)
  app.decorate('requireCaller', async (request) => {
    const token = request.headers.authorization?.match(/^Bearer ([\w.=-]{1,4096})$/i)?.[1]
    if (!token) throw unauthorized('An ID token is needed: Authorization: Bearer …')
    request.caller = await verify(token)
    await take(request.caller.uid)
  })
}
