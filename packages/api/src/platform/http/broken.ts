import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { standingHeaders } from './headers.ts'
import { unreadable, withType } from './problem.ts'

const reasons: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is larger than the server takes.'],
}

/** Answers bytes that never became a request with a problem: too slow, a head that is too long, or no HTTP. */
export function refuseBroken(error: Error & { code?: string }, socket: Socket, config: Config) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const [status, message] = reasons[error.code ?? ''] ?? [400, 'The server could not read this request.']
  const body = JSON.stringify(withType(unreadable(status, message), config))
  const headers = {
    ...standingHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'), () => socket.destroy())
}

/** Answers `Expect` with any value but `100-continue`. */
export function refuseExpectations({ server }: FastifyInstance, config: Config) {
  server.on('checkExpectation', (_request, response) => {
    const problem = unreadable(417, 'The Expect header supports 100-continue only.')
    const body = JSON.stringify(withType(problem, config))
    const type = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' }
    const about = { ...type, 'content-length': Buffer.byteLength(body), connection: 'close' }
    response.writeHead(417, { ...standingHeaders(config), ...about }).end(body)
  })
}
