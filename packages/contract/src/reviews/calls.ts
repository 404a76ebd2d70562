// The calls of reviews. Only our server has them. Built from a client's `call`, so that other pages do not load them.
import { type Call, type CallOptions, fill, type KeyedOptions, nextCursor } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import type { Review, ReviewPage, ReviewWords } from './schema.ts'

export function reviewCalls(call: Call) {
  const { write } = ownCalls<Review>(call)
  const pages = ownCalls<ReviewPage>(call)

  return {
    /** The reviews of a product, newest first. */
    getReviews: async (productId: string, cursor?: string, options?: CallOptions): Promise<ReviewPage> => {
      const endpoint = fill(endpoints.getReviews, productId)
      const answer = await pages.send(`${endpoint}${queryOf({ cursor })}`, { ...options, isPublic: true })
      return { ...pages.readItem(answer), next: nextCursor(answer) }
    },

    /** Writes or changes the buyer's review of a received order. */
    writeReview: (orderId: string, { rating, words }: ReviewWords, options?: KeyedOptions): Promise<Review> =>
      write(fill(endpoints.writeReview, orderId), { rating, words }, options),

    /** Writes or changes the supplier's reply. */
    answerReview: (orderId: string, words: string, options?: KeyedOptions): Promise<Review> =>
      write(fill(endpoints.answerReview, orderId), { words }, options),
  }
}
