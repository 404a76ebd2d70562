import { type Supplier, supplierProblems, type Verification, verificationProblems } from '@arot/contract'
import {
  ownSupplierAnswer,
  supplierAnswer,
  supplierBody,
  suppliersQuery,
  verificationAnswer,
  verificationBody,
} from '@arot/contract/supplier-wire'
import { idParams } from '@arot/contract/wire'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import { invalid } from '../http/validate.ts'
import type { Parts } from '../parts.ts'
import { changeSupplier, findSupplier, listSuppliers, ownSupplier } from '../stores/suppliers.ts'
import { ownVerification, requestVerification } from '../stores/verification.ts'
import { keyOf, tellWritten } from './writing.ts'

/** How many a page holds that is asked for without a limit. */
const pageLength = 50

export function supplierRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  defineCall(app, {
    method: 'GET',
    path: '/suppliers',
    summary:
      'Everybody who has something on the market and has said their name, the verified first, then who began first; the next page is in the Link header.',
    access: 'public',
    query: suppliersQuery,
    answer: v.array(supplierAnswer),
    refusals: ['invalid'],
    handle: async ({ reply, query: { cursor, limit = pageLength } }) => {
      const { suppliers, next } = await listSuppliers(db, { limit, cursor })
      if (next !== null) {
        const asked = new URLSearchParams({ limit: String(limit), cursor: next })
        reply.header('link', `<${config.publicUrl}/suppliers?${asked}>; rel="next"`)
      }
      return suppliers.map(presentSupplier)
    },
  })

  defineCall(app, {
    method: 'GET',
    path: '/suppliers/:id',
    summary:
      'Who sells: what they say of themselves, whether and since when they are verified, how they are rated, and after how many days half of their orders of 90 days were answered.',
    access: 'public',
    params: idParams,
    answer: supplierAnswer,
    refusals: ['not_found'],
    handle: async ({ params: { id } }) => presentSupplier(await findSupplier(db, id)),
  })

  defineCall(app, {
    method: 'GET',
    path: '/suppliers/me',
    summary:
      'The caller as a supplier, with their last request to be verified; whoever has never added a product is none.',
    access: 'user',
    answer: ownSupplierAnswer,
    refusals: ['not_found'],
    handle: async ({ caller }) => {
      const verification = await ownVerification(db, caller)
      return {
        ...presentSupplier(await ownSupplier(db, caller)),
        ...(verification && { verification: presentVerification(verification) }),
      }
    },
  })

  defineCall(app, {
    method: 'PATCH',
    path: '/suppliers/me',
    summary:
      'What the caller says of themselves as a supplier, all of it: an empty text is none, `null` no smallest value. A verified name stays.',
    access: 'user',
    body: supplierBody,
    answer: supplierAnswer,
    refusals: ['invalid', 'not_found'],
    handle: async ({ reply, body, caller }) => {
      const problems = supplierProblems(body, { currency: config.currency })
      if (Object.keys(problems).length > 0) throw invalid(problems)
      const changed = await changeSupplier(db, caller, body)
      if (changed.isOnProducts) catalogue.wrote({ version: changed.catalogueVersion, all: true })
      tellWritten(reply, changed)
      return presentSupplier(changed.supplier)
    },
  })

  defineCall(app, {
    method: 'POST',
    path: '/suppliers/me/verification',
    summary:
      'Sends a trade licence’s number and the https address of a document, for an operator to look at. Repeat it safely with an Idempotency-Key.',
    access: 'user',
    body: verificationBody,
    answer: verificationAnswer,
    status: 201,
    refusals: ['invalid', 'not_found', 'wrong_state', 'key_reused'],
    handle: async ({ request, reply, body, caller }) => {
      const problems = verificationProblems(body)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      const { verification, replayed } = await requestVerification(db, caller, body, keyOf(request))
      if (replayed) reply.header('idempotent-replayed', 'true')
      return presentVerification(verification)
    },
  })
}

const presentVerification = (verification: Verification) => ({ ...verification, at: verification.at.toISOString() })

function presentSupplier({ since, verifiedSince, ...supplier }: Supplier) {
  return {
    ...supplier,
    since: since.toISOString(),
    ...(verifiedSince && { verifiedSince: verifiedSince.toISOString() }),
  }
}
