import type { VerificationAct } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
import {
  verificationGrantBody,
  verificationReasonBody,
  verificationRequestAnswer,
  verificationsQuery,
} from '@arot/contract/suppliers/schema'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { requireIfMatch, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { presentRequest } from './present.ts'
import { decide, listRequests } from './verification.store.ts'

/** The page size if the request has no limit. */
const pageLength = 50

const acts = {
  grant: {
    endpoint: endpoints.grantVerification,
    summary: 'Grant a verification request that is not your own.',
    body: verificationGrantBody,
  },
  refuse: {
    endpoint: endpoints.refuseVerification,
    summary: 'Refuse a verification request with a reason.',
    body: verificationReasonBody,
  },
  withdraw: {
    endpoint: endpoints.withdrawVerification,
    summary: 'Withdraw a verification with a reason.',
    body: verificationReasonBody,
  },
} as const satisfies Record<VerificationAct, object>

export function operatorRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  defineCall(app, {
    endpoint: endpoints.getVerifications,
    summary: 'List verification requests, oldest first. The next page is in the `Link` header.',
    access: 'operator',
    query: verificationsQuery,
    answer: v.array(verificationRequestAnswer),
    problems: ['invalid'],
    handle: async ({ reply, caller, query: { state, cursor, limit = pageLength } }) => {
      const after = cursor === undefined ? undefined : readCursor('verifications', cursor).ord
      const { requests, next } = await listRequests(db, caller, { state, limit, after })
      const nextCursor = next && writeCursor('verifications', { ord: next })
      reply.headers(nextPage(config.publicUrl, endpoints.getVerifications, { state, limit }, nextCursor))
      return requests.map((one) => presentRequest(one, config.publicUrl))
    },
  })

  for (const [name, { endpoint, summary, body }] of Object.entries(acts)) {
    defineCall(app, {
      endpoint,
      summary: `${summary} \`If-Match\` is the version that you have read.`,
      access: 'operator',
      params: idParams,
      body: body as v.GenericSchema<unknown, { reason?: string }>,
      answer: verificationRequestAnswer,
      problems: ['invalid', 'forbidden', 'not_found', 'wrong_state', 'version_mismatch'],
      // A grant and a withdrawal mark every product of the supplier.
      isLong: name !== 'refuse',
      handle: async ({ request, reply, params: { id }, body: { reason }, caller }) => {
        const from = requireIfMatch(request)
        const decided = await decide(db, caller, id, {
          act: name as VerificationAct,
          from,
          reason,
        })
        if (decided.isOnProducts) catalogue.wrote({ version: decided.catalogueVersion, all: true })
        setWriteHeaders(reply, decided)
        return presentRequest(decided.request, config.publicUrl)
      },
    })
  }
}
