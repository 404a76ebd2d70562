export type ReviewListLabels = {
  /** What the list is called. */
  reviews: string
  /** How many the average is of, as a word and as a number. */
  number: (number: string, count: number) => string
  /** The rows of the distribution: how many stars, and how many reviews gave them. */
  stars: (stars: string, count: number) => string
  distribution: string
  /** Who wrote it, where their name is not told. */
  somebody: string
  verified: string
  changed: (day: string) => string
  /** What was hidden, with its day. */
  hidden: (day: string) => string
  reason: string
  /** Over what the supplier says to it. */
  answer: (day: string) => string
  /** … where the review was changed since. */
  answerBefore: (day: string) => string
  hide: string
  show: string
  /** What an act is for, after its verb: a screen reader hears it. */
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
