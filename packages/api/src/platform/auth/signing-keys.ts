import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import { ApiProblem } from '../api-problem.ts'

const longestAgeMs = 6 * 3_600_000

/**
 * Looks up signing keys at an address, by the key id of a token. Throws `unavailable` while it cannot know whether a
 * key exists: the keys cannot be fetched or are damaged, or the last fetch is less than `pauseMs` ago and a newer key
 * may exist. Obeys `max-age`, so that a withdrawn key is not accepted for longer.
 */
export function signingKeys(address: string, pauseMs: number): JWTVerifyGetKey {
  let fetchedAt = 0
  let freshUntil = Number.POSITIVE_INFINITY
  const remote = createRemoteJWKSet(new URL(address), {
    cooldownDuration: pauseMs,
    cacheMaxAge: longestAgeMs,
    timeoutDuration: 5000,
    [customFetch]: async (url, options) => {
      const answer = await fetch(url, options)
      if (!answer.ok) return answer
      const text = await answer.text()
      // Damaged keys must not replace good ones.
      if (!hasWholeKeys(text)) throw new Error('The address of the signing keys answered without one')
      fetchedAt = Date.now()
      freshUntil = fetchedAt + Math.max(pauseMs, maxAgeMs(answer.headers))
      return new Response(text)
    },
  })
  async function refresh() {
    // Set before the fetch, so that other requests do not wait. If it fails, the old keys stay until the next try.
    freshUntil = Date.now() + pauseMs
    await remote.reload().catch(() => undefined)
  }

  return async (header, token) => {
    if (Date.now() >= freshUntil) await refresh()
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

function maxAgeMs(headers: Headers) {
  const [, seconds] = /\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return seconds === undefined ? longestAgeMs : Math.min(longestAgeMs, Number(seconds) * 1000)
}

/** A modulus of 2048 bits has 342 characters. A shorter one is truncated, and no signature would match it. */
const shortestModulus = 300

function hasWholeKeys(text: string) {
  const { keys } = parse(text)
  if (!Array.isArray(keys)) return false
  const ofSignatures = keys.filter((key) => key?.kty === 'RSA')
  return ofSignatures.length > 0 && ofSignatures.every(isWhole)
}

const isWhole = ({ n, e }: { n?: unknown; e?: unknown }) =>
  typeof n === 'string' && n.length >= shortestModulus && typeof e === 'string'

function parse(text: string): { keys?: unknown } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
