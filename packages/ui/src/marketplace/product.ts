/** What the marketplace shows of a product. A host's own product may carry more. */
export type Product = {
  _id: string
  name: string
  /** Address of its picture; empty when there is none. */
  image: string
  brand: string
  category: string
  description: string
  price: number
  /** From 1 to 5. */
  rating: number
  /** How many reviews that is the average of; absent where there is none. */
  reviewCount?: number | undefined
  /** Units in stock. */
  mainQuantity: number
  /** The fewest units that can be bought at once. */
  minQuantity: number
  /** The supplier's own article number. */
  sku?: string | undefined
  /** Units in one carton. Buyers order whole cartons. */
  orderMultiple?: number | undefined
  /** Lower prices for more units, in rising order. */
  priceBreaks?: readonly PriceBreak[] | undefined
  /** Days until it leaves the supplier. */
  leadDays?: number | undefined
  /** All of its pictures where it has several, `image` the first of them. */
  images?: readonly string[] | undefined
  /** Who sells it; absent where that is not known. */
  supplier?: ProductSupplier | undefined
  /** Taken off the market by who sells it: to be seen, not to be bought. */
  withdrawn?: boolean | undefined
}

/** As much of a supplier as a product says. */
export type ProductSupplier = {
  id: string
  name: string
  verified: boolean
  /** What an order of theirs must be worth; absent where any is taken. */
  smallestOrderValue?: number | undefined
}

/** From so many units on each costs so much. */
export type PriceBreak = { from: number; price: number }

/** What `availability` says of a product's stock. */
export type Availability = 'available' | 'low' | 'short' | 'out'

/** The minimum, rounded up to whole cartons. */
export function smallestOrder({ minQuantity, orderMultiple = 1 }: Pick<Product, 'minQuantity' | 'orderMultiple'>) {
  return Math.ceil(minQuantity / orderMultiple) * orderMultiple
}

/** What the stock means for a buyer: `short` is stock that no longer fills the smallest order, `low` fills fewer than three. */
export function availability({
  mainQuantity,
  ...product
}: Pick<Product, 'mainQuantity' | 'minQuantity' | 'orderMultiple'>): Availability {
  const smallest = smallestOrder(product)
  if (mainQuantity <= 0) return 'out'
  if (mainQuantity < smallest) return 'short'
  return mainQuantity < smallest * 3 ? 'low' : 'available'
}

/** How a list is ordered by price; not given, it stands as it came. */
export type PriceSort = 'price-asc' | 'price-desc'
