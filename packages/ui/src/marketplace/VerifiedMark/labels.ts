export type VerifiedMarkLabels = {
  verified: string
  /** With the date of the verification. */
  since: (day: string) => string
}

export const english: VerifiedMarkLabels = {
  verified: 'Verified supplier',
  since: (day) => `Verified since ${day}`,
}
