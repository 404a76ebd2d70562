import { type Order, type ReviewWords, reviewCalls } from '@arot/contract'
import { useAction } from '../session/useAction.ts'
import { messages } from './messages.ts'

const { reviewClosed } = messages
const problems = { wrong_state: reviewClosed, not_found: reviewClosed, forbidden: reviewClosed }

/** Writes or answers a review. Returns the problem to show, or `null`. */
export function useReviewActions() {
  const act = useAction(problems)
  return {
    review: ({ id }: Order, { rating, words }: ReviewWords) =>
      act({
        intention: [id, rating, words],
        request: ({ call }, key) => reviewCalls(call).writeReview(id, { rating, words }, key),
      }),
    answer: ({ id }: Order, words: string) =>
      act({ intention: [id, words], request: ({ call }, key) => reviewCalls(call).answerReview(id, words, key) }),
  }
}

export type ReviewActions = ReturnType<typeof useReviewActions>
