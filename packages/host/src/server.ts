import { type Language, pathIn } from '@arot/app/languages'
import { shellPath } from '@arot/app/routes'
import { importLimits } from '@arot/contract'
import { afterBody, requestBodies } from '@arot/serving/bodies'
import { limitArrivals } from '@arot/serving/body-timeouts'
import { listening, requireHost } from '@arot/serving/server-options'
import { endConnections } from '@arot/serving/shutdown'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Page, splitTarget } from './addresses.ts'
import type { Config } from './config.ts'
import { brandFiles, readFiles } from './files.ts'
import { robots } from './for-robots.ts'
import { forwardCalls } from './forward.ts'
import { languageCookie, languageFor } from './language.ts'
import { limitOfRenderings, limitRequests } from './limits.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { HostProblem, refuse, refuseBroken, refuseExpectations, refuseFailed } from './problem.ts'
import { createLog, type LogTo, recordRequests } from './record.ts'
import { standingHeaders } from './security.ts'
import { sendReady } from './sendable.ts'
import { createPages, type Pages } from './serve-pages.ts'
import { createVersionCookie } from './version-cookie.ts'

export type Host = { app: FastifyInstance; metrics: Metrics }

/** Serves everything under one address: the api under `/api`, the build's files, and every rendered page. */
export async function createHost(config: Config, logTo?: LogTo): Promise<Host> {
  const standing = standingHeaders(config)
  const app: FastifyInstance = Fastify({
    loggerInstance: createLog(config.logLevel, logTo),
    // The log has one line a request, so a request needs no logger of its own.
    childLoggerFactory: (logger) => logger,
    ...listening({ ...config, largestBody: importLimits.bytes }),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, standing),
    // Fastify runs no hook for an address that it cannot read.
    frameworkErrors: (error, request, reply) =>
      refuseFailed(error, request as FastifyRequest, reply.headers(standing) as FastifyReply),
  })
  const metrics = createMetrics()
  app.setErrorHandler(refuseFailed)
  app.setNotFoundHandler((request, reply) => refuse(request, reply.header('allow', 'GET, HEAD, POST'), 405))
  recordRequests(app, metrics)
  // Prepared answers bypass this hook and contain these headers already.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(standing)
    done()
  })

  limitArrivals(app.server, config)
  requireHost(app, () => new HostProblem(400))
  refuseExpectations(app.server, standing)
  requestBodies(app.server)
  limitRequests(app, config.addressRate)
  const cookie = createVersionCookie(config.cookieSecret, config.publicUrl)
  const pages = await createPages(config, { cookie, allow: limitOfRenderings(config.renderRate), log: app.log })
  metrics.watch(pages)
  forwardCalls(app, config, cookie)
  answerReaders(app, pages, config)
  endConnections(app)
  app.addHook('onClose', async () => pages.feed.stop())
  return { app, metrics }
}

/** Answers requests of pages and files, from browsers and robots. */
function answerReaders(app: FastifyInstance, pages: Pages, config: Config) {
  const standing = standingHeaders(config)
  const files = new Map([...readFiles(config.folder, standing), ...brandFiles(config, standing)])
  const forRobots = robots(config.publicUrl, standing)

  app.get('/robots.txt', (request, reply) => sendReady(request, reply, forRobots))
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, 0))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', (request, reply) =>
    sendSitemap(request, reply, Number(request.params.part)),
  )
  app.get(shellPath, (request, reply) => sendReady(request, reply, pages.empty))
  app.get('*', (request, reply) => {
    const target = request.raw.url ?? ''
    const file = files.get(splitTarget(target).path)
    if (file) return sendReady(request, reply, file)
    const resolved = pages.resolve(target)
    if ('choice' in resolved)
      return reply.header('set-cookie', languageCookie(resolved.choice)).redirect(resolved.location, 303)
    if ('location' in resolved) return reply.redirect(resolved.location, 308)
    if ('status' in resolved) return refuse(request, reply, resolved.status)
    const language = resolved.page.language === 'en' ? languageFor(request.headers) : resolved.page.language
    if (language !== resolved.page.language) return leadTo(language, reply, resolved.page, target)
    const page = pages.ready(request, resolved.page)
    return page ? sendReady(request, reply, page) : sendWhenReady(request, reply, resolved.page)
  })
  // A browser sent a form before the app had started. Redirects to its page, without the form's values.
  app.post('*', { onRequest: (request, reply) => afterBody(request, () => backToPage(request, reply)) }, backToPage)

  /** Redirects an address without a language to the reader's own. No cache may store it for other readers. */
  function leadTo(language: Language, reply: FastifyReply, { path }: Page, target: string) {
    reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' })
    return reply.redirect(pathIn(language, path) + splitTarget(target).search, 302)
  }

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, part: number) {
    const file = await pages.sitemap(request, part)
    return file ? sendReady(request, reply, file) : refuse(request, reply, 404)
  }

  async function sendWhenReady(request: FastifyRequest, reply: FastifyReply, page: Page) {
    return sendReady(request, reply, await pages.page(request, page))
  }

  function backToPage(request: FastifyRequest, reply: FastifyReply) {
    const { path } = splitTarget(request.raw.url ?? '')
    const resolved = pages.resolve(path)
    if ('status' in resolved) return refuse(request, reply, resolved.status)
    return reply.redirect('page' in resolved ? path : resolved.location, 303)
  }
}
