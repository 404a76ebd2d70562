import { newKey, type Order, type ReviewWords, reviewCalls } from '@arot/contract'
import { useRef } from 'react'
import { inWords } from '../platform/messages.ts'
import { hasProblemCode } from '../platform/problem.ts'
import { isOfCatalogue, isOfSession } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'

/** Writes or answers a review. Returns the problem to show, or `null`. */
export function useReviewActions() {
  const { client, data } = useVisit()
  const last = useRef({ of: '', key: '' })
  const calls = reviewCalls(client.call)

  /** Tried again after an answer that never came, it is the same act. */
  function keyFor(intention: string) {
    if (last.current.of !== intention) last.current = { of: intention, key: newKey() }
    return last.current.key
  }

  async function say(send: () => Promise<unknown>) {
    try {
      await send()
      return null
    } catch (error) {
      if (!hasProblemCode(error, 'wrong_state', 'not_found', 'forbidden')) throw error
      return inWords(messages.reviewClosed)
    } finally {
      await data.renew((key) => isOfSession(key) || isOfCatalogue(key))
    }
  }

  return {
    review: ({ _id }: Order, { rating, words }: ReviewWords) => {
      const key = keyFor(JSON.stringify([_id, rating, words]))
      return say(() => calls.writeReview(_id, { rating, words }, { key }))
    },
    answer: ({ _id }: Order, words: string) => {
      const key = keyFor(JSON.stringify([_id, words]))
      return say(() => calls.answerReview(_id, words, { key }))
    },
  }
}

export type ReviewActions = ReturnType<typeof useReviewActions>
