export type Suggestion = {
  /** Unlike any other of the list. */
  id: string
  name: string
  /** Where it leads; without it `onSelect` is all that happens. */
  href?: string | undefined
  /** A product's picture and the category that tints its ground. */
  image?: string | undefined
  category?: string | undefined
}

export type SuggestionKind = 'products' | 'categories' | 'brands'

/** What may be meant, in three groups; each may be empty or missing. */
export type Suggestions = Partial<Record<SuggestionKind, readonly Suggestion[]>>

export const kinds: readonly SuggestionKind[] = ['products', 'categories', 'brands']

/** All of them in the order of the list. */
export function inOrder(suggestions: Suggestions) {
  return kinds.flatMap((kind) => (suggestions[kind] ?? []).map((suggestion) => ({ kind, suggestion })))
}

/** Where the suggestions are; `idle` wants none. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'error'

export type SearchBoxLabels = {
  /** Its name, and what stands in it while it is empty. */
  search: string
  placeholder: string
  clear: string
  suggestions: string
  groups: Record<SuggestionKind, string>
  loading: string
  none: (query: string) => string
  error: string
  /** What Enter does, where there is nothing to choose. */
  enter: string
  count: (count: number) => string
}

export const english: SearchBoxLabels = {
  search: 'Search products',
  placeholder: 'Search products, categories, brands',
  clear: 'Clear search',
  suggestions: 'Suggestions',
  groups: { products: 'Products', categories: 'Categories', brands: 'Brands' },
  loading: 'Looking for suggestions',
  none: (query) => `No suggestions for “${query}”`,
  error: 'Suggestions are not available just now',
  enter: 'Press Enter to search all products.',
  count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
}

type News = { status: SearchStatus; query: string; count: number; labels: SearchBoxLabels }

/** What a screen reader is told about the list, since its focus stays in the box. */
export function news({ status, query, count, labels }: News) {
  if (status === 'error') return labels.error
  if (count > 0) return labels.count(count)
  return status === 'loading' ? labels.loading : labels.none(query)
}
