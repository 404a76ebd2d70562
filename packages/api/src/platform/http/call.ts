import { type Endpoint, type ErrorCode, pathOf } from '@arot/contract'
import { letArriveSlowly } from '@arot/serving/body-timeouts'
import { clientKeyOf } from '@arot/serving/rate-limits'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ApiProblem } from '../api-problem.ts'
import type { Session } from '../auth/caller.ts'
import { onBehalfOf, onBehalfOfAddress, queueTransactionsForRow } from '../db/account-share.ts'
import { withLongLimit, withRequestLimit } from '../db/postgres/time-limit.ts'
import { withEarlierNames } from './answers/earlier-names.ts'

type Schema = v.GenericSchema
type Output<Of extends Schema | undefined> = Of extends Schema ? v.InferOutput<Of> : undefined

/** What the documentation needs beside the schemas. */
export type About = {
  summary: string
  /**
   * `user`: needs a valid ID token. `operator`: needs a token of an operator. `operation`: for operators of the server.
   */
  access: 'public' | 'user' | 'operator' | 'operation'
  problems?: readonly ErrorCode[]
  answer?: Schema
  status?: number
  /** The media type of a body that is not JSON. */
  takes?: string
  /** `own`: the call stores its Idempotency-Key itself. For every other write the server stores the answer. */
  idempotency?: 'own'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    about?: About
  }
  interface FastifyRequest {
    caller: Session | null
    /** The path as it is defined, or empty if no call matches. */
    route: string
  }
  interface FastifyInstance {
    /** Refuses a request without a valid token, and sets its `caller`. */
    requireCaller(request: FastifyRequest): Promise<void>
    /** Counts a call as this many requests of its caller. */
    chargeCaller(request: FastifyRequest, requests: number): void
  }
}

type Call<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
> = About & {
  endpoint: Endpoint
  params?: Params
  query?: Query
  body?: Body
  /** The largest body in bytes, if the server's own limit is too small. */
  bodyLimit?: number
  /** The largest body in bytes that may arrive slowly from a signed-in account. */
  slowBody?: number
  /** Whether its statements may take longer than those of an ordinary request, as imports and exports do. */
  isLong?: boolean
  /** Answers before the request is validated. Returns true if it did. */
  early?: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** The product whose row the transaction locks. The call waits for that row without a connection. */
  lockedProduct?: (input: Input<Params, Query, Body>) => string | undefined | Promise<string | undefined>
  handle: (input: Input<Params, Query, Body>) => unknown
}

type Input<Params extends Schema | undefined, Query extends Schema | undefined, Body extends Schema | undefined> = {
  params: Output<Params>
  query: Output<Query>
  body: Output<Body>
  /** Set on every call whose access is `user` or `operator`. */
  caller: Session
  request: FastifyRequest
  reply: FastifyReply
}

/** A call without parameters refuses any parameter. */
const noQuery = v.strictObject({})

/** Defines one call: who may use it, its input and its answer. */
export function defineCall<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(app: FastifyInstance, call: Call<Params, Query, Body>) {
  const { endpoint, params, query, body, bodyLimit, slowBody, isLong, early, lockedProduct, handle, ...about } = call
  const [method = ''] = endpoint.split(' ')
  const path = pathOf(endpoint)
  const status = about.status ?? 200
  const storesAnswer = takesKey(method, about) && about.idempotency !== 'own'
  app.route({
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { about },
    schema: {
      ...(params && { params }),
      querystring: query ?? noQuery,
      ...(body && { body }),
      ...(about.answer && { response: { [status]: withEarlierNames(jsonSchema(about.answer)) } }),
    },
    onRequest: (request, reply, done) => {
      request.route = path
      if (early?.(request, reply)) return
      if (!isOfSession(about)) return done()
      app
        .requireCaller(request)
        .then(() => {
          if (about.access === 'operator' && !request.caller?.isOperator) throw forOperators()
          if (slowBody !== undefined) letArriveSlowly(request.raw, slowBody)
          done()
        })
        .catch(done)
    },
    handler: async (request, reply) => {
      reply.code(status)
      const input = {
        params: request.params as Output<Params>,
        query: request.query as Output<Query>,
        body: request.body as Output<Body>,
        caller: request.caller as Session,
        request,
        reply,
      }
      const respond = async () => handle(input)
      const answerOnce = async () => (storesAnswer ? app.answerOnce(request, reply, respond) : respond())
      const answerInRow = async () => {
        const product = await lockedProduct?.(input)
        return product === undefined ? answerOnce() : queueTransactionsForRow(product, answerOnce)
      }
      const answer = () => (isLong ? withLongLimit(answerInRow) : withRequestLimit(answerInRow))
      if (request.caller) return onBehalfOf(request.caller.uid, answer)
      return about.access === 'operation' ? answer() : onBehalfOfAddress(clientKeyOf(request.ip), answer)
    },
  })
}

/** Whether the call needs a signed-in account. */
export const isOfSession = ({ access }: About) => access === 'user' || access === 'operator'

/** Every write of a signed-in account accepts an `Idempotency-Key`. */
export const takesKey = (method: string, about: About) => isOfSession(about) && !['GET', 'HEAD'].includes(method)

const forOperators = () => new ApiProblem('forbidden', {}, 'Only operators can do this.')

export function jsonSchema(schema: Schema, mode: 'input' | 'output' = 'input'): Record<string, unknown> {
  const { $schema, ...described } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: mode })
  return described
}
