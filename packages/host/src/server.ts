import type { Server } from 'node:http'
import { shellPath } from '@arot/app/routes'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { divided } from './addresses.ts'
import type { Config } from './config.ts'
import { readFiles } from './files.ts'
import { robots } from './for-robots.ts'
import { forwardCalls } from './forward.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createLog, type LogTo, recordRequests } from './record.ts'
import { Refusal, refuse, refuseBroken, refuseFailed } from './refusal.ts'
import { standingHeaders } from './security.ts'
import { sendReady } from './sendable.ts'
import { createPages, type Pages } from './serve-pages.ts'
import { createVersionCookie } from './version-cookie.ts'

export type Host = { app: FastifyInstance; metrics: Metrics }

/** Everything under one address: the api under `/api`, the files of the build, and every page rendered. */
export async function createHost(config: Config, logTo?: LogTo): Promise<Host> {
  const app: FastifyInstance = Fastify(optionsOf(config, logTo))
  const metrics = createMetrics()
  const standing = standingHeaders(config)
  app.setErrorHandler(refuseFailed)
  app.setNotFoundHandler((request, reply) => refuse(request, reply.header('allow', 'GET, HEAD, POST'), 405))
  recordRequests(app, metrics)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(standing)
    done()
  })

  const allowRendering = await limitRates(app, config)
  const cookie = createVersionCookie(config.cookieSecret)
  const pages = await createPages(config, cookie, allowRendering)
  metrics.watch(pages)
  forwardCalls(app, config, cookie)
  answerReaders(app, pages, config)
  endConnections(app)
  app.addHook('onClose', async () => pages.news.stop())
  return { app, metrics }
}

function optionsOf({ logLevel, bodyLimit, requestSeconds, trustProxy }: Config, logTo?: LogTo) {
  return {
    loggerInstance: createLog(logLevel, logTo),
    // One line a request needs no logger of its own.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestSeconds * 1000,
    http: timeToArrive(requestSeconds * 1000),
    clientErrorHandler: refuseBroken,
    keepAliveTimeout: 65_000,
    trustProxy: trusted(trustProxy),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => refuseFailed(error, request as FastifyRequest, reply as FastifyReply),
  } satisfies FastifyHttpOptions<Server>
}

/** Counts every request; what it gives back lets a rendering begin, or refuses it. */
async function limitRates(app: FastifyInstance, { addressRate, renderRate }: Config) {
  await app.register(rateLimit, {
    ...limitOf(addressRate),
    global: addressRate.perSecond > 0,
    cache: 50_000,
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_request, { ttl }) => new Refusal(429, Math.max(1, Math.ceil(ttl / 1000))),
  })
  const countRendering = app.createRateLimit(limitOf(renderRate))

  return async (request: FastifyRequest) => {
    if (renderRate.perSecond === 0) return
    const counted = await countRendering(request)
    if (!counted.isAllowed && counted.isExceeded) throw new Refusal(429, Math.max(1, counted.ttlInSeconds))
  }
}

/** Whoever comes by an address: with a browser, or as a robot. */
function answerReaders(app: FastifyInstance, pages: Pages, config: Config) {
  const standing = standingHeaders(config)
  const files = readFiles(config.folder, standing)
  const forRobots = robots(config.publicUrl, standing)

  app.get('/robots.txt', (request, reply) => sendReady(request, reply, forRobots))
  app.get('/sitemap.xml', async (request, reply) => sendReady(request, reply, await pages.sitemap(request)))
  app.get(shellPath, (request, reply) => sendReady(request, reply, pages.empty))
  app.get('*', async (request, reply) => {
    const target = request.raw.url ?? ''
    const file = files.get(divided(target).path)
    if (file) return sendReady(request, reply, file)
    const asked = pages.asked(target)
    if ('page' in asked) return sendReady(request, reply, await pages.page(request, asked.page))
    if ('location' in asked) return reply.redirect(asked.location, 308)
    return refuse(request, reply, asked.refused)
  })
  // A form that was sent before the app was there to take it: back to its page, with nothing of it in the address.
  app.post('*', { onRequest: async (request, reply) => backToPage(request, reply) }, backToPage)

  function backToPage(request: FastifyRequest, reply: FastifyReply) {
    const { path } = divided(request.raw.url ?? '')
    const asked = pages.asked(path)
    if ('refused' in asked) return refuse(request, reply, asked.refused)
    // What the form held is not read.
    return reply.header('connection', 'close').redirect('page' in asked ? path : asked.location, 303)
  }
}

/** What was idle at the stop ends with it; a connection whose last request is answered after that would be kept alive. */
function endConnections(app: FastifyInstance) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    done()
    if (isStopping) app.server.closeIdleConnections()
  })
}

/** Nobody needs to know how much is left. */
const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** So many a second on the whole, and that many at once after a pause. */
function limitOf({ perSecond, burst }: Config['addressRate']) {
  return { max: burst, timeWindow: perSecond === 0 ? 1000 : Math.ceil((burst / perSecond) * 1000) }
}

/**
 * Both limits, and looked after every second: Node by itself looks every half minute, and takes the smaller one for the
 * head and the larger one, a minute, for the whole.
 */
function timeToArrive(limit: number) {
  return { requestTimeout: limit, headersTimeout: limit, connectionsCheckingInterval: 1000 }
}

/** So many proxies stand in front, or those with these addresses; nobody else may say where a request comes from. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
