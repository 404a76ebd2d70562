import { type Endpoint, inOrder, manyValued } from '@arot/contract'
import type { FastifyRequest } from 'fastify'

/** Returns the key under which the response to a request is cached, or null if it is not cached. */
export type CacheKey = (request: FastifyRequest) => string | null

/**
 * Builds the key from the endpoint and its parameters, in a fixed order. A request with an unknown parameter has none. The
 * key is the same before validation, when the values are texts, and afterwards.
 */
export function cacheKeyOf(endpoint: Endpoint, names: readonly string[]): CacheKey {
  const allowed = new Set(names)
  return ({ params, query }) => {
    const values = query as Record<string, unknown>
    for (const name in values) if (!allowed.has(name)) return null
    const inPath = params as Record<string, string>
    let key: string = endpoint
    for (const name in inPath) key += part(inPath[name])
    for (const name of names) {
      const segment = partOf(name, values[name])
      if (segment === null) return null
      key += segment
    }
    return key
  }
}

const several: ReadonlySet<string> = new Set(manyValued)

/** A parameter that may be repeated starts with its count, and its values are sorted as validation sorts them. */
function partOf(name: string, value: unknown) {
  if (value !== undefined && several.has(name)) {
    const values = inOrder([value as string | string[]].flat())
    return ` ${values.length}${values.map(part).join('')}`
  }
  // Any other repeated parameter is a list, which validation refuses.
  return typeof value === 'object' ? null : part(value)
}

/**
 * Each value starts with its length, so that different values never give the same key. Quoting as JSON would cost more
 * than everything else here.
 */
function part(value: unknown) {
  if (value === undefined) return ' -'
  const text = String(value)
  return ` ${text.length}:${text}`
}
