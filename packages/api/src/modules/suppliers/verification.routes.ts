import type { VerificationAct } from '@arot/contract'
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
import { defineCall } from '../../platform/http/call.ts'
import { requireIfMatch, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { presentRequest } from './present.ts'
import { decide, listRequests } from './verification.store.ts'

/** The page size if the request has no limit. */
const pageLength = 50

const acts = {
  grant: {
    summary: 'Grant a verification request that is not your own.',
    body: verificationGrantBody,
  },
  refuse: { summary: 'Refuse a verification request with a reason.', body: verificationReasonBody },
  withdraw: { summary: 'Withdraw a verification with a reason.', body: verificationReasonBody },
} as const satisfies Record<VerificationAct, object>

export function operatorRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  defineCall(app, {
    method: 'GET',
    path: '/operator/verifications',
    summary: 'List verification requests, oldest first. The next page is in the `Link` header.',
    access: 'operator',
    query: verificationsQuery,
    answer: v.array(verificationRequestAnswer),
    problems: ['invalid'],
    handle: async ({ reply, caller, query: { state, cursor, limit = pageLength } }) => {
      const after = cursor === undefined ? undefined : readCursor('verifications', cursor).ord
      const { requests, next } = await listRequests(db, caller, { state, limit, after })
      if (next !== null) {
        const params = new URLSearchParams({
          ...(state && { state }),
          limit: String(limit),
          cursor: writeCursor('verifications', { ord: next }),
        })
        reply.header('link', `<${config.publicUrl}/operator/verifications?${params}>; rel="next"`)
      }
      return requests.map((one) => presentRequest(one, config.publicUrl))
    },
  })

  for (const [name, { summary, body }] of Object.entries(acts)) {
    defineCall(app, {
      method: 'POST',
      path: `/operator/verifications/:id/${name}`,
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
