import type { FastifyInstance } from 'fastify'
import { compress, encodingFor, leastToCompress } from './encode.ts'

/** Compresses what the routes themselves answer as text; pictures are compressed already. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 200 && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-store')
    if (typeof payload !== 'string' || payload.length < leastToCompress) return payload
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compress(Buffer.from(payload), encoding)
  })
}
