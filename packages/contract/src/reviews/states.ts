// The visibility of a review, and the limits of its texts.

export const reviewStates = ['shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Lengths in characters, and how many days a text can be changed. */
export const reviewLimits = { words: 2000, answer: 2000, reason: 500, days: 30 }
