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

/** How many choices limit something. */
export function activeCount({ brand, category, minRating }: FilterValues) {
  return [brand, category, minRating].filter((value) => value !== undefined).length
}
