export type FiltersLabels = {
  filters: string
  category: string
  brand: string
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
  chip: { brand: string; category: string; minRating: (rating: string) => string; remove: (words: string) => string }
}

export const english: FiltersLabels = {
  filters: 'Filters',
  category: 'Category',
  brand: 'Brand',
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
  chip: {
    brand: 'Brand',
    category: 'Category',
    minRating: (rating) => `Rated ${rating} & up`,
    remove: (words) => `Remove filter ${words}`,
  },
}
