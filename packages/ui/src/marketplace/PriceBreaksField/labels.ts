export type PriceBreaksFieldLabels = {
  from: string
  price: string
  /** The name of a row, counted from 1. */
  step: (written: string, number: number) => string
  add: string
  remove: (written: string, number: number) => string
  /** Why no more rows can be added. */
  full: (written: string, number: number) => string
  /** The error of an incomplete row, for hosts that show it. */
  incomplete: string
}

export const english: PriceBreaksFieldLabels = {
  from: 'From (units)',
  price: 'Price each',
  step: (written) => `Price break ${written}`,
  add: 'Add a price break',
  remove: (written) => `Remove price break ${written}`,
  full: (written) => `Set at most ${written} price breaks.`,
  incomplete: 'Enter the quantity and the unit price, or remove this price break.',
}
