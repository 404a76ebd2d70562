import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const exposed =
  'Arot-Api, Link, X-Total-Count, X-Unread-Count, X-Total-Count-Kind, ETag, Retry-After, Catalogue-Version, Idempotent-Replayed'
const allowed = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Catalogue-Version'

/** The headers of every answer. */
export function standingHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'arot-api': '1',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    vary: 'Origin, Accept-Encoding',
  }
}

/** Headers that let a page of another origin read the answer. Null if the origin is not on the list. */
export function originHeaders(origin: string | undefined, { corsOrigins }: Pick<Config, 'corsOrigins'>) {
  if (origin === undefined || !corsOrigins.includes(origin)) return null
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed }
}

/** Sets the standing headers and answers preflights. Allows no credentials, because the session travels in a header. */
export function addHeaders(app: FastifyInstance, config: Config) {
  const standing = standingHeaders(config)

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return done()
    if (originHeaders(request.headers.origin, config)) {
      reply.headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': allowed,
        'access-control-max-age': '600',
      })
    }
    reply.code(204).send()
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of Object.entries(standing)) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('x-request-id', request.id)
    const forOrigin = originHeaders(request.headers.origin, config)
    if (forOrigin) reply.headers(forOrigin)
    done(null, payload)
  })
}
