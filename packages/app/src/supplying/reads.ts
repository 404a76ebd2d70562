// What only an owner reads, and only our server has.
import {
  type JudgedReview,
  operatorCalls,
  type PricesSince,
  priceCalls,
  type VerificationRequest,
  type VerificationState,
} from '@arot/contract'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

/** What a product costs and did cost: refused to everybody but its owner. */
export const pricesOf = (id: string): PagedRead<PricesSince & { _id: string }> =>
  pagedRead(ownKey('prices', id), async (client, cursor) => {
    const { prices, next } = await priceCalls(client.call).getPrices(id, cursor)
    return { items: prices.map((one) => ({ ...one, _id: one.at.toISOString() })), next }
  })

/** What suppliers have sent to be verified: refused to everybody but operators. */
export const verificationsIn = (state: VerificationState): PagedRead<VerificationRequest> =>
  pagedRead(ownKey('verifications', state), async (client, cursor) => {
    const { requests, next } = await operatorCalls(client.call).getVerifications({ state, ...(cursor && { cursor }) })
    return { items: requests, next }
  })

/** What buyers have written: refused to everybody but operators. */
export const writtenThat = (state: 'shown' | 'hidden'): PagedRead<JudgedReview> =>
  pagedRead(ownKey('written', state), async (client, cursor) => {
    const { reviews, next } = await operatorCalls(client.call).getWritten({ state, ...(cursor && { cursor }) })
    return { items: reviews, next }
  })
