import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@arot/contract'
import { refuseAfterBody } from '@arot/serving/bodies'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request that is not answered as it was meant, under which status, and when it may come again. */
export class HostProblem extends Error {
  override name = 'HostProblem'
  readonly statusCode: number
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(statusCode: number, retryAfter?: number) {
    super(`Refused with ${statusCode}`)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
  }
}

/** As the api itself would say it. */
const problems: Record<number, [code: ErrorCode, detail: string]> = {
  401: ['unauthorized', 'Sign in first.'],
  404: ['not_found', 'This endpoint does not exist.'],
  413: ['too_large', 'The request body is too large.'],
  429: ['too_many', 'Too many requests. Try again in a moment.'],
  500: ['failed', 'Something went wrong on our side. We have logged the error.'],
  503: ['unavailable', 'The service is temporarily unavailable. Try again in a moment.'],
}

const unreadable: [ErrorCode, string] = ['invalid', 'The server could not read this request.']

/** In the form that the asker reads: a call’s problem is JSON, a page’s a line. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, retryAfter?: number) {
  reply.code(status).header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const [type, body] = isCall(request.raw.url)
    ? ['application/problem+json', JSON.stringify(problem(status))]
    : ['text/plain', `${status}\n`]
  refuseAfterBody(request, reply, status, () => reply.type(`${type}; charset=utf-8`).send(body))
  return reply
}

/** Answers any error. An unexpected one reveals nothing of the inside. */
export function refuseFailed(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500, retryAfter } = error as { statusCode?: number; retryAfter?: number }
  const status = statusCode >= 400 ? statusCode : 500
  if (status >= 500 && !(error instanceof HostProblem)) request.log.error({ err: error }, 'failed')
  return refuse(request, reply, status, retryAfter)
}

const broken: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** What never became a request: too slow, too long a head, no HTTP at all. */
export function refuseBroken(error: Error & { code?: string }, socket: Socket, headers: Record<string, string>) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = broken[error.code ?? ''] ?? 400
  const body = `${status}\n`
  const lines = Object.entries({ ...headers, ...headOfLine(body) }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy())
}

/** What is expected of the server besides 100-continue: no hook of Fastify's runs for that. */
export function refuseExpectations(server: Server, headers: Record<string, string>) {
  server.on('checkExpectation', (_request, response) => {
    const body = '417\n'
    response.writeHead(417, { ...headers, ...headOfLine(body) }).end(body)
  })
}

/** Of a line that is written past Fastify, and ends its connection. */
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
