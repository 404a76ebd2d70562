import type { PriceBreak } from './prices.ts'
export type Product = {
  _id: string
  name: string
  image: string
  brand: string
  category: string
  description: string
  price: number
  /** From 1 to 5: what buyers gave on average where there are reviews, else what its supplier says. */
  rating: number
  /** Units in stock. */
  mainQuantity: number
  /** The fewest units one purchase may have. */
  minQuantity: number
  /** Grows with each edit; only our server keeps it, and what follows. */
  version?: number
  /** How many buyers’ reviews the rating is the average of; absent where there is none. */
  reviewCount?: number | undefined
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
  /** Who sells it; absent where nobody does. */
  supplier?: SupplierOfProduct | undefined
  /** Taken off the market by its owner: to be seen, not to be bought. */
  withdrawn?: boolean | undefined
}

/** As much of a supplier as a product says. */
export type SupplierOfProduct = {
  id: string
  name: string
  verified: boolean
  /** What an order of theirs must be worth. */
  smallestOrderValue?: number | undefined
}

export type ProductPage = {
  products: Product[]
  /** Where the next page begins; absent on the last. */
  next?: string
  /** How many there are in all, where it is known. */
  total?: number
  isEstimate: boolean
}

/** What the update form sends: no price. An empty `sku` is none, one unit is no carton, and `null` no days. */
export type ProductChange = Omit<
  Product,
  '_id' | 'price' | 'priceBreaks' | 'version' | 'reviewCount' | 'leadDays' | 'supplier' | 'withdrawn'
> & {
  leadDays?: number | null | undefined
}
export type NewProduct = ProductChange & { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
/** What a product costs. */
export type Prices = { price: number; priceBreaks?: readonly PriceBreak[] | undefined }
/** The product the edit was made from: its version and its stock then. */
export type EditedFrom = { version?: number; mainQuantity?: number }
