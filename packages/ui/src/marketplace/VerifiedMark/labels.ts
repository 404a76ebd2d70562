export type VerifiedMarkLabels = {
  verified: string
  /** With the day since when it is so. */
  since: (day: string) => string
}

export const english: VerifiedMarkLabels = {
  verified: 'Verified supplier',
  since: (day) => `Verified since ${day}`,
}
