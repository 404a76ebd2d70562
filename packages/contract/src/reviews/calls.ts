// The calls about reviews, which only our server has. Made from a client's `call` by the pages that need them.
import { type Call, type CallOptions, type KeyedOptions, keyOf, nextCursor, read, segment } from '../http/call.ts'
import { amount, id, list, moment, optional, type Reader, record, text } from '../http/fields.ts'
import { omitUndefined } from '../http/omit-undefined.ts'
import { requireOurs } from '../http/own.ts'
import type { Review, ReviewPage, ReviewWords } from './rules.ts'

export const reviewFields = {
  _id: id,
  rating: optional(amount),
  words: optional(text),
  at: moment,
  changedAt: optional(moment),
  by: text,
  answer: optional(record({ words: text, at: moment })),
  hidden: optional(record({ reason: text, at: moment })),
}
export const review = omitUndefined(record(reviewFields)) as Reader<Review>

const page: Reader<ReviewPage> = record({ stars: list(amount), reviews: list(review) })

export function reviewCalls(call: Call) {
  async function put(path: string, body: object, options?: KeyedOptions): Promise<Review> {
    await requireOurs(call)
    return read(review, await call('PUT', path, { ...options, body, ours: keyOf(options) }))
  }

  return {
    /** What was said of a product, newest first. */
    getReviews: async (productId: string, cursor?: string, options?: CallOptions): Promise<ReviewPage> => {
      await requireOurs(call)
      const query = cursor ? `?${new URLSearchParams({ cursor })}` : ''
      const path = `/products/${segment(productId)}/reviews${query}`
      const answer = await call('GET', path, { ...options, isPublic: true })
      return { ...read(page, answer), next: nextCursor(answer) }
    },

    /** The buyer's own of a received order, written or changed. */
    writeReview: (orderId: string, { rating, words }: ReviewWords, options?: KeyedOptions): Promise<Review> =>
      put(`/orders/${segment(orderId)}/review`, { rating, words }, options),

    /** The supplier's word to it, written or changed. */
    answerReview: (orderId: string, words: string, options?: KeyedOptions): Promise<Review> =>
      put(`/orders/${segment(orderId)}/review/answer`, { words }, options),
  }
}
