import type { ReviewEntry } from './review.ts'

export const review: ReviewEntry = {
  id: 'r1',
  rating: 4,
  words: 'Every carton arrived dry and closed.\nTwo of the 240 had a scratch, which was made good.',
  at: new Date('2026-11-18T09:00:00Z'),
  by: 'Nadia K.',
}

export const answered: ReviewEntry = {
  ...review,
  id: 'r2',
  rating: 2,
  words: 'Late by nine days, and nobody told us.',
  at: new Date('2026-11-09T09:00:00Z'),
  changedAt: new Date('2026-11-12T09:00:00Z'),
  by: 'Rahim U.',
  answer: {
    words: 'The ferry did not sail that week. We should have written, and do so now.',
    at: new Date('2026-11-10T11:00:00Z'),
  },
}

export const hidden: ReviewEntry = {
  id: 'r3',
  at: new Date('2026-10-28T09:00:00Z'),
  by: 'Mina',
  hidden: { reason: 'It names a person who has nothing to do with it.', at: new Date('2026-10-29T09:00:00Z') },
}

export const reviews = [review, answered, hidden]

/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
export const stars = [0, 1, 0, 9, 14]
