export type TierHintLabels = {
  /** How many more units lead to which price, the units written and as a number. */
  hint: (more: string, price: string, number: number) => string
}

export const english: TierHintLabels = {
  hint: (more, price) => `${more} more and each costs ${price}.`,
}
