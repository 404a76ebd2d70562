import { inOrder, manyValued } from '@arot/contract'
import type { FastifyRequest } from 'fastify'

/** The key under which the response to a request is cached. Null if it is not cached. */
export type CacheKey = (request: FastifyRequest) => string | null

/**
 * Made of the route and its known parameters alone: whatever else an address holds, in whatever order, is no question of
 * its own. The same before the request has been checked, where its values are texts, and afterwards.
 */
export function cacheKeyOf(route: string, names: readonly string[]): CacheKey {
  const allowed = new Set(names)
  return ({ params, query }) => {
    const values = query as Record<string, unknown>
    for (const name in values) if (!allowed.has(name)) return null
    const inPath = params as Record<string, string>
    let key = route
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

/** Of what may be repeated led by how many there are, in the one order that the check leaves them in. */
function partOf(name: string, value: unknown) {
  if (value !== undefined && several.has(name)) {
    const values = inOrder([value as string | string[]].flat())
    return ` ${values.length}${values.map(part).join('')}`
  }
  // Any other that is given twice is a list, and refused when it is checked.
  return typeof value === 'object' ? null : part(value)
}

/** Led by its length, so that no value can pass for two: quoting as JSON would cost more than all else here. */
function part(value: unknown) {
  if (value === undefined) return ' -'
  const text = String(value)
  return ` ${text.length}:${text}`
}
