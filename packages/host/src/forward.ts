import { importLimits, pictureLimits } from '@arot/contract'
import { announcesMoreThan } from '@arot/serving/bodies'
import { letArriveSlowly } from '@arot/serving/body-timeouts'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readParts, splitTarget } from './addresses.ts'
import type { Config } from './config.ts'
import { HostProblem, refuse } from './problem.ts'
import type { VersionCookie } from './version-cookie.ts'

/** The parts of the api that are public. Its metrics and its health checks are not. */
const open = new Set([
  'brands',
  'cart',
  'categories',
  'docs',
  'events',
  'notifications',
  // Pages of the previous release call this path.
  'notices',
  'offers',
  'openapi.json',
  'operator',
  'orders',
  'pictures',
  'products',
  'suppliers',
  'users',
])

/** The body limit of a bulk edit, which may change a thousand cells. */
const largerLimit = 1024 * 1024

/**
 * Headers that belong to one connection or describe the client. The host removes them, and sets `x-forwarded-for`
 * itself.
 */
const ours = [
  'connection',
  'cookie',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Forwards calls and their answers, event streams too. A call sets only the path, so it never reaches another host. */
export function forwardCalls(app: FastifyInstance, { apiUrl, bodyLimit }: Config, cookie: VersionCookie) {
  const { pathname, origin } = new URL(apiUrl)
  const prefix = pathname.replace(/\/$/, '')
  const streams = new Set<{ destroy: () => void }>()

  app.register(replyFrom, {
    base: origin,
    disableCache: true,
    disableRequestLogging: true,
    // Heartbeats come every 20 s; a call that is silent for longer has died.
    undici: { headersTimeout: 30_000, bodyTimeout: 60_000 },
  })
  // An event stream never ends by itself, so the server cannot wait for its end.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy()
  })

  app.register(async (calls) => {
    // Reads the whole body first, at most as long as the api accepts: a slow sender then occupies the host and not the
    // api.
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    calls.all('/api', forward)
    calls.all('/api/*', forward)
    calls.post('/api/products/cells', { bodyLimit: largerLimit }, forward)
  })

  app.register(async (files) => {
    // Streams the body. To buffer it would take 16 MB here for each sender, before the api has checked who sends it.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, body, done) => done(null, body))
    files.post('/api/products/import', { onRequest: slowly(importLimits.bytes) }, forward)
    files.post('/api/pictures', { onRequest: pictures }, forward)
  })

  function forward(request: FastifyRequest, reply: FastifyReply) {
    const path = callPath(request.raw.url ?? '')
    const { body } = request
    return reply.from(prefix + path, {
      ...(Buffer.isBuffer(body) && {
        body,
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
      }),
      rewriteRequestHeaders: (_request, headers) => headersOf(request, headers),
      rewriteHeaders: (headers) => withCookie(headers, cookie.cookieFor(request.method, headers['catalogue-version'])),
      retryDelay: () => null,
      onError: (_reply, { error }) => {
        request.log.warn({ err: error }, 'the api did not answer')
        refuse(request, reply, 503, 2)
      },
      onResponse: (_request, _reply, answer) => {
        const { stream } = answer as unknown as { stream: NodeJS.ReadableStream & { destroy: () => void } }
        if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
          streams.add(stream)
          stream.on('close', () => streams.delete(stream))
        }
        reply.send(stream)
      },
    })
  }
}

/** Lets a large body arrive slowly if the request has credentials. The api checks them. */
const slowly = (bytes: number) => async (request: FastifyRequest) => {
  if (announcesMoreThan(bytes, request)) throw new HostProblem(413)
  if (request.headers.authorization) letArriveSlowly(request.raw, bytes)
}

/** Only this call accepts a body as large as a picture, and only with credentials. */
async function pictures(request: FastifyRequest) {
  if (!request.headers.authorization) throw new HostProblem(401)
  if (announcesMoreThan(pictureLimits.bytes, request)) throw new HostProblem(413)
  letArriveSlowly(request.raw, pictureLimits.bytes)
}

/** The path at the api, exactly as the checks saw it. */
function callPath(target: string): string {
  const { path } = splitTarget(target)
  const parts = readParts(path)
  // An empty part could name another host.
  if (parts === null || path.includes('//')) throw new HostProblem(400)
  const [, first = ''] = path.slice('/api'.length).split('/')
  if (!path.startsWith('/api/') || !open.has(first)) throw new HostProblem(404)
  return path.slice('/api'.length)
}

type Headers = FastifyRequest['headers']

function headersOf({ ip, method, headers: { connection = '' } }: FastifyRequest, headers: Headers): Headers {
  const dropped = new Set([...ours, ...connection.toLowerCase().split(/\s*,\s*/)])
  // A read has no body.
  if (method === 'GET' || method === 'HEAD') for (const name of ['content-length', 'content-type']) dropped.add(name)
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
  return { ...rest, 'x-forwarded-for': ip }
}

function withCookie(headers: Headers, cookie: string | null): Headers {
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !ours.includes(name)))
  return cookie === null ? rest : { ...rest, 'set-cookie': [cookie] }
}
