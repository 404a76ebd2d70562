import type { FastifyRequest } from 'fastify'

/** Under which name the answer to a request is kept; null when it is none that is kept. */
export type Question = (request: FastifyRequest) => string | null

/**
 * Made of the route and its known parameters alone: whatever else an address holds, in whatever order, is no question of
 * its own. The same before the request has been checked, where its values are texts, and afterwards.
 */
export function questionOf(route: string, names: readonly string[]): Question {
  const known = new Set(names)
  return ({ params, query }) => {
    const asked = query as Record<string, unknown>
    for (const name in asked) if (!known.has(name)) return null
    const inPath = params as Record<string, string>
    let question = route
    for (const name in inPath) question += part(inPath[name])
    for (const name of names) {
      const value = asked[name]
      // A parameter that is given twice is a list, and refused when it is checked.
      if (typeof value === 'object') return null
      question += part(value)
    }
    return question
  }
}

/** Led by its length, so that no value can pass for two: quoting as JSON would cost more than all else here. */
function part(value: unknown) {
  if (value === undefined) return ' -'
  const text = String(value)
  return ` ${text.length}:${text}`
}
