import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import { ApiProblem } from '../api-problem.ts'

/**
 * The keys at an address, by the key that a token names. Refuses with `unavailable` while nobody can know whether there is such
 * a key: because the keys cannot be fetched or come damaged, or because the last ones came less than `pauseMs` ago and a new
 * one may have been published since.
 */
export function signingKeys(address: string, pauseMs: number): JWTVerifyGetKey {
  let fetchedAt = 0
  const remote = createRemoteJWKSet(new URL(address), {
    cooldownDuration: pauseMs,
    cacheMaxAge: 6 * 3_600_000,
    timeoutDuration: 5000,
    [customFetch]: async (url, options) => {
      const answer = await fetch(url, options)
      if (!answer.ok) return answer
      const text = await answer.text()
      // Damaged ones would replace those that are known.
      if (!hasWholeKeys(text)) throw new Error('The address of the signing keys answered without one')
      fetchedAt = Date.now()
      return new Response(text)
    },
  })
  return async (header, token) => {
    const isPausing = remote.coolingDown
    try {
      return await remote(header, token)
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey
      if ((isUnknown && !isPausing) || error instanceof errors.JWKSMultipleMatchingKeys) throw error
      const pauseLeft = Math.ceil((fetchedAt + pauseMs - Date.now()) / 1000)
      const problem = new ApiProblem(
        'unavailable',
        isUnknown ? { retryAfter: Math.max(1, pauseLeft) } : {},
        'Sessions cannot be checked at the moment.',
      )
      problem.cause = error
      throw problem
    }
  }
}

/** The modulus of 2048 bits has 342 characters. A shorter one is cut off, and no signature would fit it. */
const shortestModulus = 300

function hasWholeKeys(text: string) {
  const { keys } = parsed(text)
  if (!Array.isArray(keys)) return false
  const ofSignatures = keys.filter((key) => key?.kty === 'RSA')
  return ofSignatures.length > 0 && ofSignatures.every(isWhole)
}

const isWhole = ({ n, e }: { n?: unknown; e?: unknown }) =>
  typeof n === 'string' && n.length >= shortestModulus && typeof e === 'string'

function parsed(text: string): { keys?: unknown } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
