/** The fields of a product that the marketplace shows. A host's own product can have more. */
export type Product = {
  _id: string
  name: string
  /** The address of its picture; empty if there is none. */
  image: string
  brand: string
  category: string
  description: string
  price: number
  /** From 1 to 5. */
  rating: number
  /** The number of reviews; absent if there are none. */
  reviewCount?: number | undefined
  /** Units in stock. */
  mainQuantity: number
  /** The smallest number of units in an order. */
  minQuantity: number
  /** The supplier's own number for the product. */
  sku?: string | undefined
  /** Units in one carton. Buyers order whole cartons. */
  orderMultiple?: number | undefined
  /** Lower prices for larger quantities, in ascending order. */
  priceBreaks?: readonly PriceBreak[] | undefined
  /** The days until the supplier ships it. */
  leadDays?: number | undefined
  /** The addresses of all pictures if there are several. The first one is `image`. */
  images?: readonly string[] | undefined
  /** The supplier; absent if unknown. */
  supplier?: ProductSupplier | undefined
  /** The supplier has withdrawn it: it is visible, but cannot be bought. */
  withdrawn?: boolean | undefined
}

/** The fields of a supplier that a product shows. */
export type ProductSupplier = {
  id: string
  name: string
  verified: boolean
  /** The smallest value of an order; absent if there is no limit. */
  smallestOrderValue?: number | undefined
}

/** The price of a unit from a quantity on. */
export type PriceBreak = { from: number; price: number }

/** The result of `availability`. */
export type Availability = 'available' | 'low' | 'short' | 'out'

/** The minimum, rounded up to whole cartons. */
export function smallestOrder({ minQuantity, orderMultiple = 1 }: Pick<Product, 'minQuantity' | 'orderMultiple'>) {
  return Math.ceil(minQuantity / orderMultiple) * orderMultiple
}

/** The stock from a buyer's view: `short` does not fill the smallest order, `low` fills fewer than three. */
export function availability({
  mainQuantity,
  ...product
}: Pick<Product, 'mainQuantity' | 'minQuantity' | 'orderMultiple'>): Availability {
  const smallest = smallestOrder(product)
  if (mainQuantity <= 0) return 'out'
  if (mainQuantity < smallest) return 'short'
  return mainQuantity < smallest * 3 ? 'low' : 'available'
}

/** The order of a list by price. Without it the list keeps its own order. */
export type PriceSort = 'price-asc' | 'price-desc'
