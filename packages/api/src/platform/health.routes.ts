import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ApiProblem } from './api-problem.ts'
import type { Parts } from './context.ts'
import { defineCall } from './http/call.ts'

const statusAnswer = v.object({ status: v.string() })

/** Public, because it only says that the process is alive. */
export function aliveRoute(app: FastifyInstance) {
  defineCall(app, {
    endpoint: 'GET /healthz',
    summary: 'Check that the process is alive.',
    access: 'operation',
    answer: statusAnswer,
    handle: () => ({ status: 'ok' }),
  })
}

/** Calls for operators. Returns a function that reports that the server is stopping. */
export function operationRoutes(app: FastifyInstance, { metrics }: Parts): () => void {
  let isStopping = false

  defineCall(app, {
    endpoint: 'GET /readyz',
    summary: 'Check that this process takes requests: it has started, has reached its database, and is not stopping.',
    access: 'operation',
    answer: statusAnswer,
    problems: ['unavailable'],
    handle: () => {
      if (isStopping) throw new ApiProblem('unavailable', {}, 'The server is stopping.')
      return { status: 'ready' }
    },
  })

  defineCall(app, {
    endpoint: 'GET /metrics',
    summary: 'Get the metrics of this process in the Prometheus format.',
    access: 'operation',
    handle: ({ reply }) => {
      reply.type(metrics.contentType)
      return metrics.text()
    },
  })

  return () => {
    isStopping = true
  }
}
