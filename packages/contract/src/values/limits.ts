/** The texts that every product has, in the order of the form, with the most characters of each. */
export const textLimits = {
  image: 2048,
  name: 200,
  brand: 100,
  category: 100,
  description: 5000,
}

/** Lengths in characters, also of a search. The largest price, stock and minimum. */
export const limits = {
  ...textLimits,
  search: 200,
  price: 1e9,
  units: 1e9,
  minimum: 1e6,
  /** The most units of a carton. */
  multiple: 1e6,
  sku: 64,
  leadDays: 365,
  /** The most price breaks of a product. */
  priceBreaks: 8,
}
