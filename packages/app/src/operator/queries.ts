import { type ModeratedReview, operatorCalls, type VerificationRequest, type VerificationState } from '@arot/contract'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

/** Only operators may read any of these. */
export const operatorQueries = {
  verifications: (state: VerificationState): PagedRead<VerificationRequest> =>
    pagedRead(ownKey('verifications', state), async (client, cursor) => {
      const { requests, next } = await operatorCalls(client.call).getVerifications({ state, ...(cursor && { cursor }) })
      return { items: requests, next }
    }),

  reviews: (state: 'shown' | 'hidden'): PagedRead<ModeratedReview> =>
    pagedRead(ownKey('written', state), async (client, cursor) => {
      const { reviews, next } = await operatorCalls(client.call).getWritten({ state, ...(cursor && { cursor }) })
      return { items: reviews, next }
    }),
}
