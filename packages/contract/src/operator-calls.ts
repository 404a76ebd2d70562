// What an operator does, which only our server knows: refused with `forbidden` to everybody else.
import { type Call, type CallOptions, type KeyedOptions, keyOf, nextCursor, read, readList, segment } from './call.ts'
import { ApiError } from './errors.ts'
import { amount, id, optional, type Reader, record, text } from './fields.ts'
import { omitUndefined } from './omit-undefined.ts'
import { reviewFields } from './review-calls.ts'
import type { ModeratedReview } from './reviews.ts'
import { verificationFields } from './supplier-calls.ts'
import type { VerificationAct, VerificationRequest, VerificationState } from './suppliers.ts'

const request = omitUndefined(
  record({
    ...verificationFields,
    supplier: omitUndefined(record({ id, name: text, logo: optional(text), place: optional(text) })),
    isOwn: optional((fact) => fact === true || undefined),
  }),
) as Reader<VerificationRequest>

const review = omitUndefined(
  record({ ...reviewFields, version: amount, rating: amount, words: text, product: record({ id, name: text }) }),
) as Reader<ModeratedReview>

export function operatorCalls(call: Call) {
  /** Nothing of this is asked of a server that does not know it. */
  async function ours() {
    if (!(await call.findOut())) throw new ApiError(404, null, { code: 'not_found', title: 'Not found' })
  }

  /** `from`: the version that the operator has read. */
  async function act<Of>(reader: Reader<Of>, path: string, from: number, body: object, options?: KeyedOptions) {
    await ours()
    const headers = { ...keyOf(options), 'If-Match': `"${from}"` }
    return read(reader, await call('POST', `/operator/${path}`, { ...options, body, ours: headers }))
  }

  const decide = (name: VerificationAct, id: string, from: number, body: object, options?: KeyedOptions) =>
    act(request, `verifications/${segment(id)}/${name}`, from, body, options)

  const moderate = (name: 'hide' | 'show', id: string, from: number, body: object, options?: KeyedOptions) =>
    act(review, `reviews/${segment(id)}/${name}`, from, body, options)

  return {
    /** What buyers have written, newest first, whole also where it is hidden. */
    getModeratedReviews: async (
      { state, cursor }: { state?: 'shown' | 'hidden'; cursor?: string } = {},
      options?: CallOptions,
    ): Promise<{ reviews: ModeratedReview[]; next?: string }> => {
      await ours()
      const params = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) })
      const answer = await call('GET', `/operator/reviews${params.size > 0 ? `?${params}` : ''}`, options)
      return { reviews: readList(review, answer), next: nextCursor(answer) }
    },

    hideReview: (reviewId: string, from: number, reason: string, options?: KeyedOptions) =>
      moderate('hide', reviewId, from, { reason }, options),
    showReview: (reviewId: string, from: number, options?: KeyedOptions) =>
      moderate('show', reviewId, from, {}, options),

    /** Oldest first, as they wait. */
    getVerifications: async (
      { state, cursor }: { state?: VerificationState; cursor?: string } = {},
      options?: CallOptions,
    ): Promise<{ requests: VerificationRequest[]; next?: string }> => {
      await ours()
      const params = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) })
      const answer = await call('GET', `/operator/verifications${params.size > 0 ? `?${params}` : ''}`, options)
      return { requests: readList(request, answer), next: nextCursor(answer) }
    },

    grantVerification: (requestId: string, from: number, options?: KeyedOptions) =>
      decide('grant', requestId, from, {}, options),
    refuseVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      decide('refuse', requestId, from, { reason }, options),
    withdrawVerification: (requestId: string, from: number, reason: string, options?: KeyedOptions) =>
      decide('withdraw', requestId, from, { reason }, options),
  }
}
