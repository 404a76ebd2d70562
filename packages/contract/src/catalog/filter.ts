// The filters of a list, and the facts about the whole list.
export type Sort = 'price-asc' | 'price-desc'

export type ProductFilter = {
  q?: string
  /** Any of them. */
  brand?: string[]
  /** Any of them. */
  category?: string[]
  minRating?: number
  /** Of one unit, at the smallest order. */
  minPrice?: number
  maxPrice?: number
  /** Whose smallest order has no more units than this. */
  maxMinimum?: number
  /** Only what there is enough of for a smallest order. */
  inStock?: boolean
  /** Only what is sold from more than 100 units. */
  available?: boolean
  /** Only what this supplier sells; only our server knows suppliers. */
  supplier?: string
  /** Only what verified suppliers sell. */
  verified?: boolean
  sort?: Sort
}

export type ListQuery = ProductFilter & { limit?: number; cursor?: string }

export type Facet = { value: string; count: number }
export type Facets = {
  categories: Facet[]
  brands: Facet[]
  ratings: Facet[]
  /** How many are sold by verified suppliers; absent where nobody verifies any. */
  verified?: number | undefined
}
export type BrandCount = { name: string; count: number }

/** What a filter takes several of, its parameter repeated. */
export const manyValued = ['brand', 'category'] as const

/** Of brands, or of categories, that one question names. */
export const mostChosen = 20

/** In the one order that a question names them in, so that caches meet. */
export const inOrder = <Value>(values: readonly Value[]) => [...new Set(values)].sort()

/** The steps a rating is filtered by: “4 and up”. */
export const ratingSteps = [4.5, 4, 3, 2, 1]

/** Available in the specification's sense: sold from more than 100 units. */
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

/** The query as its canonical text: the same question has the same address, so caches meet. */
export function search(query: ListQuery): string {
  const params = names.flatMap((name) => inOrder([query[name] || []].flat()).map((value) => [name, String(value)]))
  return params[0] ? `?${new URLSearchParams(params)}` : ''
}
