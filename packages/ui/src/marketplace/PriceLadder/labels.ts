export type PriceLadderLabels = {
  caption: string
  units: string
  each: string
  save: string
  from: (units: string) => string
  chosen: string
  /** How many more units lead to which price, the units written and as a number. */
  hint: (more: string, price: string, number: number) => string
}

export const english: PriceLadderLabels = {
  caption: 'Price by quantity',
  units: 'Units',
  each: 'Each',
  save: 'You save',
  from: (units) => `From ${units}`,
  chosen: 'Your quantity',
  hint: (more, price) => `${more} more and each costs ${price}.`,
}
