/** The active filters. An absent field does not filter. */
export type FilterValues = {
  /** The search text. A chip removes it. */
  q?: string | undefined
  /** Products of any of these brands. */
  brand?: readonly string[] | undefined
  /** Products of any of these categories. */
  category?: readonly string[] | undefined
  /** The lowest rating, from 1 to 5. */
  minRating?: number | undefined
  /** The lowest price of a unit. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** The highest minimum order, in units. */
  maxMinimum?: number | undefined
  /** Only products with enough stock. */
  inStock?: boolean | undefined
  /** Only products of verified suppliers. */
  verified?: boolean | undefined
}

/** An option, with the number of products that it leaves. */
export type Facet<Value extends string | number = string> = { value: Value; count?: number | undefined }

/** The options of each group. An absent group is not shown. */
export type Facets = {
  categories?: readonly Facet[] | undefined
  brands?: readonly Facet[] | undefined
  ratings?: readonly Facet<number>[] | undefined
  /** The number of products of verified suppliers. */
  verified?: number | undefined
}

/** The number of active filters. */
export function activeCount({ q: _q, brand = [], category = [], inStock, verified, ...figures }: FilterValues) {
  const { minPrice, maxPrice, ...others } = figures
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const limits = Object.values(others).filter((figure) => figure !== undefined)
  return brand.length + category.length + limits.length + (hasPrice ? 1 : 0) + (inStock ? 1 : 0) + (verified ? 1 : 0)
}

/** Adds or removes a value. Undefined if none is left. */
export function toggle(values: readonly string[] | undefined = [], value: string): readonly string[] | undefined {
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return next.length > 0 ? next : undefined
}
