import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { destination, pino } from 'pino'
import { splitTarget } from './addresses.ts'
import type { Metrics } from './metrics.ts'

export type LogTo = { write: (line: string) => void }

/**
 * Collects lines and writes them together, at most a second later: a write for each line costs more than sending a
 * page.
 */
export function createLog(
  level: string,
  to: LogTo = destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
): FastifyBaseLogger {
  return pino({ level, base: null }, to)
}

/** Counts every request and logs one line for each, without its query, headers and body. */
export function recordRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip, log } = request
    const status = reply.raw.statusCode
    metrics.request(method, request.routeOptions.url ?? 'none', status, reply.elapsedTime / 1000)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    log[status >= 500 ? 'error' : 'info'](
      { method, path: redactPath(request.raw.url ?? ''), status, ms, ip },
      'request',
    )
    done()
  })
}

const email = /@|%(?:25)*40/

/** Hides personal data in a path: emails, and the parts after `/cart/` and `/user/`. */
export function redactPath(target: string): string {
  const path = splitTarget(target)
    .path.slice(0, 300)
    .replace(/(\/(?:cart|user)\/)[^/]+/gi, '$1…')
  return email.test(path) ? path.replace(/[^/]*(?:@|%(?:25)*40)[^/]*/gi, '…') : path
}
