export type PriceHistoryLabels = {
  /** The accessible name of the list. */
  history: string
  /** The mark of the current prices. */
  now: string
  since: (day: string) => string
  each: (price: string) => string
  step: (units: string, price: string, count: number) => string
  loading: string
  error: string
  empty: string
  more: string
}

export const english: PriceHistoryLabels = {
  history: 'Price history',
  now: 'Now',
  since: (day) => `Since ${day}`,
  each: (price) => `${price} each`,
  step: (units, price) => `from ${units} units ${price}`,
  loading: 'Loading the price history',
  error: 'The price history could not be loaded.',
  empty: 'No price has been set yet.',
  more: 'Show older prices',
}
