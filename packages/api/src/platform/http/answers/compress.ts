import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { leastToCompress } from './encode.ts'

/** Compresses what the routes themselves answer as text; pictures are compressed already, kept answers on their own. */
export async function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 200 && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-store')
    }
    done(null, payload)
  })
  await app.register(compress, {
    // A body that unpacks into a thousand times its bytes is taken from nobody.
    globalDecompression: false,
    threshold: leastToCompress,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
