// What an operator does with reviews, which only our server knows: refused with `forbidden` to everybody else.
import {
  type Call,
  type CallOptions,
  type KeyedOptions,
  keyOf,
  nextCursor,
  read,
  readList,
  segment,
} from '../http/call.ts'
import { amount, id, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import { requireOurs } from '../http/own.ts'
import { reviewFields } from './calls.ts'
import type { ModeratedReview } from './rules.ts'

const review = omitUndefined(
  record({ ...reviewFields, version: amount, rating: amount, words: text, product: record({ id, name: text }) }),
) as Reader<ModeratedReview>

export function moderationCalls(call: Call) {
  /** `from`: the version that the operator has read. */
  async function act<Of>(reader: Reader<Of>, path: string, from: number, body: object, options?: KeyedOptions) {
    await requireOurs(call)
    const headers = { ...keyOf(options), 'If-Match': `"${from}"` }
    return read(reader, await call('POST', `/operator/${path}`, { ...options, body, ours: headers }))
  }

  const moderate = (name: 'hide' | 'show', id: string, from: number, body: object, options?: KeyedOptions) =>
    act(review, `reviews/${segment(id)}/${name}`, from, body, options)

  return {
    /** What buyers have written, newest first, whole also where it is hidden. */
    getModeratedReviews: async (
      { state, cursor }: { state?: 'shown' | 'hidden'; cursor?: string } = {},
      options?: CallOptions,
    ): Promise<{ reviews: ModeratedReview[]; next?: string }> => {
      await requireOurs(call)
      const params = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) })
      const answer = await call('GET', `/operator/reviews${params.size > 0 ? `?${params}` : ''}`, options)
      return { reviews: readList(review, answer), next: nextCursor(answer) }
    },

    hideReview: (reviewId: string, from: number, reason: string, options?: KeyedOptions) =>
      moderate('hide', reviewId, from, { reason }, options),
    showReview: (reviewId: string, from: number, options?: KeyedOptions) =>
      moderate('show', reviewId, from, {}, options),
  }
}
