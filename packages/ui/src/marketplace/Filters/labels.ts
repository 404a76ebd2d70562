export type FiltersLabels = {
  filters: string
  category: string
  brand: string
  /** The title of the group with `verified`. */
  supplier: string
  verified: string
  minRating: string
  anyRating: string
  /** After a number of stars. */
  andUp: string
  showAll: (count: string) => string
  /** When no more options can be chosen. */
  atMost: (count: string) => string
  clear: string
  /** The button that closes the sheet. */
  show: (count: string | undefined, number: number | undefined) => string
  loading: string
  failed: string
  retry: string
  active: string
  /** The group with typed filters. */
  figures: Record<'title' | 'price' | 'minPrice' | 'maxPrice' | 'order' | 'maxMinimum' | 'inStock', string> & {
    unreadable: (typed: string) => string
    negative: string
    whole: string
    /** When the lower limit is above the upper one. */
    crossed: string
  }
  chip: {
    brand: string
    category: string
    minRating: (rating: string) => string
    /** At least one of the limits is defined. */
    price: (from: string | undefined, to: string | undefined) => string
    maxMinimum: (units: string, number: number) => string
    inStock: string
    verified: string
    remove: (words: string) => string
  }
}

export const english: FiltersLabels = {
  filters: 'Filters',
  category: 'Category',
  brand: 'Brand',
  supplier: 'Supplier',
  verified: 'Verified suppliers',
  minRating: 'Rating',
  anyRating: 'Any rating',
  andUp: '& up',
  showAll: (count) => `Show all ${count}`,
  atMost: (count) => `At most ${count} can be chosen at once.`,
  clear: 'Clear all',
  show: (count, number) => (count === undefined ? 'Show products' : `Show ${count} product${number === 1 ? '' : 's'}`),
  loading: 'Loading filters',
  failed: 'The filters could not be loaded.',
  retry: 'Try again',
  active: 'Active filters',
  figures: {
    title: 'Price, order and stock',
    price: 'Price of a unit',
    minPrice: 'From',
    maxPrice: 'To',
    order: 'Smallest order',
    maxMinimum: 'At most (units)',
    inStock: 'In stock',
    unreadable: (typed) => `“${typed}” cannot be read as a number`,
    negative: 'Enter 0 or more',
    whole: 'Enter whole units',
    crossed: 'The lowest price is above the highest.',
  },
  chip: {
    brand: 'Brand',
    category: 'Category',
    minRating: (rating) => `Rated ${rating} & up`,
    price: (from, to) => {
      if (from === undefined) return `Up to ${to}`
      return to === undefined ? `From ${from}` : `${from} to ${to}`
    },
    maxMinimum: (units) => `Orders from ${units} units or fewer`,
    inStock: 'In stock',
    verified: 'Verified suppliers',
    remove: (words) => `Remove filter ${words}`,
  },
}
