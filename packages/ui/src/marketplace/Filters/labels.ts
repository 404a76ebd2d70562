export type FiltersLabels = {
  filters: string
  category: string
  brand: string
  /** Over `verified`. */
  supplier: string
  verified: string
  minRating: string
  anyRating: string
  /** After a number of stars. */
  andUp: string
  showAll: (count: string) => string
  /** Said in a group where no more can be chosen. */
  atMost: (count: string) => string
  clear: string
  /** Closes the sheet. */
  show: (count: string | undefined, number: number | undefined) => string
  loading: string
  failed: string
  retry: string
  active: string
  /** What is typed. */
  figures: Record<'title' | 'price' | 'minPrice' | 'maxPrice' | 'order' | 'maxMinimum' | 'inStock', string> & {
    unreadable: (typed: string) => string
    negative: string
    whole: string
    /** Where the lowest is above the highest. */
    crossed: string
  }
  chip: {
    brand: string
    category: string
    minRating: (rating: string) => string
    /** One of them at least is there. */
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
