export type TierHintLabels = {
  /** The hint: the missing units, formatted and as a number, and the price they lead to. */
  hint: (more: string, price: string, number: number) => string
}

export const english: TierHintLabels = {
  hint: (more, price) => `${more} more and each costs ${price}.`,
}
