/** What a list is limited to; what is missing limits nothing. */
export type FilterValues = {
  /** The words that were searched for: a chip takes them off. */
  q?: string | undefined
  brand?: string | undefined
  category?: string | undefined
  /** From 1 to 5. */
  minRating?: number | undefined
}

/** One thing to choose, and how many products it would leave. */
export type Facet<Value extends string | number = string> = { value: Value; count?: number | undefined }

/** What there is to choose from; a group that is missing is not offered. */
export type Facets = {
  categories?: readonly Facet[] | undefined
  brands?: readonly Facet[] | undefined
  ratings?: readonly Facet<number>[] | undefined
}

export type FilterLabels = {
  filters: string
  category: string
  brand: string
  minRating: string
  anyCategory: string
  anyBrand: string
  anyRating: string
  /** After a number of stars. */
  andUp: string
  showAll: (count: string) => string
  clear: string
  /** Closes the sheet. */
  show: (count: string | undefined, number: number | undefined) => string
  loading: string
  failed: string
  retry: string
  active: string
  chip: { brand: string; category: string; minRating: (rating: number) => string; remove: (words: string) => string }
}

export const english: FilterLabels = {
  filters: 'Filters',
  category: 'Category',
  brand: 'Brand',
  minRating: 'Rating',
  anyCategory: 'All categories',
  anyBrand: 'All brands',
  anyRating: 'Any rating',
  andUp: '& up',
  showAll: (count) => `Show all ${count}`,
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

/** How many choices limit something. */
export function activeCount({ brand, category, minRating }: FilterValues) {
  return [brand, category, minRating].filter((value) => value !== undefined).length
}
