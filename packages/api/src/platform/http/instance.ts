import { randomBytes } from 'node:crypto'
import { importLimits } from '@arot/contract'
import { refuseAfterBody, requestBodies } from '@arot/serving/bodies'
import { limitArrivals } from '@arot/serving/body-timeouts'
import { listening, requireHost } from '@arot/serving/server-options'
import { endConnections } from '@arot/serving/shutdown'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { GenericSchema } from 'valibot'
import { ApiProblem } from '../api-problem.ts'
import type { Config } from '../config.ts'
import { errorLine, requestLine } from './answers/lines.ts'
import { refuseBroken, refuseExpectations } from './broken.ts'
import { standingHeaders } from './headers.ts'
import { acceptJson } from './json.ts'
import { problemOf, withType } from './problem.ts'
import { validate } from './validate.ts'

/**
 * Creates a server that listens, validates, answers errors and logs in the same way on each port. `logTo`: standard
 * output by default.
 */
export function createInstance(config: Config, logTo?: NodeJS.WritableStream): FastifyInstance {
  const standing = standingHeaders(config)
  const answerError = answering(config)
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo && { stream: logTo }),
      base: null,
      serializers: { req: requestLine, err: errorLine },
    },
    ...listening({ ...config, largestBody: importLimits.bytes }),
    genReqId: requestIds(),
    // Pages of the previous release call `/notices`.
    rewriteUrl: ({ url = '' }) => url.replace(/^\/notices(?=[/?]|$)/, '/notifications'),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, config),
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    // Fastify runs no hook for an address that it cannot read.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request as FastifyRequest, reply.headers(standing) as FastifyReply),
  })
  app.setValidatorCompiler<GenericSchema>(({ schema, httpPart }) => (data) => ({
    value: validate(schema, httpPart, data),
  }))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError({ statusCode: 404 }, request, reply))
  endConnections(app)
  limitArrivals(app.server, config)
  refuseExpectations(app, config)
  requestBodies(app.server)
  requireHost(app, () => new ApiProblem('invalid', { fields: {} }, 'Send exactly one Host header.'))
  refuseEncoded(app)
  acceptJson(app)
  return app
}

/** The server decompresses nothing, so an encoded body would be misread. */
function refuseEncoded(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers
    if (encoding.toLowerCase() === 'identity') return done()
    done(Object.assign(new Error('Send the body without Content-Encoding.'), { statusCode: 415 }))
  })
}

/** Answers any error. */
function answering(config: Config) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error)
    // If the client leaves in the middle of its body, the server has not failed.
    if (problem.status >= 500 && error !== request.raw.errored) {
      // Our own refusal of a crowd is no fault, and a guest must not fill the log with stack traces.
      if (error instanceof ApiProblem) request.log.warn({ detail: error.message }, problem.title)
      else request.log.error({ err: error }, problem.title)
    }
    if (problem.status === 503) reply.header('retry-after', '2')
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
    if (typeof problem.details.retryAfter === 'number') reply.header('retry-after', String(problem.details.retryAfter))
    const answer = () =>
      reply
        .code(problem.status)
        .header('cache-control', 'no-store')
        .header('content-type', 'application/problem+json; charset=utf-8')
        .serializer((body: unknown) => JSON.stringify(body))
        .send({ ...withType(problem, config), requestId: request.id })
    refuseAfterBody(request, reply, problem.status, answer)
  }
}

/** Unique ids across processes, cheap to make. */
function requestIds() {
  const start = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}
