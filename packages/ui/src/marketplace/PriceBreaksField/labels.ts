export type PriceBreaksFieldLabels = {
  from: string
  price: string
  /** The name of a row; rows are counted from 1. */
  step: (written: string, number: number) => string
  add: string
  remove: (written: string, number: number) => string
  /** Why no more can be added. */
  full: (written: string, number: number) => string
  /** What a host may say of a row that is not whole. */
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
