// The filters of a list, and its facets.
export type Sort = 'price-asc' | 'price-desc'

export type ProductFilter = {
  q?: string
  /** Products of any of these brands. */
  brand?: string[]
  /** Products of any of these categories. */
  category?: string[]
  minRating?: number
  /** The price of one unit at the smallest order. */
  minPrice?: number
  maxPrice?: number
  /** The largest minimum order, in units. */
  maxMinimum?: number
  /** Only products with enough stock for their smallest order. */
  inStock?: boolean
  /** Only products with a minimum order of more than 100 units. */
  available?: boolean
  /** Only products of this supplier. Only our server has suppliers. */
  supplier?: string
  /** Only products of verified suppliers. */
  verified?: boolean
  sort?: Sort
}

export type ListQuery = ProductFilter & { limit?: number; cursor?: string }

export type Facet = { value: string; count: number }
export type Facets = {
  categories: Facet[]
  brands: Facet[]
  ratings: Facet[]
  /** The number of products of verified suppliers. Absent on a server without verification. */
  verified?: number | undefined
}
export type BrandCount = { name: string; count: number }

/** Filters with several values. Their parameter is repeated. */
export const manyValued = ['brand', 'category'] as const

/** The most brands or categories of one request. */
export const mostChosen = 20

/** Removes duplicates and sorts, so that equal requests have one cache entry. */
export const inOrder = <Value>(values: readonly Value[]) => [...new Set(values)].sort()

/** The values of the rating filter: “4 and up”. */
export const ratingSteps = [4.5, 4, 3, 2, 1]

/** Whether a product is “available” as the specification defines it: its minimum is more than 100 units. */
export const isAvailable = ({ minQuantity }: { minQuantity: number }) => minQuantity > 100

const figures = ['minRating', 'minPrice', 'maxPrice', 'maxMinimum'] as const
const names = [
  'q',
  'brand',
  'category',
  ...figures,
  'inStock',
  'available',
  'supplier',
  'verified',
  'sort',
  'limit',
  'cursor',
] as const

/** The canonical query string: equal queries have the same address, so caches can share it. */
export function search(query: ListQuery): string {
  const params = names.flatMap((name) => inOrder([query[name] || []].flat()).map((value) => [name, String(value)]))
  return params[0] ? `?${new URLSearchParams(params)}` : ''
}
