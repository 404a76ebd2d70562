// Schemas of requests and responses for reviews.

import * as v from 'valibot'
import { listQuery } from '../catalog/schema.ts'
import { lines, remark, timestamp, units } from '../values/schema.ts'
import { reviewLimits, reviewStates } from './states.ts'

/** `PUT /orders/{id}/review`. The rules of `reviewProblems` come after it. */
export const reviewBody = v.strictObject({ rating: v.number(), words: lines(reviewLimits.words) })

/** `PUT /orders/{id}/review/answer`. The rules of `answerProblems` come after it. */
export const reviewAnswerBody = v.strictObject({ words: lines(reviewLimits.answer) })

/** Hides a review. The reason is required; showing it again needs none. */
export const reviewHideBody = v.strictObject({
  reason: v.pipe(
    remark('Reason', reviewLimits.reason, true),
    v.check((value) => value !== '', 'Enter a reason.'),
  ),
})
export const reviewShowBody = v.strictObject({})

const rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

/** One review. A hidden one has only its state and the reason. */
export const reviewAnswer = v.object({
  id: v.string(),
  rating: v.optional(rating),
  words: v.optional(v.string()),
  at: timestamp,
  changedAt: v.optional(timestamp),
  /** The buyer's first name and an initial. Empty if the buyer has no name. */
  by: v.string(),
  answer: v.optional(v.object({ words: v.string(), at: timestamp })),
  /** Set if the review is hidden. Then only operators get its stars, words and reply. */
  hidden: v.optional(v.object({ reason: v.string(), at: timestamp })),
})

/** `GET /products/{id}/reviews`. */
export const reviewsAnswer = v.object({
  /** How many visible reviews give one star, two, and so on to five. */
  stars: v.pipe(v.array(units), v.length(5)),
  /** Newest first. */
  reviews: v.array(reviewAnswer),
})
export const reviewsQuery = v.strictObject({ limit: listQuery.entries.limit, cursor: listQuery.entries.cursor })

/** A review for operators. */
export const moderatedReviewAnswer = v.object({
  ...reviewAnswer.entries,
  /** Increases with each change of the review, its reply or its visibility. */
  version: v.number(),
  rating,
  words: v.string(),
  product: v.object({ id: v.string(), name: v.string() }),
})

/** The query of `GET /operator/reviews`. */
export const moderatedReviewsQuery = v.strictObject({
  state: v.optional(v.picklist(reviewStates)),
  ...reviewsQuery.entries,
})

/** Whole stars from 1 to 5, and the text. */
export type ReviewWords = v.InferOutput<typeof reviewBody>
export type Review = v.InferOutput<typeof reviewAnswer>
/** A review for operators: complete, with its product. */
export type ModeratedReview = v.InferOutput<typeof moderatedReviewAnswer>
export type ReviewPage = v.InferOutput<typeof reviewsAnswer> & {
  /** The cursor of the next page. Absent on the last. */
  next?: string | undefined
}
