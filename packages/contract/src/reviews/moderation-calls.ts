// An operator's calls for reviews. Only our server has them. Other callers get `forbidden`.
import { type Call, type CallOptions, fill, type Incomplete, type KeyedOptions } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { ModeratedReview } from './schema.ts'
import type { ReviewState } from './states.ts'

export function moderationCalls(call: Call) {
  const { page, write } = ownCalls<ModeratedReview>(call)

  /** `from`: the version that the operator has seen. */
  const act = (endpoint: Incomplete, id: string, from: number, body: object, options?: KeyedOptions) =>
    write(fill(endpoint, id), body, options, from)

  return {
    /** All reviews, newest first. Hidden ones are complete too. */
    getModeratedReviews: (query: { state?: ReviewState; cursor?: string } = {}, options?: CallOptions) =>
      page(`${endpoints.getModeratedReviews}${queryOf(query)}`, options),

    hideReview: (reviewId: string, from: number, reason: string, options?: KeyedOptions) =>
      act(endpoints.hideReview, reviewId, from, { reason }, options),
    showReview: (reviewId: string, from: number, options?: KeyedOptions) =>
      act(endpoints.showReview, reviewId, from, {}, options),
  }
}
