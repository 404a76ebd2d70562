/** What a list is limited to; what is missing limits nothing. */
export type FilterValues = {
  /** The words that were searched for: a chip takes them off. */
  q?: string | undefined
  /** Any of them. */
  brand?: readonly string[] | undefined
  /** Any of them. */
  category?: readonly string[] | undefined
  /** From 1 to 5. */
  minRating?: number | undefined
  /** Of one unit. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** The most units that a smallest order may have. */
  maxMinimum?: number | undefined
  /** Only what there is enough of. */
  inStock?: boolean | undefined
  /** Only what verified suppliers sell. */
  verified?: boolean | undefined
}

/** One thing to choose, and how many products it would leave. */
export type Facet<Value extends string | number = string> = { value: Value; count?: number | undefined }

/** What there is to choose from; a group that is missing is not offered. */
export type Facets = {
  categories?: readonly Facet[] | undefined
  brands?: readonly Facet[] | undefined
  ratings?: readonly Facet<number>[] | undefined
  /** How many are sold by verified suppliers. */
  verified?: number | undefined
}

/** How many choices limit something. */
export function activeCount({ q: _q, brand = [], category = [], inStock, verified, ...figures }: FilterValues) {
  const { minPrice, maxPrice, ...others } = figures
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const limits = Object.values(others).filter((figure) => figure !== undefined)
  return brand.length + category.length + limits.length + (hasPrice ? 1 : 0) + (inStock ? 1 : 0) + (verified ? 1 : 0)
}

/** With one choice more, or without it; without any of them it is no limit. */
export function toggle(values: readonly string[] | undefined = [], value: string): readonly string[] | undefined {
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return next.length > 0 ? next : undefined
}
