export type ReviewListLabels = {
  /** The name of the list. */
  reviews: string
  /** The number of reviews behind the average, as text and as a number. */
  number: (number: string, count: number) => string
  /** A row of the distribution: the stars, as text and as a number. */
  stars: (stars: string, count: number) => string
  distribution: string
  /** Replaces the name of a buyer whose account is gone. */
  somebody: string
  verified: string
  changed: (day: string) => string
  /** Says that the review is hidden, with the day. */
  hidden: (day: string) => string
  reason: string
  /** Stands above the supplier's answer. */
  answer: (day: string) => string
  /** The same, if the buyer changed the review after the answer. */
  answerBefore: (day: string) => string
  hide: string
  show: string
  /** The accessible name of a button: the act and whose review it is. */
  of: (act: string, by: string) => string
  hideTitle: string
  reasonHint: string
  missing: string
  tooLong: (limit: string) => string
  cancel: string
  failed: { title: string; text: string }
  loading: string
  empty: string
  emptyText: string
  error: string
}

export const english: ReviewListLabels = {
  reviews: 'Reviews',
  number: (number, count) => `${number} ${count === 1 ? 'review' : 'reviews'}`,
  stars: (stars, count) => `${stars} ${count === 1 ? 'star' : 'stars'}`,
  distribution: 'Reviews by number of stars',
  somebody: 'A buyer',
  verified: 'Verified purchase',
  changed: (day) => `changed on ${day}`,
  hidden: (day) => `Hidden by the market on ${day}`,
  reason: 'Reason',
  answer: (day) => `The supplier’s answer, ${day}`,
  answerBefore: (day) => `The supplier’s answer, ${day}, to what was written before`,
  hide: 'Hide',
  show: 'Show again',
  of: (act, by) => `${act}: ${by}`,
  hideTitle: 'Hide this review?',
  reasonHint: 'Everyone sees it instead of the review.',
  missing: 'Say why in a few words',
  tooLong: (limit) => `At most ${limit} characters`,
  cancel: 'Cancel',
  failed: { title: 'Error', text: 'Something went wrong.' },
  loading: 'Loading the reviews',
  empty: 'No reviews yet',
  emptyText: 'Buyers can review it once they have received it.',
  error: 'The reviews could not be loaded.',
}
