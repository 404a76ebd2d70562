import type { FormErrors } from '@arot/ui'

/** The fields of a review that the components show. Your own type may have more. */
export type ReviewEntry = {
  id: string
  /** Which version of the review is shown. Send it when you hide or show the review. */
  version?: number | undefined
  /** Whole stars, from 1 to 5. Absent if the review is hidden. */
  rating?: number | undefined
  words?: string | undefined
  at: Date
  changedAt?: Date | undefined
  /** The public part of the buyer's name. */
  by: string
  answer?: { words: string; at: Date } | undefined
  hidden?: { reason: string; at: Date } | undefined
  /** The reviewed product, for a list of several products. */
  product?: { id: string; name: string } | undefined
}

export type ReviewValues = { rating: number; words: string }

export type ReviewErrors = FormErrors<ReviewValues>
