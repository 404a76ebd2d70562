import * as endpoints from '@arot/contract/http/endpoints'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { defineCall } from '../../platform/http/call.ts'
import { auditOf } from './audit.store.ts'

const change = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(['added', 'changed']),
  version: v.number(),
  byOwner: v.boolean(),
  changes: v.record(v.string(), v.array(v.unknown())),
})

export function auditRoutes(app: FastifyInstance, { db }: Parts) {
  defineCall(app, {
    endpoint: endpoints.getAudit,
    summary:
      'List the last 200 changes of one of your products, newest first: each field before and after, and whether you made the change. Other people are not named.',
    access: 'user',
    params: idParams,
    answer: v.array(change),
    problems: ['forbidden', 'not_found'],
    handle: async ({ params: { id }, caller }) =>
      (await auditOf(db, caller, id)).map(({ at, ...change }) => ({ at: at.toISOString(), ...change })),
  })
}
