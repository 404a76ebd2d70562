// An operator's calls for reviews. Only our server has them. Other callers get `forbidden`.
import { type Call, type CallOptions, type KeyedOptions, segment } from '../http/call.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { ModeratedReview } from './schema.ts'
import type { ReviewState } from './states.ts'

export function moderationCalls(call: Call) {
  const { page, write } = ownCalls<ModeratedReview>(call)

  /** `from`: the version that the operator has seen. */
  const act = (name: 'hide' | 'show', id: string, from: number, body: object, options?: KeyedOptions) =>
    write('POST', `/operator/reviews/${segment(id)}/${name}`, body, options, from)

  return {
    /** All reviews, newest first. Hidden ones are complete too. */
    getModeratedReviews: async (query: { state?: ReviewState; cursor?: string } = {}, options?: CallOptions) => {
      const { items, next } = await page(`/operator/reviews${queryOf(query)}`, options)
      return { reviews: items, next }
    },

    hideReview: (reviewId: string, from: number, reason: string, options?: KeyedOptions) =>
      act('hide', reviewId, from, { reason }, options),
    showReview: (reviewId: string, from: number, options?: KeyedOptions) => act('show', reviewId, from, {}, options),
  }
}
