// The list functions of our server, as pure functions for a server that always sends the complete list.
import {
  type BrandCount,
  type Facet,
  type Facets,
  isAvailable,
  type ListQuery,
  type ProductFilter,
  ratingSteps,
  type Sort,
} from '../catalog/filter.ts'
import { smallestOrder } from '../catalog/prices.ts'
import type { Product, ProductPage } from '../catalog/types.ts'

export function filterProducts(products: Product[], filter: ProductFilter): Product[] {
  const words = normalize(filter.q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return products.filter((product) => {
    const { name, brand, description, category, rating } = product
    const haystack = words.length ? normalize(`${name} ${brand} ${description} ${category}`) : ''
    return (
      isAmong(brand, filter.brand) &&
      isAmong(category, filter.category) &&
      (filter.minRating === undefined || rating >= filter.minRating) &&
      hasFigures(product, filter) &&
      (!filter.verified || product.supplier?.verified === true) &&
      (filter.supplier === undefined || product.supplier?.id === filter.supplier) &&
      (!filter.available || isAvailable(product)) &&
      words.every((word) => haystack.includes(word))
    )
  })
}

function hasFigures(product: Product, { minPrice = 0, maxPrice = Infinity, maxMinimum, inStock }: ProductFilter) {
  const { price, mainQuantity } = product
  const smallest = smallestOrder(product)
  return (
    price >= minPrice &&
    price <= maxPrice &&
    (maxMinimum === undefined || smallest <= maxMinimum) &&
    (!inStock || mainQuantity >= smallest)
  )
}

const isAmong = (value: string, chosen: string[] | undefined) => !chosen?.length || chosen.includes(value)

/** Joins a number and its unit into one word: “45 W” becomes “45w”. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\d)\s+(?=\p{L})/gu, '$1')

/** Sorts by price, then by id. Without a sort the server's order stays. */
export function sortProducts(products: Product[], sort?: Sort): Product[] {
  if (!sort) return products
  const way = sort === 'price-asc' ? 1 : -1
  return products.toSorted((a, b) => (a.price - b.price) * way || (a._id < b._id ? -1 : 1))
}

/** One page of a list. The cursor is an offset. */
export function pageOf(all: Product[], query: ListQuery): ProductPage {
  const found = sortProducts(filterProducts(all, query), query.sort)
  const start = Number(query.cursor ?? 0) || 0
  const end = query.limit ? start + query.limit : found.length
  return {
    products: found.slice(start, end),
    next: end < found.length ? String(end) : undefined,
    total: found.length,
    isEstimate: false,
  }
}

/** The brands by name, with the number of products of each. */
export function countBrands(products: Product[]): BrandCount[] {
  return count(products, 'brand')
    .map(({ value, count }) => ({ name: value, count }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Counts the products for each further choice. A facet ignores its own current choice. */
export function countFacets(products: Product[], filter: ProductFilter): Facets {
  const without = (field: keyof ProductFilter) => filterProducts(products, { ...filter, [field]: undefined })
  const rated = without('minRating')
  return {
    categories: count(without('category'), 'category'),
    brands: count(without('brand'), 'brand'),
    ratings: ratingSteps.map((step) => ({
      value: String(step),
      count: rated.filter(({ rating }) => rating >= step).length,
    })),
  }
}

/** The most frequent first, then by name. */
function count(products: Product[], field: 'brand' | 'category'): Facet[] {
  const counts = new Map<string, number>()
  for (const product of products) counts.set(product[field], (counts.get(product[field]) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
