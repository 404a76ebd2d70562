// How visible a review is, and its limits.

export const reviewStates = ['shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Lengths in characters, and for how many days what was written can be changed. */
export const reviewLimits = { words: 2000, answer: 2000, reason: 500, days: 30 }
