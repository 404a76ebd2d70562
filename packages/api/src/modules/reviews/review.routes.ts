import { answerProblems, reviewProblems } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
import { reviewAnswer, reviewAnswerBody, reviewBody, reviewsAnswer, reviewsQuery } from '@arot/contract/reviews/schema'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Parts } from '../../platform/context.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { invalid } from '../../platform/http/validate.ts'
import { setWriteHeaders } from '../../platform/http/write-headers.ts'
import type { ResponseCache } from '../catalog/lists/response-cache.ts'
import { productOfOrder } from '../orders/order.store.ts'
import { presentReview } from '../orders/serialize.ts'
import { answerReview, listReviews, type ReviewResult, writeReview } from './review.store.ts'

/** The page size if the request has no limit. */
const pageLength = 10

export function reviewRoutes(app: FastifyInstance, { catalogue, config, db }: Parts, cached: ResponseCache) {
  const ofProduct = cached.of(endpoints.getReviews, { query: reviewsQuery, isOneProduct: true })

  defineCall(app, {
    endpoint: endpoints.getReviews,
    summary:
      'List the reviews of a product, newest first, and the number of reviews with one to five stars. The next page is in the `Link` header. A hidden review has only its reason.',
    access: 'public',
    params: idParams,
    query: reviewsQuery,
    answer: reviewsAnswer,
    problems: ['invalid', 'not_found'],
    early: ofProduct.early,
    handle: ({ request, reply, params: { id }, query: { cursor, limit = pageLength } }) =>
      ofProduct.answer(request, reply, async (queries) => {
        const { next, stars, reviews } = await listReviews(queries, id, { limit, cursor })
        const body = { stars, reviews: reviews.map(presentReview) }
        const headers = nextPage(config.publicUrl, endpoints.getReviews, { limit }, next, id)
        return { body, headers }
      }),
  })

  function sendReview(reply: FastifyReply, result: ReviewResult) {
    if (result.product) catalogue.wrote({ version: result.catalogueVersion, edited: result.product })
    setWriteHeaders(reply, result)
    return presentReview(result.review)
  }

  defineCall(app, {
    endpoint: endpoints.writeReview,
    summary:
      'Review an order that you received, with one to five stars and a text. You can change the review for 30 days.',
    access: 'user',
    params: idParams,
    body: reviewBody,
    answer: reviewAnswer,
    problems: ['invalid', 'forbidden', 'not_found', 'wrong_state'],
    // The product's rating changes with the review.
    lockedProduct: ({ params: { id }, caller }) => productOfOrder(db, caller, id, ['received']),
    handle: async ({ reply, params: { id }, body, caller }) => {
      const problems = reviewProblems(body)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      return sendReview(reply, await writeReview(db, caller, id, body))
    },
  })

  defineCall(app, {
    endpoint: endpoints.answerReview,
    summary:
      'Reply to the review of one of your orders as its supplier. You can change the reply as long as the review can change.',
    access: 'user',
    params: idParams,
    body: reviewAnswerBody,
    answer: reviewAnswer,
    problems: ['invalid', 'forbidden', 'not_found', 'wrong_state'],
    handle: async ({ reply, params: { id }, body: { words }, caller }) => {
      const problems = answerProblems(words)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      return sendReview(reply, await answerReview(db, caller, id, { words }))
    },
  })
}
