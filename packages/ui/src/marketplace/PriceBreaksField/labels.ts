export type PriceBreaksFieldLabels = {
  from: string
  price: string
  /** The name of a row, counted from 1. */
  step: (formatted: string, number: number) => string
  add: string
  remove: (formatted: string, number: number) => string
  /** Why no more rows can be added. */
  full: (formatted: string, number: number) => string
  /** The error of an incomplete row, for hosts that show it. */
  incomplete: string
}

export const english: PriceBreaksFieldLabels = {
  from: 'From (units)',
  price: 'Price each',
  step: (formatted) => `Price break ${formatted}`,
  add: 'Add a price break',
  remove: (formatted) => `Remove price break ${formatted}`,
  full: (formatted) => `Set at most ${formatted} price breaks.`,
  incomplete: 'Enter the quantity and the unit price, or remove this price break.',
}
