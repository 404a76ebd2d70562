import { type Supplier, type Verification, verificationProblems } from '@arot/contract'
import {
  ownSupplierAnswer,
  supplierAnswer,
  supplierBody,
  suppliersQuery,
  verificationAnswer,
  verificationBody,
} from '@arot/contract/suppliers/schema'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { defineCall } from '../../platform/http/call.ts'
import { invalid } from '../../platform/http/validate.ts'
import { setWriteHeaders } from '../../platform/http/write-headers.ts'
import { toImagePath } from '../media/address.ts'
import { isOwnPicture } from '../media/own.ts'
import { presentSupplier, presentVerification } from './present.ts'
import { changeSupplier, findSupplier, listSuppliers, ownSupplier } from './supplier.store.ts'
import { ownVerification, requestVerification } from './verification.store.ts'

/** How many a page holds that is asked for without a limit. */
const pageLength = 50
/** What a new name or smallest order costs: every cached answer is made again. A second of the default rate twice over. */
const requestsOfNewName = 40

export function supplierRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  const { publicUrl } = config

  defineCall(app, {
    method: 'GET',
    path: '/suppliers',
    summary:
      'Everybody who has something on the market and has said their name, the verified first, then who began first; the next page is in the Link header. `q` limits it to names that have each of its words, or a word that begins so.',
    access: 'public',
    query: suppliersQuery,
    answer: v.array(supplierAnswer),
    problems: ['invalid'],
    handle: async ({ reply, query: { q, cursor, limit = pageLength } }) => {
      const { suppliers, next } = await listSuppliers(db, { q, limit, cursor })
      if (next !== null) {
        const params = new URLSearchParams({ ...(q && { q }), limit: String(limit), cursor: next })
        reply.header('link', `<${config.publicUrl}/suppliers?${params}>; rel="next"`)
      }
      return suppliers.map((supplier) => presentSupplier(supplier, publicUrl))
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
    problems: ['not_found'],
    handle: async ({ params: { id } }) => presentSupplier(await findSupplier(db, id), publicUrl),
  })

  defineCall(app, {
    method: 'GET',
    path: '/suppliers/me',
    summary:
      'The caller as a supplier, with their last request to be verified. 404 before the first product and before `PATCH /suppliers/me`.',
    access: 'user',
    answer: ownSupplierAnswer,
    problems: ['not_found'],
    handle: async ({ caller }) =>
      withVerification(await ownSupplier(db, caller), await ownVerification(db, caller), publicUrl),
  })

  defineCall(app, {
    method: 'PATCH',
    path: '/suppliers/me',
    summary:
      'Writes the caller’s whole supplier page, and adds it where there is none: an empty text is none, `null` no smallest value. Of a verified supplier another name, logo or place waits for an operator.',
    access: 'user',
    body: supplierBody,
    answer: ownSupplierAnswer,
    problems: ['invalid'],
    handle: async ({ request, reply, body, caller }) => {
      const changed = await changeSupplier(db, caller, body, {
        marketplace: config.brandName,
        currency: config.currency,
        publicUrl,
      })
      if (changed.isOnProducts) {
        catalogue.wrote({ version: changed.catalogueVersion, all: true })
        app.chargeCaller(request, requestsOfNewName)
      }
      setWriteHeaders(reply, changed)
      return withVerification(changed.supplier, await ownVerification(db, caller), publicUrl)
    },
  })

  defineCall(app, {
    method: 'POST',
    path: '/suppliers/me/verification',
    summary:
      'Sends a trade licence’s number and a picture of it, for an operator to look at. The picture and the supplier’s logo must be answers of `POST /pictures`, which cannot change.',
    access: 'user',
    body: verificationBody,
    answer: verificationAnswer,
    status: 201,
    problems: ['invalid', 'not_found', 'wrong_state'],
    handle: async ({ body, caller }) => {
      const proof = { ...body, document: toImagePath(body.document, publicUrl) }
      const problems = verificationProblems(proof, isOwnPicture)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      return presentVerification(await requestVerification(db, caller, proof), publicUrl)
    },
  })
}

const withVerification = (supplier: Supplier, verification: Verification | undefined, publicUrl: string) => ({
  ...presentSupplier(supplier, publicUrl),
  ...(verification && { verification: presentVerification(verification, publicUrl) }),
})
