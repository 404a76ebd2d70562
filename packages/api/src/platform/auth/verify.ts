import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { ApiProblem } from '../api-problem.ts'
import type { Session } from './caller.ts'
import { signingKeys } from './signing-keys.ts'

/** Returns the session of a token, or throws `unauthorized`. */
export type Verify = (token: string) => Promise<Session>

/** Google's public keys for Firebase tokens. They change about once a day. */
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Seconds by which this process's clock may be behind that of the sign-in service. */
const clockBehind = 60

type VerifierOptions = {
  projectId: string
  /** Accepts only the emulator's unsigned tokens. */
  usesEmulator: boolean
  /** Refuses accounts whose email address is not confirmed. */
  requireVerifiedEmail?: boolean
  /** Another address of the keys, only for tests. */
  keysUrl?: string
  /** Milliseconds before the keys are fetched again for a token with an unknown key. */
  keysCooldownMs?: number
}

/** Verifies Firebase ID tokens as Google describes: signature, `iss`, `aud`, `exp`, `iat`, `auth_time`, `sub`. */
export function createVerifier({
  projectId,
  usesEmulator,
  requireVerifiedEmail = false,
  keysUrl,
  keysCooldownMs = 30_000,
}: VerifierOptions): Verify {
  const expected = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId, clockTolerance: 5 }
  const keys = signingKeys(keysUrl ?? googleKeys, keysCooldownMs)

  async function claims(token: string): Promise<JWTPayload> {
    if (usesEmulator) return UnsecuredJWT.decode(token, expected).payload
    return (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload
  }

  return remembering(async (token) => {
    const payload = await claims(token).catch(refuse)
    if (requireVerifiedEmail && payload.email_verified !== true) {
      throw unauthorized('Confirm your email address, then sign in again.')
    }
    return sessionOf(payload)
  })
}

function refuse(error: unknown): never {
  if (error instanceof ApiProblem) throw error
  if (error instanceof errors.JWTExpired) throw unauthorized('The session has expired: sign in again.')
  throw unauthorized('The ID token is not valid.')
}

export const unauthorized = (message: string) => new ApiProblem('unauthorized', {}, message)

function sessionOf({ sub, email, email_verified, iat, exp, auth_time: signedInAt, operator }: JWTPayload): Session {
  const now = Date.now() / 1000 + clockBehind
  const isTimely = typeof iat === 'number' && iat <= now && (signedInAt === undefined || Number(signedInAt) <= now)
  if (!isTimely || typeof exp !== 'number' || !sub || sub.length > 128) throw unauthorized('The ID token is not valid.')
  if (typeof email !== 'string' || email === '') throw unauthorized('The account has no email address.')
  return {
    uid: sub,
    email,
    isEmailConfirmed: email_verified === true,
    until: exp * 1000,
    isOperator: operator === true,
  }
}

type CachedSession = { session: Session; until: number }

/** Caches a verified token for a minute, at most until it expires: to verify a signature costs more than a look-up. */
function remembering(verify: Verify): Verify {
  const cache = new Map<string, CachedSession>()
  return async (token) => {
    const verified = cache.get(token)
    if (verified && verified.until > Date.now()) return verified.session
    cache.delete(token)
    const fresh = await verify(token)
    if (cache.size >= 10_000) cache.delete(cache.keys().next().value!)
    cache.set(token, { session: fresh, until: Math.min(fresh.until, Date.now() + 60_000) })
    return fresh
  }
}
