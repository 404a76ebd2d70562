import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../platform/auth/caller.ts'
import { unauthorized, type Verify } from '../../platform/auth/verify.ts'
import type { Parts } from '../../platform/context.ts'
import { limitOfUsers } from '../../platform/http/limits.ts'
import { confirmAddress } from '../notifications/email-address.store.ts'

/** Lets routes require a session: verifies the bearer token and applies the account's rate limit. */
export function identifyCallers(app: FastifyInstance, verify: Verify, parts: Pick<Parts, 'config' | 'db' | 'metrics'>) {
  const { take, charge } = limitOfUsers(parts)
  const noteAddress = rememberConfirmed(parts)
  app.decorateRequest('caller', null)
  app.decorate('chargeCaller', ({ caller }, requests) => {
    if (caller) charge(caller.uid, requests)
  })
  app.decorate('requireCaller', async (request) => {
    const token = request.headers.authorization?.match(/^Bearer ([\w.=-]{1,4096})$/i)?.[1]
    if (!token) throw unauthorized('An ID token is needed: Authorization: Bearer …')
    request.caller = await verify(token)
    await take(request.caller.uid)
    noteAddress(request.caller, (error) => request.log.warn({ err: error }, 'a confirmed address could not be noted'))
  })
}

const mostRemembered = 10_000
const retryMs = 60_000

/** Stores once for each account and process that an address is confirmed. No request waits for it. */
function rememberConfirmed({ db }: Pick<Parts, 'db'>) {
  /** The time until which an account is not stored again. */
  const noted = new Map<string, number>()
  return (caller: Caller, fail: (error: unknown) => void) => {
    if (!caller.isEmailConfirmed) return
    const account = `${caller.uid} ${caller.email}`
    if ((noted.get(account) ?? 0) > Date.now()) return
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(account, Number.POSITIVE_INFINITY)
    confirmAddress(db, caller).catch((error) => {
      noted.set(account, Date.now() + retryMs)
      fail(error)
    })
  }
}
