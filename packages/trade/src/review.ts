import type { FormErrors } from '@arot/ui'

/** What the marketplace shows of a review. A host's own may carry more. */
export type ReviewEntry = {
  id: string
  /** Which version of the review is shown. Send it when you hide or show the review. */
  version?: number | undefined
  /** Whole stars, from 1 to 5; absent where it is hidden. */
  rating?: number | undefined
  words?: string | undefined
  at: Date
  changedAt?: Date | undefined
  /** As much of the buyer’s name as everybody may know. */
  by: string
  answer?: { words: string; at: Date } | undefined
  hidden?: { reason: string; at: Date } | undefined
  /** Where several products’ reviews stand together: of which it is. */
  product?: { id: string; name: string } | undefined
}

/** What a buyer says. */
export type ReviewValues = { rating: number; words: string }

export type ReviewErrors = FormErrors<ReviewValues>
