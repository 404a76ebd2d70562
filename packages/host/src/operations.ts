import Fastify, { type FastifyInstance } from 'fastify'
import type { Host } from './server.ts'

/** Health checks and metrics for operators, on a port of their own that the public cannot reach. */
export function createOperations({ app, metrics }: Host): { app: FastifyInstance; endReadiness: () => void } {
  const operations = Fastify({ forceCloseConnections: true })
  let isStopping = false
  const endReadiness = () => {
    isStopping = true
  }
  app.addHook('preClose', async () => endReadiness())
  operations.get('/healthz', () => ({ status: 'ok' }))
  // Does not depend on the api: without it the host still answers with an error page.
  operations.get('/readyz', (_request, reply) =>
    isStopping ? reply.code(503).send({ status: 'stopping' }) : { status: 'ready' },
  )
  operations.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  return { app: operations, endReadiness }
}
