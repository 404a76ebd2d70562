import { type Order, type ReviewWords, reviewCalls } from '@arot/contract'
import { useAction } from '../session/useAction.ts'
import { messages } from './messages.ts'

const { reviewClosed } = messages
const problems = { wrong_state: reviewClosed, not_found: reviewClosed, forbidden: reviewClosed }

/** Writes or answers a review. Returns the problem to show, or `null`. */
export function useReviewActions() {
  const act = useAction(problems)
  return {
    review: ({ _id }: Order, { rating, words }: ReviewWords) =>
      act({
        intention: [_id, rating, words],
        request: ({ call }, key) => reviewCalls(call).writeReview(_id, { rating, words }, key),
      }),
    answer: ({ _id }: Order, words: string) =>
      act({ intention: [_id, words], request: ({ call }, key) => reviewCalls(call).answerReview(_id, words, key) }),
  }
}

export type ReviewActions = ReturnType<typeof useReviewActions>
