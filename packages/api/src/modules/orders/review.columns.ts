// Presents a review: for everybody, for the two parties of its order, and for operators.
import { type Review, type ReviewWords, reviewerName } from '@arot/contract'

type Moment = Date | string

/** Times are texts if the review is part of another row's JSON. */
export type ReviewRow = ReviewWords & {
  id: string
  at: Moment
  changedAt: Moment | null
  answer: string | null
  answeredAt: Moment | null
  reason: string | null
  hiddenAt: Moment | null
}

/** Columns of the row `r`. */
export const reviewColumns = `r.id, r.rating, r.words, r.at, r.changed_at AS "changedAt", r.answer,
  r.answered_at AS "answeredAt", r.hidden_reason AS reason, r.hidden_at AS "hiddenAt"`

/** Joins the buyer's name. `reviewerName` shortens it before it leaves the server. */
export const reviewSource = `reviews AS r JOIN orders AS o ON o.id = r.order_id
  LEFT JOIN users AS buyer ON buyer.uid = o.uid`

/** The public form. A hidden review shows only that it is hidden, and why. */
export function reviewOf(row: ReviewRow, buyerName: string | null): Review {
  const { hidden, rating, words, answer, ...rest } = wholeReviewOf(row, buyerName)
  return hidden ? { ...rest, hidden } : { ...rest, rating, words, ...(answer && { answer }) }
}

/** The form for operators. */
export function wholeReviewOf(row: ReviewRow, buyerName: string | null): Review & ReviewWords {
  const { id, rating, words, at, changedAt, answer, answeredAt, reason, hiddenAt } = row
  return {
    id,
    rating,
    words,
    at: new Date(at),
    by: reviewerName(buyerName ?? ''),
    ...(changedAt && { changedAt: new Date(changedAt) }),
    ...(answer !== null && answeredAt && { answer: { words: answer, at: new Date(answeredAt) } }),
    ...(reason !== null && hiddenAt && { hidden: { reason, at: new Date(hiddenAt) } }),
  }
}
