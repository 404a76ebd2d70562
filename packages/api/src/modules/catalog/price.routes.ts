import { pricesProblems } from '@arot/contract'
import { pricesBody, pricesQuery, pricesSince } from '@arot/contract/catalog/schema'
import * as endpoints from '@arot/contract/http/endpoints'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Parts } from '../../platform/context.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { invalid } from '../../platform/http/validate.ts'
import { readIfMatch, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { changePrices, pricesOf } from './price.store.ts'

/** The page size if the request has no limit. */
const pageLength = 50

export function priceRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  defineCall(app, {
    endpoint: endpoints.getPrices,
    summary: 'List the prices of one of your products, newest first. The next page is in the `Link` header.',
    access: 'user',
    params: idParams,
    query: pricesQuery,
    answer: v.array(pricesSince),
    problems: ['invalid', 'forbidden', 'not_found'],
    handle: async ({ reply, params: { id }, query, caller }) => {
      const limit = query.limit ?? pageLength
      const { prices, next } = await pricesOf(db, caller, id, { limit, after: placeOf(query.cursor) })
      reply.headers(nextPage(config.publicUrl, endpoints.getPrices, { limit }, next, id))
      return prices.map(({ at, ...price }) => ({ at: at.toISOString(), ...price }))
    },
  })

  defineCall(app, {
    endpoint: endpoints.changePrices,
    summary: 'Change the price and the price breaks of one of your products. Orders keep their price.',
    access: 'user',
    params: idParams,
    body: pricesBody,
    answer: v.object({ version: v.number() }),
    problems: ['invalid', 'forbidden', 'not_found', 'version_mismatch'],
    lockedProduct: ({ params: { id } }) => id,
    handle: async ({ request, reply, params: { id }, body, caller }) => {
      // `changePrices` checks the price breaks against the product's minimum and carton.
      const problems = pricesProblems({ price: body.price, minQuantity: 0 }, config.currency)
      if (problems.price) throw invalid(problems)
      const changed = await changePrices(db, caller, id, body, {
        ifMatch: readIfMatch(request),
        currency: config.currency,
      })
      catalogue.wrote({ version: changed.catalogueVersion, edited: id })
      setWriteHeaders(reply, changed)
      return { version: changed.version }
    },
  })
}

/** Refuses a cursor that the server did not write. */
function placeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor)
  const problem = 'This cursor belongs to another list.'
  throw new ApiProblem('invalid', { fields: { cursor: problem } }, problem)
}
