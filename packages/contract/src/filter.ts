// What a list can be asked for, and what is known of the whole of it.
export type Sort = 'price-asc' | 'price-desc'

export type ProductFilter = {
  q?: string
  brand?: string
  category?: string
  minRating?: number
  /** Only what is sold from more than 100 units. */
  available?: boolean
  sort?: Sort
}

export type ListQuery = ProductFilter & { limit?: number; cursor?: string }

export type Facet = { value: string; count: number }
export type Facets = { categories: Facet[]; brands: Facet[]; ratings: Facet[] }
export type BrandCount = { name: string; count: number }

/** The steps a rating is filtered by: “4 and up”. */
export const ratingSteps = [4.5, 4, 3, 2, 1]

/** Available in the specification's sense: sold from more than 100 units. */
export const isAvailable = ({ minQuantity }: { minQuantity: number }) => minQuantity > 100
