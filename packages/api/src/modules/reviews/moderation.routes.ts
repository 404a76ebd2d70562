import * as endpoints from '@arot/contract/http/endpoints'
import {
  moderatedReviewAnswer,
  moderatedReviewsQuery,
  reviewHideBody,
  reviewShowBody,
} from '@arot/contract/reviews/schema'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { requireIfMatch, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { presentReview } from '../orders/serialize.ts'
import { listForModeration, moderateReview, productOfReview } from './moderation.store.ts'

/** The page size if the request has no limit. */
const pageLength = 50

const acts = {
  hide: {
    endpoint: endpoints.hideReview,
    summary: 'Hide a review with a reason, which is public. Its stars no longer count.',
    body: reviewHideBody,
  },
  show: {
    endpoint: endpoints.showReview,
    summary: 'Show a hidden review again.',
    body: reviewShowBody,
  },
} as const

export function moderationRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  defineCall(app, {
    endpoint: endpoints.getModeratedReviews,
    summary: 'List reviews, newest first, hidden ones with their text. The next page is in the `Link` header.',
    access: 'operator',
    query: moderatedReviewsQuery,
    answer: v.array(moderatedReviewAnswer),
    problems: ['invalid'],
    handle: async ({ reply, query: { state, cursor, limit = pageLength } }) => {
      const before = cursor === undefined ? undefined : readCursor('written', cursor).ord
      const { reviews, next } = await listForModeration(db, { state, limit, before })
      const nextCursor = next && writeCursor('written', { ord: next })
      reply.headers(nextPage(config.publicUrl, endpoints.getModeratedReviews, { state, limit }, nextCursor))
      return reviews.map(presentReview)
    },
  })

  for (const [name, { endpoint, summary, body }] of Object.entries(acts)) {
    defineCall(app, {
      endpoint,
      summary: `${summary} \`If-Match\` is the version that you have read.`,
      access: 'operator',
      params: idParams,
      body: body as v.GenericSchema<unknown, { reason?: string }>,
      answer: moderatedReviewAnswer,
      problems: ['invalid', 'forbidden', 'not_found', 'wrong_state', 'version_mismatch'],
      // The product's rating changes with the review.
      lockedProduct: ({ params: { id } }) => productOfReview(db, id),
      handle: async ({ request, reply, params: { id }, body: { reason }, caller }) => {
        const from = requireIfMatch(request)
        const moderated = await moderateReview(db, caller, id, {
          act: name as keyof typeof acts,
          from,
          reason,
        })
        catalogue.wrote({ version: moderated.catalogueVersion, edited: moderated.review.product.id })
        setWriteHeaders(reply, moderated)
        return presentReview(moderated.review)
      },
    })
  }
}
