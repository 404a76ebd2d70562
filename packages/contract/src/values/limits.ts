/** The texts that every product has, in the order of a form, with the characters that each may have. */
export const textLimits = {
  image: 2048,
  name: 200,
  brand: 100,
  category: 100,
  description: 5000,
}

/** Lengths in characters, of a search's words too; the most a price, a stock and a minimum may be. */
export const limits = {
  ...textLimits,
  search: 200,
  price: 1e9,
  units: 1e9,
  minimum: 1e6,
  /** How many units a carton may have. */
  multiple: 1e6,
  sku: 64,
  leadDays: 365,
  /** How many price steps a product may have. */
  priceBreaks: 8,
}
