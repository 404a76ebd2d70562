// The calls of reviews. Only our server has them. Built from a client's `call`, so that other pages do not load them.
import { type Call, type CallOptions, type KeyedOptions, nextCursor, segment } from '../http/call.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { Review, ReviewPage, ReviewWords } from './schema.ts'

export function reviewCalls(call: Call) {
  const { write } = ownCalls<Review>(call)
  const pages = ownCalls<ReviewPage>(call)

  return {
    /** The reviews of a product, newest first. */
    getReviews: async (productId: string, cursor?: string, options?: CallOptions): Promise<ReviewPage> => {
      const path = `/products/${segment(productId)}/reviews${queryOf({ cursor })}`
      const answer = await pages.send('GET', path, { ...options, isPublic: true })
      return { ...pages.readItem(answer), next: nextCursor(answer) }
    },

    /** Writes or changes the buyer's review of a received order. */
    writeReview: (orderId: string, { rating, words }: ReviewWords, options?: KeyedOptions): Promise<Review> =>
      write('PUT', `/orders/${segment(orderId)}/review`, { rating, words }, options),

    /** Writes or changes the supplier's reply. */
    answerReview: (orderId: string, words: string, options?: KeyedOptions): Promise<Review> =>
      write('PUT', `/orders/${segment(orderId)}/review/answer`, { words }, options),
  }
}
