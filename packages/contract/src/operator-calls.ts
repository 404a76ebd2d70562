// What an operator does, which only our server knows: refused with `forbidden` to everybody else.
import { type Call, type CallOptions, type KeyedOptions, keyOf, nextCursor, read, readList, segment } from './call.ts'
import { ApiError } from './errors.ts'
import { amount, id, optional, type Reader, record, text } from './fields.ts'
import { reviewFields } from './review-calls.ts'
import type { JudgedReview } from './reviews.ts'
import { verificationFields } from './supplier-calls.ts'
import type { VerificationAct, VerificationRequest, VerificationState } from './suppliers.ts'
import { told } from './told.ts'

const request = told(
  record({
    ...verificationFields,
    supplier: told(record({ id, name: text, place: optional(text) })),
    isOwn: optional((fact) => fact === true || undefined),
  }),
) as Reader<VerificationRequest>

const review = told(
  record({ ...reviewFields, rating: amount, words: text, product: record({ id, name: text }) }),
) as Reader<JudgedReview>

export function operatorCalls(call: Call) {
  /** Nothing of this is asked of a server that does not know it. */
  async function ours() {
    if (!(await call.findOut())) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  }

  async function act(name: VerificationAct, requestId: string, body: object, options?: KeyedOptions) {
    await ours()
    const path = `/operator/verifications/${segment(requestId)}/${name}`
    return read(request, await call('POST', path, { ...options, body, ours: keyOf(options) }))
  }

  async function judge(name: 'hide' | 'show', reviewId: string, body: object, options?: KeyedOptions) {
    await ours()
    const path = `/operator/reviews/${segment(reviewId)}/${name}`
    return read(review, await call('POST', path, { ...options, body, ours: keyOf(options) }))
  }

  return {
    /** What buyers have written, newest first, whole also where it is hidden. */
    getWritten: async (
      { state, cursor }: { state?: 'shown' | 'hidden'; cursor?: string } = {},
      options?: CallOptions,
    ): Promise<{ reviews: JudgedReview[]; next?: string }> => {
      await ours()
      const asked = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) })
      const answer = await call('GET', `/operator/reviews${asked.size > 0 ? `?${asked}` : ''}`, options)
      return { reviews: readList(review, answer), next: nextCursor(answer) }
    },

    hideReview: (reviewId: string, reason: string, options?: KeyedOptions) =>
      judge('hide', reviewId, { reason }, options),
    showReview: (reviewId: string, options?: KeyedOptions) => judge('show', reviewId, {}, options),

    /** Oldest first, as they wait. */
    getVerifications: async (
      { state, cursor }: { state?: VerificationState; cursor?: string } = {},
      options?: CallOptions,
    ): Promise<{ requests: VerificationRequest[]; next?: string }> => {
      await ours()
      const asked = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) })
      const answer = await call('GET', `/operator/verifications${asked.size > 0 ? `?${asked}` : ''}`, options)
      return { requests: readList(request, answer), next: nextCursor(answer) }
    },

    grantVerification: (requestId: string, options?: KeyedOptions) => act('grant', requestId, {}, options),
    refuseVerification: (requestId: string, reason: string, options?: KeyedOptions) =>
      act('refuse', requestId, { reason }, options),
    withdrawVerification: (requestId: string, reason: string, options?: KeyedOptions) =>
      act('withdraw', requestId, { reason }, options),
  }
}
