import { importLimits, pictureLimits } from '@arot/contract'
import { announcesMoreThan } from '@arot/serving/bodies'
import { letArriveSlowly } from '@arot/serving/body-timeouts'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readParts, splitTarget } from './addresses.ts'
import type { Config } from './config.ts'
import { HostProblem, refuse } from './problem.ts'
import type { VersionCookie } from './version-cookie.ts'

/** What of the api is for the public. Its figures and its health are for those who run it, and stay behind. */
const open = new Set([
  'brands',
  'cart',
  'categories',
  'docs',
  'events',
  'notifications',
  // The path of the release before, for pages that are still open.
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

/** What a call may send that changes a thousand cells at once. */
const largerLimit = 1024 * 1024

/** They speak of one connection alone, or of who asks: what is true of that is said by us. */
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

/** A call and its answer, event streams too. Of what is asked only the path goes on, and never to another host. */
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
  // A stream of events has no end that could be waited for.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy()
  })

  app.register(async (calls) => {
    // Whole, and no longer than the api takes: a slow sender keeps us waiting and not the api.
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    calls.all('/api', forward)
    calls.all('/api/*', forward)
    calls.post('/api/products/cells', { bodyLimit: largerLimit }, forward)
  })

  app.register(async (files) => {
    // As it comes, to who knows whether it may: sixteen megabytes of anybody's would be kept here before anyone had asked,
    // and slow ones would keep others out.
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

/** What is so large may come slowly, from whoever says who they are: the api looks whether it is true. */
const slowly = (bytes: number) => async (request: FastifyRequest) => {
  if (announcesMoreThan(bytes, request)) throw new HostProblem(413)
  if (request.headers.authorization) letArriveSlowly(request.raw, bytes)
}

/** A picture is larger than any other body, so that only this one call takes it, and of nobody without a session. */
async function pictures(request: FastifyRequest) {
  if (!request.headers.authorization) throw new HostProblem(401)
  if (announcesMoreThan(pictureLimits.bytes, request)) throw new HostProblem(413)
  letArriveSlowly(request.raw, pictureLimits.bytes)
}

/** The path at the api, exactly as it was checked. */
function callPath(target: string): string {
  const { path } = splitTarget(target)
  const parts = readParts(path)
  // An empty part is where another host could begin.
  if (parts === null || path.includes('//')) throw new HostProblem(400)
  const [, first = ''] = path.slice('/api'.length).split('/')
  if (!path.startsWith('/api/') || !open.has(first)) throw new HostProblem(404)
  return path.slice('/api'.length)
}

type Headers = FastifyRequest['headers']

function headersOf({ ip, method, headers: { connection = '' } }: FastifyRequest, headers: Headers): Headers {
  const dropped = new Set([...ours, ...connection.toLowerCase().split(/\s*,\s*/)])
  // Whoever reads has nothing to send.
  if (method === 'GET' || method === 'HEAD') for (const name of ['content-length', 'content-type']) dropped.add(name)
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
  return { ...rest, 'x-forwarded-for': ip }
}

function withCookie(headers: Headers, cookie: string | null): Headers {
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !ours.includes(name)))
  return cookie === null ? rest : { ...rest, 'set-cookie': [cookie] }
}
