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
    pagedQuery(ownKey('verifications', state), (client, cursor) =>
      verificationCalls(client.call).getVerifications({ state, cursor }),
    ),

  reviews: (state: 'shown' | 'hidden'): PagedQuery<ModeratedReview> =>
    pagedQuery(ownKey('written', state), (client, cursor) =>
      moderationCalls(client.call).getModeratedReviews({ state, cursor }),
    ),
}
