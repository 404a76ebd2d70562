/** What a list is limited to; what is missing limits nothing. */
export type FilterValues = {
  brand?: string | undefined
  category?: string | undefined
  /** From 1 to 5. */
  minRating?: number | undefined
}

/** One thing to choose, and how many products it would leave. */
export type Facet<Value extends string | number = string> = { value: Value; count?: number | undefined }

/** What there is to choose from; a group that is missing is not offered. */
export type Facets = {
  categories?: readonly Facet[]
  brands?: readonly Facet[]
  ratings?: readonly Facet<number>[]
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
  show: (count: string | undefined) => string
  loading: string
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
  show: (count) => (count === undefined ? 'Show products' : `Show ${count} products`),
  loading: 'Loading filters',
  active: 'Active filters',
  chip: {
    brand: 'Brand',
    category: 'Category',
    minRating: (rating) => `Rated ${rating} & up`,
    remove: (words) => `Remove filter ${words}`,
  },
}

/** How many of them limit something. */
export function activeCount({ brand, category, minRating }: FilterValues) {
  return [brand, category, minRating].filter((value) => value !== undefined).length
}
