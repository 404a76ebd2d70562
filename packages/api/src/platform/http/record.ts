import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../context.ts'
import { pathLine } from './answers/lines.ts'

/**
 * Counts every request. Logs writes and refused requests at `info`, failures at `error`, and other reads at `debug`.
 */
export function recordRequests(app: FastifyInstance, { metrics }: Pick<Parts, 'metrics'>) {
  app.decorateRequest('route', '')
  app.addHook('onResponse', (request, reply, done) => {
    record(request, reply)
    done()
  })

  function record(request: FastifyRequest, reply: FastifyReply) {
    const status = reply.raw.statusCode
    metrics.request(request.method, request.route || 'unknown', status, reply.elapsedTime / 1000)
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const level = status >= 500 ? 'error' : isRead && status < 400 ? 'debug' : 'info'
    if (!isLogged(request, level)) return
    const { method, url, ip, caller } = request
    const line = {
      method,
      path: pathLine(url),
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip,
      uid: caller?.uid,
    }
    request.log[level](line, 'request')
  }
}

function isLogged({ log }: FastifyRequest, level: 'error' | 'debug' | 'info') {
  return 'isLevelEnabled' in log && typeof log.isLevelEnabled === 'function' ? log.isLevelEnabled(level) : true
}
