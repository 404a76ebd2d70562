import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as askSecurely } from 'node:https'
import { versionCookie } from './version-cookie.ts'

const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer', 'upgrade']

/** Hands a request on as it comes and the answer as it goes, byte by byte: an event stream stays a stream. */
export function createProxy(apiUrl: string) {
  const api = new URL(apiUrl)
  const isSecure = api.protocol === 'https:'
  const agent = isSecure ? undefined : new Agent({ keepAlive: true })
  const send = isSecure ? askSecurely : ask

  return function forward(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '').replace(/^\/+api\/?/, '/')
    const onward = send(new URL(api.pathname.replace(/\/$/, '') + path, api), {
      agent,
      method: request.method,
      headers: headersOf(request, api),
    })
    onward.on('response', (answer) => {
      const cookie = versionCookie(request.method, answer.headers)
      if (cookie) response.appendHeader('set-cookie', cookie)
      response.writeHead(answer.statusCode ?? 502, without(answer.headers))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', () => unavailable(response))
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }
}

function headersOf(request: IncomingMessage, api: URL) {
  return {
    ...without(request.headers),
    host: api.host,
    'x-forwarded-for': forwardedFor(request),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
}

/** Whom the api counts the request for. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const told = headers['x-forwarded-for']
  const address = socket.remoteAddress ?? ''
  return told ? `${told}, ${address}` : address
}

function without(headers: IncomingMessage['headers']) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)))
}

/** The api is not there: the same answer it gives itself when it cannot. */
function unavailable(response: ServerResponse) {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' })
  response.end(
    JSON.stringify({
      title: 'Service unavailable',
      status: 503,
      code: 'unavailable',
      message: 'The service is not available just now. Try again in a moment.',
      details: {},
    }),
  )
}
