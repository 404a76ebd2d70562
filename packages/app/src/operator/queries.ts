import {
  type ModeratedReview,
  moderationCalls,
  type VerificationRequest,
  type VerificationState,
  verificationCalls,
} from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { ownKey } from '../platform/queries.ts'

/** Only operators may read these. */
export const operatorQueries = {
  verifications: (state: VerificationState): PagedQuery<VerificationRequest> =>
    pagedQuery(ownKey('verifications', state), async (client, cursor) => {
      const { requests, next } = await verificationCalls(client.call).getVerifications({
        state,
        ...(cursor && { cursor }),
      })
      return { items: requests, next }
    }),

  reviews: (state: 'shown' | 'hidden'): PagedQuery<ModeratedReview> =>
    pagedQuery(ownKey('written', state), async (client, cursor) => {
      const { reviews, next } = await moderationCalls(client.call).getModeratedReviews({
        state,
        ...(cursor && { cursor }),
      })
      return { items: reviews, next }
    }),
}
