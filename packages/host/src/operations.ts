import Fastify, { type FastifyInstance } from 'fastify'
import type { Host } from './server.ts'

/** For those who run it, on a port of its own: what the public can reach knows nothing of this. */
export function createOperations({ app, metrics }: Host): { app: FastifyInstance; endReadiness: () => void } {
  const operations = Fastify({ forceCloseConnections: true })
  let isStopping = false
  const endReadiness = () => {
    isStopping = true
  }
  app.addHook('preClose', async () => endReadiness())
  operations.get('/healthz', () => ({ status: 'ok' }))
  // Does not depend on the api: without it the host still answers, with a page that says so.
  operations.get('/readyz', (_request, reply) =>
    isStopping ? reply.code(503).send({ status: 'stopping' }) : { status: 'ready' },
  )
  operations.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  return { app: operations, endReadiness }
}
