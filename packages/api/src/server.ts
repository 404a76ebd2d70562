import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { GenericSchema } from 'valibot'
import { createCatalogue, follow } from './catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createAnswers } from './http/answers.ts'
import { refuseBroken } from './http/broken.ts'
import { compressAnswers } from './http/compress.ts'
import { addHeaders, standingHeaders } from './http/headers.ts'
import { acceptJson } from './http/json.ts'
import { limitRequests } from './http/limits.ts'
import { problemOf } from './http/problem.ts'
import { recordRequests } from './http/record.ts'
import { validate } from './http/validate.ts'
import { createMetrics } from './metrics.ts'
import { describeCalls } from './openapi/routes.ts'
import { createCached } from './routes/cached.ts'
import { cartRoutes } from './routes/cart.ts'
import { eventRoutes } from './routes/events.ts'
import { listRoutes } from './routes/lists.ts'
import { operationRoutes } from './routes/operation.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { productRoutes } from './routes/products.ts'
import { userRoutes } from './routes/users.ts'
import { knowCallers } from './session/callers.ts'
import type { Verify } from './session/verify.ts'

export type ServerOptions = {
  config: Config
  db: Database
  verify: Verify
  /** Where log lines go; standard output without it. */
  logTo?: NodeJS.WritableStream
}

/** The server from its parts: ready to listen, and fed by the database's notices until it is closed. */
export async function createServer({ config, db, verify, logTo }: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo && { stream: logTo }),
      base: null,
      serializers: { req: requestLine, err: errorLine },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: config.bodyLimit,
    requestTimeout: config.requestSeconds * 1000,
    http: timeToArrive(config.requestSeconds * 1000),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, standingHeaders(config)),
    keepAliveTimeout: 65_000,
    trustProxy: trusted(config.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerError(error, request as FastifyRequest, reply as FastifyReply),
  })
  const parts = {
    config,
    db,
    catalogue: createCatalogue(),
    answers: createAnswers(config.cacheBytes),
    metrics: createMetrics(),
  }
  parts.metrics.gauges.arot_answers_bytes = { help: 'Memory of kept answers.', read: parts.answers.bytes }

  app.setValidatorCompiler<GenericSchema>(({ schema, httpPart }) => (data) => ({
    value: validate(schema, httpPart, data),
  }))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError({ statusCode: 404 }, request, reply))
  acceptJson(app)
  recordRequests(app, parts)
  addHeaders(app, config)
  limitRequests(app, parts)
  knowCallers(app, verify, config, parts.metrics)
  compressAnswers(app)
  describeCalls(app, config)

  const cached = createCached(parts)
  listRoutes(app, parts, cached)
  productRoutes(app, parts, cached)
  cartRoutes(app, parts)
  userRoutes(app, parts)
  eventRoutes(app, parts)
  pictureRoutes(app)
  operationRoutes(app, parts)

  const stopFollowing = await follow(parts.catalogue, db)
  app.addHook('onClose', async () => {
    parts.metrics.stop()
    await stopFollowing()
  })
  return app
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error({ err: error }, problem.title)
  if (problem.status === 503) reply.header('retry-after', '2')
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  if (typeof problem.details.retryAfter === 'number') reply.header('retry-after', String(problem.details.retryAfter))
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...problem, requestId: request.id })
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

/** Ids that no two processes share, for little work. */
function requestIds() {
  const start = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

/** What a log line says of an error: databases hang the statement and its values on theirs, and people's data with them. */
function errorLine({ name, message, stack, code }: Error & { code?: unknown }) {
  return { type: name, message, stack: stack ?? '', code }
}

/** What a log line says of a request: never its headers, where the token is. */
function requestLine({ method, url }: { method: string; url: string }) {
  return { method, url }
}
