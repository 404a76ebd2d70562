import { type Supplier, type Verification, verificationProblems } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
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
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { invalid } from '../../platform/http/validate.ts'
import { setWriteHeaders } from '../../platform/http/write-headers.ts'
import type { ResponseCache } from '../catalog/lists/response-cache.ts'
import { toImagePath } from '../media/address.ts'
import { isOwnPicture } from '../media/own.ts'
import { presentSupplier, presentVerification } from './present.ts'
import { changeSupplier, findSupplier, listSuppliers, ownSupplier } from './supplier.store.ts'
import { ownVerification, requestVerification } from './verification.store.ts'

/** The page size if the request has no limit. */
const pageLength = 50
/**
 * How many requests a new name or smallest order counts as, because it empties every cache: two seconds of the default
 * rate.
 */
const requestsOfNewName = 40

export function supplierRoutes(app: FastifyInstance, { catalogue, config, db }: Parts, cached: ResponseCache) {
  const { publicUrl } = config
  const all = cached.of(endpoints.getSuppliers, { query: suppliersQuery, isForOutages: true })
  const one = cached.of(endpoints.getSupplier, { isForOutages: true })

  defineCall(app, {
    endpoint: endpoints.getSuppliers,
    summary:
      'List suppliers with a name and a published product: verified ones first, then the oldest. The next page is in the `Link` header. `q` finds names with words that begin with each of its words.',
    access: 'public',
    query: suppliersQuery,
    answer: v.array(supplierAnswer),
    problems: ['invalid'],
    handle: ({ request, reply, query: { q, cursor, limit = pageLength } }) =>
      all.answer(request, reply, async (queries) => {
        const { suppliers, next } = await listSuppliers(queries, { q, limit, cursor })
        const body = suppliers.map((supplier) => presentSupplier(supplier, publicUrl))
        return { body, headers: nextPage(publicUrl, endpoints.getSuppliers, { q, limit }, next) }
      }),
  })

  defineCall(app, {
    endpoint: endpoints.getSupplier,
    summary:
      'Get a supplier: their page, since when they are verified, their rating, and the median days to answer an order of the last 90 days.',
    access: 'public',
    params: idParams,
    answer: supplierAnswer,
    problems: ['not_found'],
    handle: ({ request, reply, params: { id } }) =>
      one.answer(request, reply, async (queries) => ({
        body: presentSupplier(await findSupplier(queries, id), publicUrl),
      })),
  })

  defineCall(app, {
    endpoint: endpoints.getOwnSupplier,
    summary:
      'Get your supplier page and your last verification request. Answers 404 before your first product or `PATCH /suppliers/me`.',
    access: 'user',
    answer: ownSupplierAnswer,
    problems: ['not_found'],
    handle: async ({ caller }) =>
      withVerification(await ownSupplier(db, caller), await ownVerification(db, caller), publicUrl),
  })

  defineCall(app, {
    endpoint: endpoints.changeSupplier,
    summary:
      'Save your supplier page. An empty text removes a field, and `null` removes the smallest order value. A new name, logo or place of a verified supplier waits for an operator.',
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
      all.outdate()
      one.outdate()
      if (changed.isOnProducts) {
        catalogue.wrote({ version: changed.catalogueVersion, all: true })
        app.chargeCaller(request, requestsOfNewName)
      }
      setWriteHeaders(reply, changed)
      return withVerification(changed.supplier, await ownVerification(db, caller), publicUrl)
    },
  })

  defineCall(app, {
    endpoint: endpoints.requestVerification,
    summary:
      'Request verification with the number and a picture of your trade licence. Your page must have a name. The picture and your logo must be answers of `POST /pictures`, which cannot change.',
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
