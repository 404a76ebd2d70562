import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@arot/contract'
import { refuseAfterBody } from '@arot/serving/bodies'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request that the server refuses, with its status and the seconds after which the client may try again. */
export class HostProblem extends Error {
  override name = 'HostProblem'
  readonly statusCode: number
  readonly retryAfter: number | undefined

  constructor(statusCode: number, retryAfter?: number) {
    super(`Refused with ${statusCode}`)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
  }
}

/** The same codes and words as in the api. */
const problems: Record<number, [code: ErrorCode, detail: string]> = {
  401: ['unauthorized', 'Sign in first.'],
  404: ['not_found', 'This endpoint does not exist.'],
  413: ['too_large', 'The request body is too large.'],
  429: ['too_many', 'Too many requests. Try again in a moment.'],
  500: ['failed', 'Something went wrong on our side. We have logged the error.'],
  503: ['unavailable', 'The service is temporarily unavailable. Try again in a moment.'],
}

const unreadable: [ErrorCode, string] = ['invalid', 'The server could not read this request.']

/** Answers in the form that the client reads: problem JSON for a call, one line of text for a page. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, retryAfter?: number) {
  reply.code(status).header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const [type, body] = isCall(request.raw.url)
    ? ['application/problem+json', JSON.stringify(problem(status))]
    : ['text/plain', `${status}\n`]
  refuseAfterBody(request, reply, status, () => reply.type(`${type}; charset=utf-8`).send(body))
  return reply
}

/** Answers any error. An unexpected one reveals nothing internal. */
export function refuseFailed(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500, retryAfter } = error as { statusCode?: number; retryAfter?: number }
  const status = statusCode >= 400 ? statusCode : 500
  if (status >= 500 && !(error instanceof HostProblem)) request.log.error({ err: error }, 'failed')
  return refuse(request, reply, status, retryAfter)
}

const broken: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers bytes that never became a request: too slow, a head that is too long, or no HTTP. */
export function refuseBroken(error: Error & { code?: string }, socket: Socket, headers: Record<string, string>) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = broken[error.code ?? ''] ?? 400
  const body = `${status}\n`
  const lines = Object.entries({ ...headers, ...headOfLine(body) }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy())
}

/** Answers `Expect` with any value but `100-continue`. Fastify runs no hook for it. */
export function refuseExpectations(server: Server, headers: Record<string, string>) {
  server.on('checkExpectation', (_request, response) => {
    const body = '417\n'
    response.writeHead(417, { ...headers, ...headOfLine(body) }).end(body)
  })
}

/** Headers of a one-line answer that bypasses Fastify and ends its connection. */
function headOfLine(body: string) {
  return {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }
}

function isCall(target = '') {
  return /^\/api(?:[/?]|$)/.test(target)
}

function problem(status: number) {
  const [code, detail] = problems[status] ?? unreadable
  return { title: STATUS_CODES[status], status, code, detail, details: {} }
}
