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
  step: (written) => `Step ${written}`,
  add: 'Add a price step',
  remove: (written) => `Remove step ${written}`,
  full: (written) => `Set at most ${written} price breaks.`,
  incomplete: 'Enter from how many units and the price of each, or remove this step.',
}
