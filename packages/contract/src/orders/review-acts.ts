// Rules for reviews of an order, for the pages and the server.

import { reviewClosesAt } from '../reviews/rules.ts'
import type { Review } from '../reviews/schema.ts'
import type { OrderSide, OrderState } from './states.ts'

export type ReviewAct = 'write' | 'change' | 'answer' | 'change-answer'

type Reviewable = {
  state: OrderState
  /** The side that acts. */
  side: OrderSide
  /** A member cannot review themselves. */
  toOneself?: boolean | undefined
  review?: Pick<Review, 'at' | 'answer' | 'hidden'> | undefined
}

/** What a party can do about a review now, or `null`. Each order has one review and one reply. */
export function reviewActOf({ state, side, toOneself, review }: Reviewable, now: Date): ReviewAct | null {
  if (state !== 'received' || toOneself || review?.hidden) return null
  if (!review) return side === 'bought' ? 'write' : null
  const isOpen = now < reviewClosesAt(review)
  if (side === 'bought') return isOpen ? 'change' : null
  if (!review.answer) return 'answer'
  return isOpen ? 'change-answer' : null
}
