import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'

/** For those who run the server. */
export function operationRoutes(app: FastifyInstance, { db, metrics }: Parts) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const told = v.object({ status: v.string() })

  defineCall(app, {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process lives.',
    access: 'operation',
    answer: told,
    handle: () => ({ status: 'ok' }),
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
      reply.type('text/plain; version=0.0.4; charset=utf-8')
      return metrics.text()
    },
  })
}
