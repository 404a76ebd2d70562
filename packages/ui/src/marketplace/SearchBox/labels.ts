export type SearchBoxLabels = {
  /** The name of the field, and its placeholder. */
  search: string
  placeholder: string
  clear: string
  suggestions: string
  groups: { products: string; categories: string; brands: string; suppliers: string }
  loading: string
  none: (query: string) => string
  error: string
  /** What Enter does if there is nothing to choose. */
  enter: string
  /** The number of suggestions, formatted and as a number. */
  count: (count: string, number: number) => string
}

export const english: SearchBoxLabels = {
  search: 'Search products',
  placeholder: 'Search products, categories, brands',
  clear: 'Clear search',
  suggestions: 'Suggestions',
  groups: { products: 'Products', categories: 'Categories', brands: 'Brands', suppliers: 'Suppliers' },
  loading: 'Looking for suggestions',
  none: (query) => `No suggestions for “${query}”`,
  error: 'Suggestions are not available just now',
  enter: 'Press Enter to search all products.',
  count: (count, number) => `${count} suggestion${number === 1 ? '' : 's'}`,
}
