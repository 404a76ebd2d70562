import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'

const told = v.object({ status: v.string() })

/** Tells nothing but that it is there, and may be asked by anybody. */
export function aliveRoute(app: FastifyInstance) {
  defineCall(app, {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process lives.',
    access: 'operation',
    answer: told,
    handle: () => ({ status: 'ok' }),
  })
}

/** For those who run the server `serving`. */
export function operationRoutes(app: FastifyInstance, { db, metrics }: Parts, serving: FastifyInstance) {
  let isStopping = false
  serving.addHook('preClose', async () => {
    isStopping = true
  })

  defineCall(app, {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether requests can be answered: the database too.',
    access: 'operation',
    answer: told,
    refusals: ['unavailable'],
    handle: async () => {
      if (isStopping) throw new Refusal('unavailable', {}, 'The server is stopping.')
      await db.ping()
      return { status: 'ready' }
    },
  })

  defineCall(app, {
    method: 'GET',
    path: '/metrics',
    summary: 'The figures of this process in Prometheus’ text format.',
    access: 'operation',
    handle: ({ reply }) => {
      reply.type(metrics.contentType)
      return metrics.text()
    },
  })
}
