import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { leastToCompress } from './encode.ts'

/**
 * Compresses the text answers of the routes. Pictures are compressed already, and cached answers compress themselves.
 */
export async function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 200 && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-store')
    }
    done(null, payload)
  })
  await app.register(compress, {
    // The server never decompresses: a small body may expand to a thousand times its size.
    globalDecompression: false,
    threshold: leastToCompress,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
